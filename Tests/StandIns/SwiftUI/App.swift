@_spi(Driving) import AppleFoundationStandIn

// Apple: swiftui/scene, 2026-11-21
/// A part of the app's interface with a life cycle of its own.
@MainActor @preconcurrency public protocol Scene {
  /// The type of the body.
  associatedtype Body: Scene

  /// The content.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
  /// Scenes that the model shows itself have no body.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// Makes scenes from closures.
@resultBuilder public struct SceneBuilder {
  /// A scene as a statement.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  /// One scene.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Several scenes.
  public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> SceneList {
    var scenes: [any Scene] = []
    repeat scenes.append(each content)
    return SceneList(scenes: scenes)
  }
}

/// Several scenes; Apple's type is opaque.
public nonisolated struct SceneList: Scene {
  let scenes: [any Scene]
}

/// Windows with the same content.
public nonisolated struct WindowGroup<Content: View>: Scene {
  let content: () -> Content

  // Apple: swiftui/windowgroup/init(content:), 2026-11-21
  /// Creates windows.
  public init(@ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }

  /// Creates windows with an identifier.
  public init(id: String, @ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }
}

extension WindowGroup {
  // Apple: swiftui/windowgroup/init(id:for:content:defaultvalue:), 2026-11-25
  /// Creates windows for a value each.
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public init<Value: Codable & Hashable, Inner: View>(
    for type: Value.Type = Value.self,
    @ViewBuilder content: @escaping (Binding<Value?>) -> Inner
  ) where Content == PresentedWindowContent<Value, Inner> {
    self.content = { PresentedWindowContent(content: content) }
  }
}

// Apple: swiftui/presentedwindowcontent, 2026-11-25
/// What a window shows of its value.
public nonisolated struct PresentedWindowContent<Value: Codable & Hashable, Content: View>: View {
  let content: (Binding<Value?>) -> Content

  @State private var value: Value?

  init(content: @escaping (Binding<Value?>) -> Content) {
    self.content = content
  }

  /// The content, with the value.
  @MainActor public var body: Content { content($value) }
}

/// A scene and the events that open a new instance of it.
nonisolated struct ExternalEventsScene<Content: Scene>: Scene {
  let content: Content
  let conditions: Set<String>
}

/// A scene that says which events open a new instance of it.
@MainActor protocol EventScene {
  /// What the identifier of an event must contain.
  nonisolated var conditions: Set<String> { get }
}

extension ExternalEventsScene: EventScene {}

extension Scene {
  // Apple: swiftui/scene/handlesexternalevents(matching:), 2026-11-22
  /// Says which events open a new instance of the scene.
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public nonisolated func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
    ExternalEventsScene(content: self, conditions: conditions)
  }
}

/// The app.
@MainActor @preconcurrency public protocol App {
  /// The type of the scenes.
  associatedtype Body: Scene

  /// The scenes.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// Creates the app.
  @MainActor @preconcurrency init()
}

extension App {
  /// Starts the app, which only a host does here.
  public static func main() {}
}

/// A scene with windows.
@MainActor protocol WindowScene {
  /// The content of the first window, if there is one.
  @MainActor var window: (any View)? { get }
}

extension WindowGroup: WindowScene {
  @MainActor var window: (any View)? { content() }
}

extension ExternalEventsScene: WindowScene {
  @MainActor var window: (any View)? { firstWindow(of: content) }
}

extension SceneList: WindowScene {
  @MainActor var window: (any View)? { scenes.lazy.compactMap { firstWindow(of: $0) }.first }
}

/// The content of the first window of a scene.
@MainActor func firstWindow(of scene: any Scene) -> (any View)? {
  if let known = scene as? any WindowScene { return known.window }
  return bodyWindow(of: scene)
}

/// The content of the first window of an app's own scene.
@MainActor private func bodyWindow(of scene: some Scene) -> (any View)? {
  firstWindow(of: scene.body)
}

/// The first window of an app.
nonisolated struct AppWindow<A: App>: View {
  let app: A
}

extension AppWindow: PrimitiveView {
  @MainActor func render(at site: Site) -> [Node] {
    site.place.install(app, environment: site.environment)
    return firstWindow(of: app.body).map { site.child("window").render($0) } ?? []
  }
}
