#if canImport(SwiftUI) && !os(watchOS)
import LinkNavigation
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
  /// A link that needs the place dismisses it as a person would. Where ``unsavedWork(_:)`` in it says so, the
  /// person is asked first, by `DeepLinks.confirmLeaving`; without that the link is declined.
  ///
  /// Attach it outside the `.sheet`, in a view of a `DeepLinkStack`, `DeepLinkTabs` or `DeepLinkColumns`, or around
  /// one.
  ///
  /// - Parameter isPresented: The binding that presents it.
  /// - Returns: This view, whose presentation links know.
  public func dismissedByLinks(_ isPresented: Binding<Bool>) -> some View {
    modifier(PresentedMark(isPresented: isPresented, kind: .modal))
  }

  /// Lets links wait until an alert, a confirmation dialog or a picker is closed that this view presents.
  ///
  /// - Parameter isPresented: The binding that presents it.
  /// - Returns: This view, whose alert links know.
  public func waitedForByLinks(_ isPresented: Binding<Bool>) -> some View {
    modifier(PresentedMark(isPresented: isPresented, kind: .alert))
  }

  /// Says whether leaving the screen or sheet of this view would lose what the person did there.
  ///
  /// A link that would remove it asks the person first, by `DeepLinks.confirmLeaving`; without that the link
  /// is declined, and the screen stays.
  ///
  /// It tells the stacks of this module, and sheets with ``dismissedByLinks(_:)``. A `UIHostingController` that
  /// LinkUIKit pushes or presents doesn't hear it: let that controller adopt `UnsavedWork`.
  ///
  /// - Parameter isUnsaved: Whether there is unsaved work.
  /// - Returns: This view, whose work links know.
  public func unsavedWork(_ isUnsaved: Bool) -> some View {
    modifier(UnsavedWorkMark(isUnsaved: isUnsaved))
  }
}

/// Tells a model of a presentation that a view shows itself.
@MainActor
private struct PresentedMark: ViewModifier {
  let isPresented: Binding<Bool>
  let kind: ForeignScreen.Kind

  @Environment(\.screenMarks) private var marks

  @Environment(\.presentedMark) private var outer

  @State private var presented = ScreenMarks.Presented()
  /// What this view and those inside tell where no model is around them: it may be inside.
  @State private var gathered = ScreenMarks(isAround: true)

  func body(content: Content) -> some View {
    let _ = note()
    content.environment(\.presentedMark, presented)
      .environment(\.screenMarks, marks ?? gathered)
  }

  private func note() {
    presented.isPresented = isPresented
    presented.outer = outer
    (marks ?? gathered).note(presented, kind: kind)
  }
}

/// Tells a model of unsaved work on a screen.
@MainActor
private struct UnsavedWorkMark: ViewModifier {
  let isUnsaved: Bool

  @Environment(\.screenMarks) private var marks

  @Environment(\.screenPlace) private var place

  @Environment(\.pathValue) private var pathValue

  @Environment(\.presentedMark) private var presented

  @State private var work = ScreenMarks.Work()

  func body(content: Content) -> some View {
    let _ = note()
    content
  }

  private func note() {
    work.isUnsaved = isUnsaved
    work.screen = pathValue ?? place?.destination
    work.presented = presented
    marks?.note(work)
  }
}

/// The key of a value that a view may be given; no two of them are of one type.
struct OptionalKey<Value>: EnvironmentKey {
  static var defaultValue: Value? { nil }
}

extension EnvironmentValues {
  /// What views of a model tell about screens.
  var screenMarks: ScreenMarks? {
    get { self[OptionalKey<ScreenMarks>.self] }
    set { self[OptionalKey<ScreenMarks>.self] = newValue }
  }

  /// The value on a path whose screen the view is on.
  var pathValue: AnyHashable? {
    get { self[OptionalKey<AnyHashable>.self] }
    set { self[OptionalKey<AnyHashable>.self] = newValue }
  }

  /// The presentation of the app's own that the view is in, or presents.
  var presentedMark: ScreenMarks.Presented? {
    get { self[OptionalKey<ScreenMarks.Presented>.self] }
    set { self[OptionalKey<ScreenMarks.Presented>.self] = newValue }
  }
}
#endif
