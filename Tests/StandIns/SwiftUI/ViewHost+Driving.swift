@_spi(Driving) public import AppleFoundationStandIn

// Reached only by `@_spi(Driving) import SwiftUI`.

/// Shows a view as a scene does: keeps its state, hands it what the system sends, and can be touched.
@_spi(Driving) @MainActor public final class ViewHost {
  /// The tree.
  let graph: ViewGraph

  /// Shows a view; a store that another host had is that of a scene which is restored, and a URL or an
  /// activity is handed over before anything appears.
  public init<Root: View>(
    _ root: Root,
    storage: SceneStore = SceneStore(),
    opening url: URL? = nil,
    continuing activity: NSUserActivity? = nil,
    in environment: (inout EnvironmentValues) -> Void = { _ in }
  ) {
    graph = ViewGraph(root: root, storage: storage)
    environment(&graph.environment)
    graph.beforeAppearing = { [graph] in
      if let url { graph.pass.urlHandlers.forEach { $0(url) } }
      for handler in graph.pass.activityHandlers {
        if let activity, handler.type == activity.activityType { handler.action(activity) }
      }
    }
    graph.update()
  }

  /// Shows the first window of an app.
  public convenience init<A: App>(app: A, storage: SceneStore = SceneStore()) {
    self.init(AppWindow(app: app), storage: storage)
  }

  /// Ends the dismissals of sheets.
  public var transitions: TransitionClock { graph.clock }

  /// Console warnings.
  public var warnings: [String] {
    graph.update()
    return graph.log.warnings
  }

  /// How often the whole tree was rendered.
  public var renderings: Int {
    graph.update()
    return graph.renderings
  }

  /// Whether each rendering but the first one was to be animated.
  public var animations: [Bool] {
    graph.update()
    return graph.animations
  }

  /// Lets everything that is not held come to its end.
  public func settle() async {
    graph.update()
    await graph.clock.runUntilIdle()
    graph.update()
  }

  /// Changes what the root inherits.
  public func setEnvironment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) {
    graph.environment[keyPath: keyPath] = value
    graph.update()
  }
}

// What the system does.
@_spi(Driving) extension ViewHost {
  /// The doors through which a universal link can come.
  public struct Doors: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Creates doors from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// `onOpenURL`, where SwiftUI delivers them.
    public static let openURL = Doors(rawValue: 1)

    /// `onContinueUserActivity` for browsing, where some systems deliver them too.
    public static let userActivity = Doors(rawValue: 2)
  }

  /// Hands a URL to every `onOpenURL` of the scene, inner before outer; the number of handlers.
  @discardableResult public func open(_ url: URL) -> Int {
    graph.update()
    let handlers = graph.pass.urlHandlers
    handlers.forEach { $0(url) }
    graph.update()
    return handlers.count
  }

  /// Hands an activity to every handler of its type, inner before outer; the number of handlers.
  @discardableResult public func `continue`(_ activity: NSUserActivity) -> Int {
    graph.update()
    let handlers = graph.pass.activityHandlers.filter { $0.type == activity.activityType }
    handlers.forEach { $0.action(activity) }
    graph.update()
    return handlers.count
  }

  /// Hands a universal link through some doors, in the order given by the system.
  public func openUniversalLink(_ url: URL, through doors: Doors = .openURL) {
    if doors.contains(.userActivity) {
      let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
      activity.webpageURL = url
      `continue`(activity)
    }
    if doors.contains(.openURL) { open(url) }
  }

  /// The URLs that `openURL` handed to the system.
  public var openedBySystem: [URL] { graph.opener.opened }

  /// Fixes what the system does with a URL; false is "cannot be opened".
  public func systemOpens(_ decide: @escaping @MainActor (URL) -> Bool) {
    graph.opener.accepts = decide
  }

  /// The activities that the app offers now.
  public var advertisedActivities: [NSUserActivity] {
    graph.update()
    return graph.pass.advertised
  }
}
