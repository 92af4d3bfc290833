#if canImport(SwiftUI) && !os(watchOS)
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

  /// Sets how presentations look.
  @Environment(\.sheetDress) private var dress

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
          dressed(PresentedStack(model: model, level: depth, screen: screen), item.root)
            // A popover has no `onDismiss`.
            .onDisappear { model.didDismiss(at: depth) }
        }
        .onAppear { anchor.isGone = false }
        .onDisappear { anchor.isGone = true }
    }
    #endif
  }

  /// What is presented, as the app dresses it.
  @ViewBuilder
  private func dressed(_ content: some View, _ root: Destination) -> some View {
    if let dress { dress(root, content) } else { content }
  }
}

extension EnvironmentValues {
  /// The number of presentations below a view.
  var presentationDepth: Int {
    get { self[OptionalKey<Int>.self] ?? 0 }
    set { self[OptionalKey<Int>.self] = newValue }
  }
}
#endif
