@_spi(Driving) public import AppleFoundationStandIn

/// What the system does with the URLs of a scene.
@MainActor final class SystemOpener {
  var opened: [URL] = []
  var accepts: @MainActor (URL) -> Bool = { _ in true }

  /// The values that new windows were asked for with.
  var windowValues: [AnyHashable] = []

  nonisolated init() {}

  /// Hands a URL over.
  func open(_ url: URL) -> Bool {
    guard accepts(url) else { return false }
    opened.append(url)
    return true
  }
}

// Apple: swiftui/openurlaction, 2026-11-21
/// Opens a URL.
@MainActor @preconcurrency public struct OpenURLAction {
  // Apple: swiftui/openurlaction/result, 2026-11-21
  /// What a handler did with a URL.
  public struct Result: Sendable {
    /// What it comes to.
    enum Kind: Sendable, Equatable {
      /// Opened.
      case handled
      /// Not opened, and not handed to the system.
      case discarded
      /// For the system; nil is the original URL.
      case system(URL?)
    }

    let kind: Kind

    /// The handler opened the URL.
    public static let handled = Result(kind: .handled)

    /// The handler discarded the URL.
    public static let discarded = Result(kind: .discarded)

    // Apple: swiftui/openurlaction/result/systemaction, 2026-11-21
    /// The system is to open the original URL.
    public static let systemAction = Result(kind: .system(nil))

    // Apple: swiftui/openurlaction/result/systemaction(_:), 2026-11-21
    /// The system is to open another URL.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
  }

  /// The app's handler; nil is the system's.
  private let handler: ((URL) -> Result)?

  var opener: SystemOpener?

  // Apple: swiftui/openurlaction/init(handler:), 2026-11-21
  /// Creates an action of the app's.
  @preconcurrency public init(handler: @escaping (URL) -> Result) {
    self.handler = handler
  }

  init() {
    handler = nil
  }

  // Apple: swiftui/openurlaction/callasfunction(_:), 2026-11-21
  /// Opens a URL.
  @preconcurrency public func callAsFunction(_ url: URL) {
    callAsFunction(url) { _ in }
  }

  // Apple: swiftui/openurlaction/callasfunction(_:completion:), 2026-11-21
  /// Opens a URL and says whether that was possible.
  @preconcurrency public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {
    switch handler?(url).kind ?? .system(nil) {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .system(let other): completion(opener?.open(other ?? url) ?? false)
    }
  }
}

/// The key of `openURL`.
private enum OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction? { nil }
}

/// The key of the action in place of the system's.
private enum SystemOpenerKey: EnvironmentKey {
  static var defaultValue: SystemOpener? { nil }
}

extension EnvironmentValues {
  // Apple: swiftui/environmentvalues/openurl, 2026-11-21
  /// Opens a URL.
  @MainActor @preconcurrency public var openURL: OpenURLAction {
    get {
      var action = self[OpenURLKey.self] ?? OpenURLAction()
      action.opener = systemOpener
      return action
    }
    set { self[OpenURLKey.self] = newValue }
  }

  /// The action in place of the system's.
  var systemOpener: SystemOpener? {
    get { self[SystemOpenerKey.self] }
    set { self[SystemOpenerKey.self] = newValue }
  }
}

// Apple: swiftui/openwindowaction, 2026-11-25
/// Presents a window.
@MainActor @preconcurrency public struct OpenWindowAction {
  var opener: SystemOpener?

  // Apple: swiftui/openwindowaction/callasfunction(value:), 2026-11-25
  /// Presents the window of a value.
  public func callAsFunction<Value: Codable & Hashable>(value: Value) {
    opener?.windowValues.append(value)
  }
}

extension EnvironmentValues {
  // Apple: swiftui/environmentvalues/openwindow, 2026-11-25
  /// Presents a window.
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @MainActor @preconcurrency public var openWindow: OpenWindowAction {
    OpenWindowAction(opener: systemOpener)
  }
}

// Apple: swiftui/dismissaction, 2026-11-21
/// Dismisses the presentation around a view, or takes the view off its stack.
@MainActor @preconcurrency public struct DismissAction {
  let action: (@MainActor () -> Void)?

  /// Dismisses; nothing happens where nothing is presented.
  public func callAsFunction() {
    action?()
  }
}

/// The key of `dismiss`.
private enum DismissKey: EnvironmentKey {
  static var defaultValue: (@MainActor () -> Void)? { nil }
}

extension EnvironmentValues {
  /// Dismisses the presentation around a view, or takes the view off its stack.
  @MainActor @preconcurrency public var dismiss: DismissAction {
    DismissAction(action: dismissal)
  }

  /// What `dismiss` does.
  var dismissal: (@MainActor () -> Void)? {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }
}
