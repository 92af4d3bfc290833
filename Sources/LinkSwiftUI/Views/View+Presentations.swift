#if canImport(SwiftUI) && !os(watchOS)
public import SwiftUI
#if canImport(UIKit)
import UIKit
#endif

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

  /// Shows the presentations of a model over this view, with a closure for how each looks.
  ///
  /// - Parameters:
  ///   - model: The navigation state to show.
  ///   - screen: Makes the screen of a destination.
  ///   - presentation: Sets detents, drag indicators and similar options of a presentation. It gets the first
  ///     screen, and the content with its stack.
  /// - Returns: This view with the presentations over it.
  public func presentations<Destination: Hashable & Sendable, Screen: View, Presented: View>(
    of model: NavigationModel<Destination>,
    @ViewBuilder screen: @escaping @MainActor @Sendable (Destination) -> Screen,
    @ViewBuilder presentation: @escaping @MainActor @Sendable (Destination, AnyView) -> Presented
  ) -> some View {
    presentations(of: model, screen: screen).environment(
      \.presentationStyling,
      PresentationStyling(presentation)
    )
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

  /// The presentations by views around this one.
  @Environment(\.appPresentations) private var appPresentations

  /// The view below, with the sheet or the cover over it.
  func body(content: Content) -> some View {
    NavigationReader(model) { model in
      let _ = registerMarks(around: model)
      #if os(macOS)
      content.sheet(item: model.sheet(at: level), onDismiss: onDismiss) { sized($0) }
        .environment(\.appPresentations, model.appPresentations)
        .environment(\.presentedMark, nil)
      #else
      content
        .reportsController { registerController($0, of: model) }
        .sheet(item: model.sheet(at: level), onDismiss: onDismiss) { sized($0) }
        .fullScreenCover(item: model.cover(at: level), onDismiss: onDismiss) { stack(in: $0) }
        .environment(\.appPresentations, model.appPresentations)
        .environment(\.presentedMark, nil)
      #endif
    }
  }

  /// The presented stack.
  private func stack(in item: PresentedDestination<Destination>) -> some View {
    PresentedStack(model: model, level: level, root: item.root, screen: screen)
  }

  /// The presented stack, in the size of its style.
  private func sized(_ item: PresentedDestination<Destination>) -> some View {
    stack(in: item).modifier(SheetSizing(style: item.style))
  }

  /// Connects the model with the presentations of views around it.
  private func registerMarks(around model: NavigationModel<Destination>) {
    if let appPresentations, appPresentations.isAround {
      model.appPresentations.around = appPresentations
    }
  }

  #if canImport(UIKit)
  /// Connects the model with the controller that shows it, or shows its presentation.
  private func registerController(
    _ controller: UIViewController,
    of model: NavigationModel<Destination>
  ) {
    let controllers =
      model.appPresentations.unmarked as? PresentedControllers ?? PresentedControllers()
    model.appPresentations.unmarked = controllers
    if level == 0 { controllers.setBase(controller) } else { controllers.addOwn(controller) }
  }
  #endif

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

  /// The lowest screen, for which the app sets how the stack looks.
  let root: Destination

  /// Makes the screen of a destination.
  let screen: @MainActor @Sendable (Destination) -> Screen

  /// Sets how presentations look.
  @Environment(\.presentationStyling) private var styling

  /// The stack, with the app's settings.
  var body: some View {
    if let styling { styling(root, stack) } else { stack }
  }

  private var stack: some View {
    DestinationStack(model, at: .presentation(level), screen: screen)
      .modifier(PresentationLevel(model: model, level: level + 1, screen: screen))
      .environment(\.presentationDepth, level + 1)
      .onAppear { model.didPresent(at: level) }
  }
}

/// Sets how the presentation of a link looks: its detents, its drag indicator.
struct PresentationStyling: Sendable {
  private let styling: @MainActor @Sendable (AnyHashable, AnyView) -> AnyView

  init<Link: Hashable, Presented: View>(
    _ styling: @escaping @MainActor @Sendable (Link, AnyView) -> Presented
  ) {
    self.styling = { link, content in
      (link.base as? Link).map { AnyView(styling($0, content)) } ?? content
    }
  }

  /// The content of a presentation, with the app's settings.
  @MainActor
  func callAsFunction(_ link: some Hashable, _ content: some View) -> AnyView {
    styling(AnyHashable(link), AnyView(content))
  }
}

extension EnvironmentValues {
  /// Sets how presentations look.
  var presentationStyling: PresentationStyling? {
    get { self[OptionalKey<PresentationStyling>.self] }
    set { self[OptionalKey<PresentationStyling>.self] = newValue }
  }
}

/// Gives a sheet the size of its style: a form sheet that of a form.
///
/// Before iOS 18, macOS 15, tvOS 18 and visionOS 2 every sheet has the system's default size, which on iPad is
/// that of a form as well.
struct SheetSizing: ViewModifier {
  /// The style.
  let style: PresentationStyle

  /// The content of the sheet, with its size.
  func body(content: Content) -> some View {
    if #available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *), style == .formSheet {
      content.presentationSizing(.form)
    } else {
      content
    }
  }
}
#endif
