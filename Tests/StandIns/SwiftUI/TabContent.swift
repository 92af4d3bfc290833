@_spi(Driving) import AppleFoundationStandIn

// Apple: swiftui/tabcontent, 2026-11-30
/// A tab or several, in a `TabView` of iOS 18.
@MainActor @preconcurrency public protocol TabContent<TabValue> {
  /// The type of the selection.
  associatedtype TabValue: Hashable

  /// The tabs as the views that they stand for.
  @_spi(Driving) var tabs: AnyView { get }
}

// Apple: swiftui/tabrole, 2026-11-30
/// What a tab is for.
public struct TabRole: Hashable, Sendable {
  private let name: String

  /// The search.
  public static var search: TabRole { TabRole(name: "search") }
}

// Apple: swiftui/tab, 2026-11-30
/// A tab with its item and its content.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
@MainActor @preconcurrency
public struct Tab<Value: Hashable, Content: View, Label: View>: TabContent {
  /// The type of the selection.
  public typealias TabValue = Value

  private let value: Value
  private let content: Content
  private let label: Label

  // Apple: swiftui/tab/init(value:role:content:label:), 2026-11-30
  /// Creates a tab with a label.
  public init(
    value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.value = value
    self.content = content()
    self.label = label()
  }

  /// The tabs as views.
  @_spi(Driving) public var tabs: AnyView {
    AnyView(content.tabItem { label }.tag(value))
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension Tab where Label == DefaultTabLabel {
  // Apple: swiftui/tab/init(_:systemimage:value:role:content:), 2026-11-30
  /// Creates a tab with a text and a system symbol.
  public init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) {
      DefaultTabLabel(title: String(title), symbol: systemImage)
    }
  }
}

// Apple: swiftui/defaulttablabel, 2026-11-30
/// The label of a tab with a text and a system symbol.
public nonisolated struct DefaultTabLabel: View {
  let title: String
  let symbol: String

  /// The label.
  public var body: some View { Label(title, systemImage: symbol) }
}

// Apple: swiftui/tabsection, 2026-11-30
/// Tabs with a heading, for sidebars.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
@MainActor @preconcurrency
public struct TabSection<Value: Hashable, Content: TabContent>: TabContent
where Content.TabValue == Value {
  /// The type of the selection.
  public typealias TabValue = Value

  private let content: Content

  // Apple: swiftui/tabsection/init(_:content:), 2026-11-30
  /// Groups tabs under a text.
  public init<S: StringProtocol>(_ title: S, @TabContentBuilder<Value> content: () -> Content) {
    self.content = content()
  }

  /// The tabs as views.
  @_spi(Driving) public var tabs: AnyView { content.tabs }
}

/// Several tabs.
@MainActor @preconcurrency public struct TabGroup<Value: Hashable>: TabContent {
  /// The type of the selection.
  public typealias TabValue = Value

  /// The tabs as views.
  @_spi(Driving) public let tabs: AnyView
}

// Apple: swiftui/tabcontentbuilder, 2026-11-30
/// Makes tabs from closures.
@MainActor @preconcurrency @resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
  /// A tab as a statement.
  public static func buildExpression<Content: TabContent>(_ content: Content) -> Content
  where Content.TabValue == TabValue { content }

  /// One statement.
  public static func buildBlock<Content: TabContent>(_ content: Content) -> Content
  where Content.TabValue == TabValue { content }

  /// Several statements.
  public static func buildBlock<each Content: TabContent>(
    _ content: repeat each Content
  ) -> TabGroup<TabValue> {
    var views: [any View] = []
    repeat views.append((each content).tabs)
    return TabGroup(tabs: AnyView(TupleView(value: (), contents: views)))
  }

  /// An `if` without `else`.
  public static func buildIf<Content: TabContent>(_ content: Content?) -> TabGroup<TabValue>
  where Content.TabValue == TabValue {
    TabGroup(tabs: content?.tabs ?? AnyView(EmptyView()))
  }
}

extension TabContent {
  // Apple: swiftui/tabcontent/badge(_:), 2026-11-30
  /// Shows a number at the item; none for 0.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public func badge(_ count: Int) -> some TabContent<TabValue> {
    TabGroup<TabValue>(tabs: AnyView(tabs.badge(count)))
  }
}

extension View {
  // Apple: swiftui/view/badge(_:), 2026-11-30
  /// Shows a number at the tab or the row; the model shows none.
  @available(iOS 15.0, macOS 12.0, visionOS 1.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public nonisolated func badge(_ count: Int) -> some View {
    modifier(DecorationModifier { nodes, _ in nodes })
  }
}

/// Tabs of iOS 18 as views.
public nonisolated struct TabContentView: View {
  let tabs: AnyView
}

extension TabContentView: ContainerView {
  @MainActor var elements: [(key: AnyHashable, view: any View)] { [("tabs", tabs)] }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension TabView where Content == TabContentView {
  // Apple: swiftui/tabview/init(selection:content:), 2026-11-30
  /// Creates tabs with a selection.
  @MainActor public init<C: TabContent>(
    selection: Binding<SelectionValue>,
    @TabContentBuilder<SelectionValue> content: () -> C
  ) where C.TabValue == SelectionValue {
    let tabs = content().tabs
    self.init(selection: selection) { TabContentView(tabs: tabs) }
  }
}
