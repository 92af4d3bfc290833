@_spi(Driving) import AppleFoundationStandIn

/// What one rendering of the whole tree brings to light.
@MainActor final class RenderPass {
  let generation: Int

  /// Handlers of URLs, inner before outer.
  var urlHandlers: [(URL) -> Void] = []

  /// Handlers of activities, inner before outer.
  var activityHandlers: [(type: String, action: (NSUserActivity) -> Void)] = []

  /// What is on screen and wants to know it, inner before outer.
  var visible: [Lifecycle] = []

  var afterwards: [@MainActor () -> Void] = []

  /// What the identifiers of events contain that the window wants to have.
  var preferring: Set<String> = []

  var allowing: Set<String> = []
  var advertised: [NSUserActivity] = []

  /// Forgets what only a scene of SwiftUI's own is asked for; whether there was anything.
  func dropSceneEvents() -> Bool {
    defer {
      (urlHandlers, activityHandlers, advertised) = ([], [], [])
      (preferring, allowing) = ([], [])
    }
    return !urlHandlers.isEmpty || !activityHandlers.isEmpty || !advertised.isEmpty
      || !preferring.isEmpty || !allowing.isEmpty
  }

  init(generation: Int) {
    self.generation = generation
  }
}

/// Where a view is rendered: its place, and what it inherits.
@MainActor struct Site {
  let graph: ViewGraph
  let pass: RenderPass
  private(set) var place: Place
  var environment: EnvironmentValues
  var isVisible = true
  var isInLazyContainer = false
  var stack: StackContext?
  var column: ColumnContext?

  /// The screen or sheet the view is on, which presents one thing at a time.
  var level: PresentationLevel

  /// The site of a place below.
  func child(_ key: AnyHashable) -> Site {
    var child = self
    child.place = place.child(key, generation: pass.generation)
    return child
  }

  /// Renders a view; another type of view in the same place begins anew.
  @MainActor func render(_ view: any View) -> [Node] {
    let site = child(ObjectIdentifier(type(of: view)))
    guard let primitive = view as? any PrimitiveView else { return site.renderBody(of: view) }
    return primitive.render(at: site)
  }

  /// Renders a view through its body.
  private func renderBody(of view: some View) -> [Node] {
    place.install(view, environment: environment)
    return child("body").render(view.body)
  }

  /// Renders a modifier through its body.
  func renderBody<M: ViewModifier>(of modifier: M, content: any View) -> [Node] {
    place.install(modifier, environment: environment)
    return child("body").render(modifier.body(content: ViewModifierContent<M>(view: content)))
  }
}

/// A view that the model renders itself.
@MainActor protocol PrimitiveView: View where Body == Never {
  /// The nodes that the view comes to.
  @MainActor func render(at site: Site) -> [Node]
}

/// A modifier that the model applies itself.
@MainActor protocol PrimitiveModifier: ViewModifier where Body == Never {
  /// The nodes that the modified view comes to.
  @MainActor func render(_ content: any View, at site: Site) -> [Node]
}

/// A view that is nothing but the views in it.
@MainActor protocol ContainerView: PrimitiveView {
  /// The views, with what identifies them among each other.
  @MainActor var elements: [(key: AnyHashable, view: any View)] { get }
}

extension ContainerView {
  @MainActor func render(at site: Site) -> [Node] {
    elements.flatMap { site.child($0.key).render($0.view) }
  }
}

/// A view that is there even when nothing is in it.
protocol LaidOutView {}

/// Whether a view is nothing but empty views, so that there is no view that carries a modifier.
@MainActor func holdsNothing(_ view: any View) -> Bool {
  guard let container = view as? any ContainerView, !(view is any LaidOutView) else { return false }
  return container.elements.allSatisfy { holdsNothing($0.view) }
}

extension EmptyView: ContainerView {
  @MainActor var elements: [(key: AnyHashable, view: any View)] { [] }
}

extension TupleView: ContainerView {
  @MainActor var elements: [(key: AnyHashable, view: any View)] {
    contents.enumerated().map { (AnyHashable($0.offset), $0.element) }
  }
}

extension ConditionalContent: ContainerView {
  @MainActor var elements: [(key: AnyHashable, view: any View)] {
    switch self {
    case .first(let view): [("first", view)]
    case .second(let view): [("second", view)]
    }
  }
}

extension Optional: ContainerView, PrimitiveView where Wrapped: View {
  @MainActor var elements: [(key: AnyHashable, view: any View)] { map { [("some", $0)] } ?? [] }
}

extension AnyView: ContainerView {
  @MainActor var elements: [(key: AnyHashable, view: any View)] { [("any", view)] }
}

extension Group: ContainerView {
  @MainActor var elements: [(key: AnyHashable, view: any View)] { [("group", content)] }
}

extension ViewModifierContent: PrimitiveView {
  @MainActor func render(at site: Site) -> [Node] { site.render(view) }
}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
  @MainActor func render(at site: Site) -> [Node] {
    guard let primitive = modifier as? any PrimitiveModifier else {
      return site.renderBody(of: modifier, content: content)
    }
    return primitive.render(content, at: site)
  }
}

extension Never: PrimitiveView {
  @MainActor func render(at site: Site) -> [Node] { fatalError("Never is not rendered") }
}
