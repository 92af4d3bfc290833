#if canImport(SwiftUI) && !os(watchOS)
public import SwiftUI

extension View {
  /// Makes this view the anchor of popovers: of presentations in the style `.popover(from: name)`.
  ///
  /// A popover is shown as a sheet if its anchor is not on the top screen when it is presented, in a narrow
  /// window, on tvOS, and without a name. Then `presentations(of:screen:)` shows it.
  ///
  /// - Parameters:
  ///   - name: The name of the anchor.
  ///   - model: The navigation state to show.
  ///   - screen: Makes the screen of a destination.
  /// - Returns: This view, as the anchor of the popover.
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

  /// This view as an anchor of the model.
  @State private var anchor = PopoverSource()

  init(
    name: String,
    model: NavigationModel<Destination>,
    screen: @escaping @MainActor @Sendable (Destination) -> Screen
  ) {
    self.name = name
    self.model = model
    self.screen = screen
  }

  /// The view with the popover.
  func body(content: Content) -> some View {
    #if os(tvOS)
    content
    #else
    NavigationReader(model) { model in
      let _ = model.popovers.register(anchor, name: name, depth: depth, on: screenPlace)
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

/// A view that popovers can point at; the view retains it.
@MainActor
final class PopoverSource {
  /// The name that the app gave the view.
  fileprivate var name = ""

  /// The number of presentations below the view.
  fileprivate var depth = 0

  /// The screen that contains the view; `nil` outside all stacks.
  fileprivate var screen: ScreenPlace?

  /// Whether the view disappeared, and was neither updated nor shown since.
  ///
  /// A view that comes back is at least updated, though its `onAppear` can be skipped.
  var isGone = false
}

/// Tracks which views popovers can point at, and which presentations are shown as popovers.
///
/// This is decided when a presentation is shown: one that began as a sheet, because its anchor was
/// not on screen, stays a sheet.
@MainActor
final class PopoverAnchors {
  /// An anchor, for as long as its view exists.
  private struct Entry {
    weak var anchor: PopoverSource?
  }

  /// The anchors that exist.
  private var entries: [Entry] = []

  /// The names of the anchors of the presentations that are popovers, by level.
  private var popovers: [Int: String] = [:]

  /// Records that the view of an anchor exists, when its body is read.
  func register(_ anchor: PopoverSource, name: String, depth: Int, on screen: ScreenPlace?) {
    anchor.name = name
    anchor.depth = depth
    anchor.screen = screen
    anchor.isGone = false
    guard !entries.contains(where: { $0.anchor === anchor }) else { return }
    entries.removeAll { $0.anchor == nil }
    entries.append(Entry(anchor: anchor))
  }

  /// Decides which new presentations are popovers.
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

  /// The name of the anchor that a presentation points at; `nil` for one that is not a popover.
  func anchor(at level: Int) -> String? { popovers[level] }
}
#endif
