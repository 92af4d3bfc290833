#if canImport(UIKit) && !os(watchOS)
import DeepLinking
import UIKit

/// What receives links for a window, whatever their type.
@MainActor
protocol LinkReceiver: AnyObject {
  /// Opens a link of the app, or of a feature that the app mounts.
  func open(any link: any DeepLink) -> Bool
}

extension SceneLinks: LinkReceiver {
  func open(any link: any DeepLink) -> Bool {
    guard let lifted = handler.links.liftedOrProblem(link) else { return false }
    handler.open(lifted)
    return true
  }
}

/// The windows that links are attached to, so that controllers find what opens links in theirs.
@MainActor
enum AttachedLinks {
  /// A window and what receives its links, neither of them kept alive.
  private struct Entry {
    weak var receiver: (any LinkReceiver)?
    weak var window: UIWindow?
  }

  /// The windows.
  private static var entries: [Entry] = []

  /// Adds a window.
  static func add(_ receiver: any LinkReceiver, _ window: UIWindow) {
    entries.removeAll { $0.receiver == nil || $0.window == nil || $0.window === window }
    entries.append(Entry(receiver: receiver, window: window))
  }

  /// What receives the links of a window.
  static func receiver(in window: UIWindow) -> (any LinkReceiver)? {
    entries.first { $0.window === window }?.receiver
  }
}
#endif
