#if canImport(SwiftUI) && !os(watchOS)
import LinkNavigation
public import SwiftUI

extension View {
  /// Shows the presentations of a model over this view, each with a stack of its own.
  ///
  /// Attach it once, around all containers. Environment values set outside of it reach the
  /// presentations.
  ///
  /// | style | shown as |
  /// |---|---|
  /// | `.sheet` | a sheet, as the system sizes it |
  /// | `.formSheet` | a sheet of the size of a form, from iOS 18; before, as the system sizes it |
  /// | `.fullScreen` | a cover; on macOS, which has none, a sheet |
  /// | `.popover(from:)` | a popover at the view with `popoverAnchor(_:of:screen:)`, else a sheet |
  /// | `.popover`, others | a sheet |
  ///
  /// - Parameters:
  ///   - model: The navigation state to show.
  ///   - screen: Makes the screen of a destination.
  /// - Returns: This view with the presentations over it.
  public func presentations<Destination: Hashable & Sendable, Screen: View>(
    of model: NavigationModel<Destination>,
    @ViewBuilder screen: @escaping @MainActor @Sendable (Destination) -> Screen
  ) -> some View {
    modifier(PresentationLevel(model: model, level: 0, screen: screen))
  }
}

/// Shows the presentation at one level; the next level is inside it.
@MainActor
struct PresentationLevel<Destination: Hashable & Sendable, Screen: View>: ViewModifier {
  /// The model.
  let model: NavigationModel<Destination>

  /// The position of the presentation; 0 is the lowest.
  let level: Int

  /// Makes the screen of a destination.
  let screen: @MainActor @Sendable (Destination) -> Screen

  /// The view below, with the sheet or the cover over it.
  func body(content: Content) -> some View {
    NavigationReader(model) { model in
      #if os(macOS)
      content.sheet(item: model.sheet(at: level), onDismiss: onDismiss) { sized($0) }
        .environment(\.screenMarks, model.marks)
      #else
      content
        .sheet(item: model.sheet(at: level), onDismiss: onDismiss) { sized($0) }
        .fullScreenCover(item: model.cover(at: level), onDismiss: onDismiss) { _ in stack }
        .environment(\.screenMarks, model.marks)
      #endif
    }
  }

  /// What is presented.
  private var stack: PresentedStack<Destination, Screen> {
    PresentedStack(model: model, level: level, screen: screen)
  }

  /// What is presented, in the size of its style.
  private func sized(_ item: PresentedDestination<Destination>) -> some View {
    stack.modifier(SheetSizing(style: item.style))
  }

  /// Called when a presentation has left.
  private func onDismiss() {
    model.didDismiss(at: level)
  }
}

/// A presented stack, with the presentations over it.
@MainActor
struct PresentedStack<Destination: Hashable & Sendable, Screen: View>: View {
  /// The model.
  let model: NavigationModel<Destination>

  /// The position of the presentation.
  let level: Int

  /// Makes the screen of a destination.
  let screen: @MainActor @Sendable (Destination) -> Screen

  /// The stack.
  var body: some View {
    DestinationStack(model, at: .presentation(level), screen: screen)
      .modifier(PresentationLevel(model: model, level: level + 1, screen: screen))
      .environment(\.presentationDepth, level + 1)
      .onAppear { model.didPresent(at: level) }
  }
}
#endif
