@_spi(Driving) public import AppleFoundationStandIn

// Reached only by `@_spi(Driving) import SwiftUI`.

/// Shows a view as a scene does: keeps its state, hands it what the system sends, and can be touched.
@_spi(Driving) @MainActor public final class ViewHost {
  let graph: ViewGraph

  /// When the system hands over what it started the app for.
  public enum LaunchMoment: Sendable {
    /// 0.1 s after the scene became active, within ``settle()``; OpenSwiftUI counts from its connection.
    case afterActive
    /// When bodies were read and before anything appears.
    case beforeAppearing
  }

  /// What the app was started for and did not receive yet; the time that it takes is told to a test.
  private var launch: (@MainActor () -> Void)?

  /// Shows a view, in a scene of SwiftUI's own or in a hosting controller of an app in UIKit.
  ///
  /// A store that another host had is that of a scene which is restored; a URL or an activity is what the
  /// app is started for. In a hosting controller, views receive nothing of the scene.
  public init<Root: View>(
    _ root: Root,
    storage: SceneStore = SceneStore(),
    opening url: URL? = nil,
    continuing activity: NSUserActivity? = nil,
    at moment: LaunchMoment = .afterActive,
    passing pass: @escaping @MainActor (Duration) -> Void = { _ in },
    inHostingController isHosted: Bool = false,
    in environment: (inout EnvironmentValues) -> Void = { _ in }
  ) {
    graph = ViewGraph(root: root, storage: storage)
    environment(&graph.environment)
    graph.isHosted = isHosted
    let deliver = { @MainActor [graph] in
      if let url { graph.deliver(url) }
      if let activity { graph.deliver(activity) }
    }
    switch moment {
    case .beforeAppearing: graph.beforeAppearing = deliver
    case .afterActive:
      launch = {
        pass(.milliseconds(100))
        deliver()
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

  /// Whether SwiftUI skips `onAppear` of what comes back on screen, as apps built with Xcode 16.3 or newer
  /// do whose path is given anew in each body.
  public var skipsReappearing: Bool {
    get { graph.skipsReappearing }
    set { graph.skipsReappearing = newValue }
  }

  /// Which of path, sheet, fullScreenCover, popover and selection were given a binding that SwiftUI takes
  /// for another one than the time before, at each rendering.
  public var renewedBindings: [String] {
    graph.update()
    return graph.renewedBindings
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
    guard let launch, graph.environment.scenePhase == .active else { return }
    self.launch = nil
    launch()
    await settle()
  }

  /// Changes what the root inherits.
  public func setEnvironment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) {
    graph.environment[keyPath: keyPath] = value
    graph.update()
  }
}

// What the system does.
@_spi(Driving) extension ViewHost {
  /// The entry points through which a universal link can come.
  public struct EntryPoints: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Creates entry points from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// `onOpenURL`, where SwiftUI delivers them.
    public static let openURL = EntryPoints(rawValue: 1)

    /// `onContinueUserActivity` for browsing, where some systems deliver them too.
    public static let userActivity = EntryPoints(rawValue: 2)
  }

  /// Hands a URL to every `onOpenURL` of the scene, inner before outer; the number of handlers.
  ///
  /// Of several that come at once only the first is handed over, as in OpenSwiftUI's `UIKitSceneDelegate`.
  @discardableResult public func open(_ url: URL, _ others: URL...) -> Int {
    graph.update()
    defer { graph.update() }
    return graph.deliver(url)
  }

  /// Hands an activity, of several the first, to every handler of its type, inner before outer; the number
  /// of handlers.
  @discardableResult public func `continue`(
    _ activity: NSUserActivity,
    _ others: NSUserActivity...
  ) -> Int {
    graph.update()
    defer { graph.update() }
    return graph.deliver(activity)
  }

  /// Hands a universal link through some entry points, in the order given by the system.
  public func openUniversalLink(_ url: URL, through entryPoints: EntryPoints = .openURL) {
    if entryPoints.contains(.userActivity) {
      let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
      activity.webpageURL = url
      `continue`(activity)
    }
    if entryPoints.contains(.openURL) { open(url) }
  }

  /// The URLs that `openURL` handed to the system.
  public var openedBySystem: [URL] { graph.opener.opened }

  /// The values that `openWindow` asked the system for windows with.
  public var requestedWindows: [AnyHashable] { graph.opener.windowValues }

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
