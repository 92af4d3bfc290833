#if canImport(SwiftUI) && !os(watchOS)
public import SwiftUI

extension View {
  /// Lets links dismiss a sheet or cover that this view presents itself.
  ///
  /// ```
  /// content
  ///   .sheet(isPresented: $isEditing) { Editor().unsavedWork(isDirty) }
  ///   .dismissedByLinks($isEditing)
  /// ```
  ///
  /// A link that opens elsewhere dismisses it as a person would. If ``unsavedWork(_:)`` in it is `true`, the
  /// person is asked first, with `DeepLinks.confirmLeaving`; without that closure the link is declined.
  ///
  /// Attach it outside the `.sheet`, in a view of a `DeepLinkStack`, `DeepLinkTabs` or `DeepLinkColumns`, or around
  /// one.
  ///
  /// - Parameter isPresented: The binding that presents it.
  /// - Returns: This view, whose presentation links can dismiss.
  public func dismissedByLinks(_ isPresented: Binding<Bool>) -> some View {
    modifier(PresentedMark(isPresented: isPresented, kind: .modal))
  }

  /// Lets links wait until an alert, a confirmation dialog or a picker of this view is closed.
  ///
  /// - Parameter isPresented: The binding that presents it.
  /// - Returns: This view, whose alert links wait for.
  public func waitedForByLinks(_ isPresented: Binding<Bool>) -> some View {
    modifier(PresentedMark(isPresented: isPresented, kind: .alert))
  }

  /// Declares whether leaving the screen or sheet of this view would lose the person's work.
  ///
  /// Before a link removes it, the person is asked with `DeepLinks.confirmLeaving`; without that closure the link
  /// is declined, and the screen stays.
  ///
  /// It applies to the stacks of this module, and to sheets with ``dismissedByLinks(_:)``. A
  /// `UIHostingController` that LinkUIKit pushes or presents doesn't receive it: let that controller conform to `UnsavedWork`.
  ///
  /// - Parameter isUnsaved: Whether there is unsaved work.
  /// - Returns: This view, whose unsaved work links respect.
  public func unsavedWork(_ isUnsaved: Bool) -> some View {
    modifier(UnsavedWorkMark(isUnsaved: isUnsaved))
  }
}

/// Registers a presentation of a view with the model.
@MainActor
private struct PresentedMark: ViewModifier {
  let isPresented: Binding<Bool>
  let kind: ForeignScreen.Kind

  @Environment(\.appPresentations) private var appPresentations

  @Environment(\.presentedMark) private var outer

  @State private var presented = AppPresentations.Presented()
  /// Those of this view and the views inside it, when no model is around them: it may be inside.
  @State private var gathered = AppPresentations(isAround: true)

  init(isPresented: Binding<Bool>, kind: ForeignScreen.Kind) {
    (self.isPresented, self.kind) = (isPresented, kind)
  }

  func body(content: Content) -> some View {
    let _ = register()
    content.environment(\.presentedMark, presented)
      .environment(\.appPresentations, appPresentations ?? gathered)
  }

  private func register() {
    presented.isPresented = isPresented
    presented.outer = outer
    (appPresentations ?? gathered).register(presented, kind: kind)
  }
}

/// Registers unsaved work on a screen with the model.
@MainActor
private struct UnsavedWorkMark: ViewModifier {
  let isUnsaved: Bool

  @Environment(\.appPresentations) private var appPresentations

  @Environment(\.screenPlace) private var place

  @Environment(\.pathValue) private var pathValue

  @Environment(\.presentedMark) private var presented

  @State private var work = AppPresentations.Work()

  init(isUnsaved: Bool) { self.isUnsaved = isUnsaved }

  func body(content: Content) -> some View {
    let _ = register()
    content
  }

  private func register() {
    work.isUnsaved = isUnsaved
    work.screen = pathValue ?? place?.destination
    work.presented = presented
    appPresentations?.register(work)
  }
}

/// The key of an optional environment value; each value has its own type.
struct OptionalKey<Value>: EnvironmentKey {
  static var defaultValue: Value? { nil }
}

extension EnvironmentValues {
  /// The presentations by the app of the model around the view.
  var appPresentations: AppPresentations? {
    get { self[OptionalKey<AppPresentations>.self] }
    set { self[OptionalKey<AppPresentations>.self] = newValue }
  }

  /// The path value whose screen contains the view.
  var pathValue: AnyHashable? {
    get { self[OptionalKey<AnyHashable>.self] }
    set { self[OptionalKey<AnyHashable>.self] = newValue }
  }

  /// The foreign presentation that contains the view, or that it presents.
  var presentedMark: AppPresentations.Presented? {
    get { self[OptionalKey<AppPresentations.Presented>.self] }
    set { self[OptionalKey<AppPresentations.Presented>.self] = newValue }
  }
}
#endif
