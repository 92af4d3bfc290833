#if canImport(SwiftUI) && !os(watchOS)
import LinkNavigation

/// Knows which views popovers can point at, and which presentations are shown as popovers.
///
/// Which it is, is decided when a presentation comes: one that came as a sheet, since its anchor was
/// not on screen, stays one.
@MainActor
final class PopoverAnchors {
  /// A view that a popover can point at.
  private struct Anchor: Hashable {
    /// The name that the app gave it.
    let name: String

    /// The number of presentations below it.
    let depth: Int
  }

  /// How often each is on screen.
  private var shown: [Anchor: Int] = [:]

  /// The names of the anchors of the presentations that are popovers, by level.
  private var popovers: [Int: String] = [:]

  /// Creates a knowledge of nothing.
  init() {}

  /// Notes that a view appeared.
  ///
  /// - Parameters:
  ///   - name: The name that the app gave it.
  ///   - depth: The number of presentations below it.
  func didAppear(_ name: String, depth: Int) {
    shown[Anchor(name: name, depth: depth), default: 0] += 1
  }

  /// Notes that a view disappeared.
  ///
  /// - Parameters:
  ///   - name: The name that the app gave it.
  ///   - depth: The number of presentations below it.
  func didDisappear(_ name: String, depth: Int) {
    let anchor = Anchor(name: name, depth: depth)
    shown[anchor] = max(0, shown[anchor, default: 0] - 1)
  }

  /// Decides which of the presentations that come are popovers.
  ///
  /// - Parameters:
  ///   - presentations: What is presented, the lowest first.
  ///   - kept: How many of them stay what they are.
  func willPresent<Destination>(_ presentations: [Presentation<Destination>], keeping kept: Int) {
    popovers = popovers.filter { $0.key < kept }
    for (level, presentation) in presentations.enumerated().dropFirst(kept) {
      guard let name = presentation.style.anchor,
        shown[Anchor(name: name, depth: level), default: 0] > 0
      else { continue }
      popovers[level] = name
    }
  }

  /// The view that a presentation points at.
  ///
  /// - Parameter level: The position of the presentation.
  /// - Returns: Its name; `nil` for a presentation that is no popover.
  func anchor(at level: Int) -> String? { popovers[level] }
}
#endif
