@_spi(Driving) public import AppleFoundationStandIn

/// Where views stand in a column; nothing is laid out here.
public enum HorizontalAlignment: Sendable {
  /// At an edge or in the middle.
  case leading, center, trailing
}

/// A column.
public nonisolated struct VStack<Content: View>: View {
  let content: Content

  /// Creates a column.
  public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

/// Views with a heading.
public nonisolated struct Section<Content: View>: View {
  let header: String?
  let content: Content

  /// Puts views together.
  public init(@ViewBuilder content: () -> Content) {
    header = nil
    self.content = content()
  }

  /// Puts views together under a heading.
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    header = String(title)
    self.content = content()
  }
}

extension VStack: ContainerView, LaidOutView {
  @MainActor var elements: [(key: AnyHashable, view: any View)] { [("content", content)] }
}

extension Section: PrimitiveView {
  @MainActor func render(at site: Site) -> [Node] {
    (header.map { [Node(.text($0))] } ?? []) + site.render(content)
  }
}

/// A view for each element, identified by the element.
public nonisolated struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data

  /// Makes the view of an element.
  public var content: (Data.Element) -> Content

  let id: (Data.Element) -> ID
}

extension ForEach: View, ContainerView, PrimitiveView where Content: View {
  @MainActor var elements: [(key: AnyHashable, view: any View)] {
    data.map { (AnyHashable(id($0)), content($0)) }
  }
}

extension ForEach where Content: View {
  /// A view for each element, identified by a part of it.
  public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    self.id = { $0[keyPath: id] }
  }

  /// A view for each element.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.data = data
    self.content = content
    id = { $0.id }
  }

  /// A view for each number of a constant range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.data = data
    self.content = content
    id = { $0 }
  }
}

/// Rows; lazy, so that navigation destinations do not belong in it.
public nonisolated struct List<SelectionValue: Hashable, Content: View>: View {
  let content: Content

  /// The tag of the row that is selected.
  var selection: Binding<SelectionValue?>?

  // Apple: swiftui/list/init(selection:content:)-1pisz, 2026-11-24
  /// Creates rows of which one can be selected.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.selection = selection
  }
}

extension List where SelectionValue == Never {
  /// Creates rows.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a row for each element.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    content = ForEach(data, content: rowContent)
  }

  /// Creates a row for each element, identified by a part of it.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    content = ForEach(data, id: id, content: rowContent)
  }
}

extension List: PrimitiveView {
  @MainActor func render(at site: Site) -> [Node] {
    var site = site
    site.isInLazyContainer = true
    guard let selection else { return [Node(.group, site.render(content))] }
    return TabElement.all(in: content).map { row in
      let nodes = site.child(row.key).render(row.view)
      guard let value = row.tag?.base as? SelectionValue else { return Node(.group, nodes) }
      let mark = selection.wrappedValue == value ? [Node(.text("selected"))] : []
      return Node(.control { selection.wrappedValue = value }, nodes + mark)
    }
  }
}
