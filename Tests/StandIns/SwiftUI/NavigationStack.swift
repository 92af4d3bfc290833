@_spi(Driving) import AppleFoundationStandIn

/// What a stack knows while it is rendered, and what its links need later.
@MainActor final class StackContext {
  private var destinations: [ObjectIdentifier: (any Hashable) -> (any View)?] = [:]
  let isHomogeneous: Bool
  var isAtRoot = true

  /// Puts a value on the path; false when the path cannot hold it.
  let push: @MainActor (any Hashable) -> Bool

  /// Makes a value the whole path; false when the path cannot hold it.
  let replace: @MainActor (any Hashable) -> Bool

  private weak var graph: ViewGraph?

  init(
    isHomogeneous: Bool,
    graph: ViewGraph,
    push: @escaping @MainActor (any Hashable) -> Bool,
    replace: @escaping @MainActor (any Hashable) -> Bool
  ) {
    self.isHomogeneous = isHomogeneous
    self.graph = graph
    self.push = push
    self.replace = replace
  }

  /// Declares what is shown for values of a type.
  func declare<D: Hashable>(_ type: D.Type, make: @escaping (D) -> any View) {
    guard isAtRoot || !isHomogeneous else {
      warn(
        "Only root-level navigation destinations are effective for a navigation stack with a "
          + "homogeneous path."
      )
      return
    }
    let key = ObjectIdentifier(type)
    guard destinations[key] == nil else { return }
    destinations[key] = { ($0 as? D).map(make) }
  }

  /// The screen for a value.
  func screen(for value: any Hashable) -> (any View)? {
    destinations[ObjectIdentifier(type(of: value))]?(value)
  }

  /// What tapping a link for a value does, in the stack or in a column before it.
  func activate(_ value: any Hashable, fromEarlierColumn isEarlier: Bool = false) {
    guard screen(for: value) != nil, isEarlier ? replace(value) : push(value) else {
      warnOfMissingDestination(for: value)
      return
    }
  }

  /// Says that no screen is declared for a value.
  func warnOfMissingDestination(for value: any Hashable) {
    warn(
      "A NavigationLink is presenting a value of type “\(type(of: value))” but there is no matching "
        + "navigationDestination declaration visible from the location of the link. The link cannot "
        + "be activated."
    )
  }

  /// Records a console warning.
  func warn(_ text: String) {
    graph?.log.warn(text)
  }
}

/// A path of any kind.
struct PathAccess {
  /// The values, bottom first.
  let elements: [any Hashable]

  let isHomogeneous: Bool

  /// Puts a value on top; false when the path cannot hold it.
  let append: (any Hashable) -> Bool

  /// Makes a value the whole path; false when the path cannot hold it.
  let replace: (any Hashable) -> Bool

  /// Keeps the first values.
  let keep: (Int) -> Void
}

// Apple: swiftui/navigationstack, 2026-11-21
/// A root and screens over it, as the path says.
public nonisolated struct NavigationStack<Data, Root: View>: View {
  /// The path; nil is a path of the stack's own.
  private let access: (() -> PathAccess)?

  private let identity: [AnyHashable]?
  private let root: Root

  // Apple: swiftui/navigationstack/init(path:root:)-3bt4q, 2026-11-21
  /// Creates a stack with a path of values of one type.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.root = root()
    identity = path.identity
    access = {
      PathAccess(elements: Array(path.wrappedValue), isHomogeneous: true) { value in
        guard let element = value as? Data.Element else { return false }
        path.wrappedValue.append(element)
        return true
      } replace: { value in
        guard let element = value as? Data.Element else { return false }
        path.wrappedValue = Data([element])
        return true
      } keep: { count in
        path.wrappedValue.removeLast(max(0, path.wrappedValue.count - count))
      }
    }
  }

  // Apple: swiftui/navigationstack/init(path:root:)-63x0h, 2026-11-21
  /// Creates a stack with a path of values of any type.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    self.root = root()
    identity = path.identity
    access = { Self.access(to: path) }
  }

  // Apple: swiftui/navigationstack/init(root:), 2026-11-21
  /// Creates a stack with a path of its own.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
    identity = nil
    access = nil
  }

  /// Access to a path of values of any type.
  private static func access(to path: Binding<NavigationPath>) -> PathAccess {
    PathAccess(elements: path.wrappedValue.elements.map(\.value), isHomogeneous: false) { value in
      path.wrappedValue.append(value)
      return true
    } replace: { value in
      var new = NavigationPath()
      new.append(value)
      path.wrappedValue = new
      return true
    } keep: { count in
      path.wrappedValue.removeLast(max(0, path.wrappedValue.count - count))
    }
  }

  /// Access to the stack's own path.
  @MainActor private func ownAccess(at site: Site) -> PathAccess {
    let graph = site.graph
    let path = site.place.memory("path") { Box(NavigationPath()) }
    let binding = Binding(reading: { path.value }) { [weak graph] new in
      path.value = new
      MainActor.assumeIsolated { graph?.invalidate() }
    }
    return Self.access(to: binding)
  }
}

extension NavigationStack: PrimitiveView {
  @MainActor func render(at site: Site) -> [Node] {
    if access != nil { site.note(identity, as: "path") }
    let path = access?() ?? ownAccess(at: site)
    let context = StackContext(
      isHomogeneous: path.isHomogeneous,
      graph: site.graph,
      push: { path.append($0) },
      replace: { path.replace($0) }
    )
    site.column?.stacks.value[site.column?.index ?? 0] = context
    var rootSite = site.child("root")
    rootSite.stack = context
    rootSite.isInLazyContainer = false
    rootSite.isVisible = site.isVisible && path.elements.isEmpty
    var layers = [Node(.layer, rootSite.render(root))]
    context.isAtRoot = false
    for (index, value) in path.elements.enumerated() {
      var layerSite = site.child("layer \(index)").child(AnyHashable(value))
      layerSite.stack = context
      layerSite.isInLazyContainer = false
      layerSite.isVisible = site.isVisible && index == path.elements.count - 1
      layerSite.environment.dismissal = { path.keep(index) }
      guard let screen = context.screen(for: value) else {
        context.warnOfMissingDestination(for: value)
        layers.append(Node(.layer))
        continue
      }
      layers.append(Node(.layer, layerSite.render(screen)))
    }
    let handle = StackHandle {
      guard !path.elements.isEmpty else { return false }
      path.keep(path.elements.count - 1)
      return true
    }
    return [Node(.stack(handle), layers)]
  }
}

/// Declares what a stack shows for a type of value.
nonisolated struct DestinationModifier<D: Hashable>: ViewModifier {
  let make: (D) -> any View
}

extension DestinationModifier: PrimitiveModifier {
  @MainActor func render(_ content: any View, at site: Site) -> [Node] {
    if site.isInLazyContainer {
      site.graph.log.warn(
        "Do not put a navigation destination modifier inside a “lazy” container, like `List` or "
          + "`LazyVStack`."
      )
    } else if holdsNothing(content) {
      site.graph.log.warn("A navigationDestination for “\(D.self)” has no view that carries it.")
    } else if let stack = site.stack {
      stack.declare(D.self, make: make)
    } else {
      site.graph.log.warn(
        "A navigationDestination for “\(D.self)” was declared outside every navigation stack."
      )
    }
    return site.render(content)
  }
}

extension View {
  // Apple: swiftui/view/navigationdestination(for:destination:), 2026-11-21
  /// Declares what the stack around shows for values of a type.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    for data: D.Type,
    @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(DestinationModifier<D>(make: destination))
  }
}

/// Something to tap that puts a value on the path of the stack around.
public nonisolated struct NavigationLink<Label: View, Destination: View>: View {
  /// The value; nil disables the link.
  let value: (any Hashable)?

  let label: Label
}

extension NavigationLink where Destination == Never {
  // Apple: swiftui/navigationlink/init(value:label:)-4jswo, 2026-11-21
  /// Creates a link.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.value = value
    self.label = label()
  }

  // Apple: swiftui/navigationlink/init(_:value:)-kj9v, 2026-11-21
  /// Creates a link with a text.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink: PrimitiveView {
  @MainActor func render(at site: Site) -> [Node] {
    var action: (@MainActor () -> Void)?
    if let stack = site.stack, let value {
      action = { stack.activate(value) }
    } else if let column = site.column, let value {
      action = { column.nextStack?.activate(value, fromEarlierColumn: true) }
    }
    return [Node(.control(site.environment.isEnabled ? action : nil), site.render(label))]
  }
}
