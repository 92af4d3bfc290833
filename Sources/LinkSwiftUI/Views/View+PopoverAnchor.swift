#if canImport(SwiftUI) && !os(watchOS)
import LinkNavigation
public import SwiftUI

extension View {
  /// Makes this view the anchor of popovers: of presentations in the style `.popover(from: name)`.
  ///
  /// A popover whose anchor is not on the top screen when it comes is a sheet, as every popover is where a
  /// window is narrow, and on tvOS; so is one without a name. `presentations(of:screen:)` shows it then.
  ///
  /// - Parameters:
  ///   - name: The name of the anchor.
  ///   - model: The navigation state to show.
  ///   - screen: Makes the screen of a destination.
  /// - Returns: This view, with the popover at it.
  public func popoverAnchor<Destination: Hashable & Sendable, Screen: View>(
    _ name: String,
    of model: NavigationModel<Destination>,
    @ViewBuilder screen: @escaping @MainActor @Sendable (Destination) -> Screen
  ) -> some View {
    modifier(PopoverAnchorModifier(name: name, model: model, screen: screen))
  }
}

/// Shows the popovers that point at a view.
@MainActor
struct PopoverAnchorModifier<Destination: Hashable & Sendable, Screen: View>: ViewModifier {
  /// The name of the anchor.
  let name: String

  /// The model.
  let model: NavigationModel<Destination>

  /// Makes the screen of a destination.
  let screen: @MainActor @Sendable (Destination) -> Screen

  /// The number of presentations below this view.
  @Environment(\.presentationDepth) private var depth

  /// The screen that this view is on.
  @Environment(\.screenPlace) private var screenPlace

  /// This view, as the model knows it.
  @State private var anchor = PopoverAnchor()

  /// The view, with the popover at it.
  func body(content: Content) -> some View {
    #if os(tvOS)
    content
    #else
    NavigationReader(model) { model in
      let _ = model.popovers.note(anchor, name: name, depth: depth, on: screenPlace)
      content
        .popover(item: model.popover(at: depth, from: name)) { item in
          PresentedStack(model: model, level: depth, root: item.root, screen: screen)
            // A popover has no `onDismiss`.
            .onDisappear { model.didDismiss(at: depth) }
        }
        .onAppear { anchor.isGone = false }
        .onDisappear { anchor.isGone = true }
    }
    #endif
  }
}

extension EnvironmentValues {
  /// The number of presentations below a view.
  var presentationDepth: Int {
    get { self[OptionalKey<Int>.self] ?? 0 }
    set { self[OptionalKey<Int>.self] = newValue }
  }
}

/// A view that popovers can point at; its view keeps it alive.
@MainActor
final class PopoverAnchor {
  /// The name that the app gave the view.
  fileprivate var name = ""

  /// The number of presentations below the view.
  fileprivate var depth = 0

  /// The screen that the view is on; `nil` outside of all stacks.
  fileprivate var screen: ScreenPlace?

  /// Whether the view disappeared, and was neither updated nor shown since.
  ///
  /// A view that comes back is updated at least: its `onAppear` can be skipped.
  var isGone = false
}

/// Knows which views popovers can point at, and which presentations are shown as popovers.
///
/// Which it is, is decided when a presentation comes: one that came as a sheet, since its anchor was
/// not on screen, stays one.
@MainActor
final class PopoverAnchors {
  /// An anchor, for as long as its view exists.
  private struct Entry {
    weak var anchor: PopoverAnchor?
  }

  /// The anchors that exist.
  private var entries: [Entry] = []

  /// The names of the anchors of the presentations that are popovers, by level.
  private var popovers: [Int: String] = [:]

  /// Notes that the view of an anchor exists, as its body is read.
  func note(_ anchor: PopoverAnchor, name: String, depth: Int, on screen: ScreenPlace?) {
    anchor.name = name
    anchor.depth = depth
    anchor.screen = screen
    anchor.isGone = false
    guard !entries.contains(where: { $0.anchor === anchor }) else { return }
    entries.removeAll { $0.anchor == nil }
    entries.append(Entry(anchor: anchor))
  }

  /// Decides which of the presentations that come are popovers.
  func willPresent<Destination>(
    _ presentations: [Presentation<Destination>],
    keeping kept: Int,
    isOnTop: (ScreenPlace) -> Bool
  ) {
    popovers = popovers.filter { $0.key < kept }
    for (level, presentation) in presentations.enumerated().dropFirst(kept) {
      guard let name = presentation.style.anchor else { continue }
      let isShown = entries.contains { entry in
        guard let anchor = entry.anchor, !anchor.isGone else { return false }
        return anchor.name == name && anchor.depth == level && anchor.screen.map(isOnTop) ?? true
      }
      if isShown { popovers[level] = name }
    }
  }

  /// The name of the anchor that a presentation points at; `nil` for one that is no popover.
  func anchor(at level: Int) -> String? { popovers[level] }
}
#endif
