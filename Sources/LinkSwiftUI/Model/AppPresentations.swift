#if canImport(SwiftUI) && !os(watchOS)
import SwiftUI

/// The screens that a model does not show itself: presentations by the app's own views, and
/// unsaved work on screens.
@MainActor
final class AppPresentations {
  /// A presentation by a view of the app, as long as the view exists.
  @MainActor
  final class Presented {
    /// Its name among foreign screens.
    fileprivate(set) var screen: ForeignScreen?

    /// Whether it is shown; each body of the view makes a new binding.
    var isPresented: Binding<Bool> = .constant(false)

    /// The presentation that the view itself is in, or another one of the same view.
    weak var outer: Presented?
  }

  /// A view that may have unsaved work, as long as it exists.
  @MainActor
  final class Work {
    /// Whether it has unsaved work.
    var isUnsaved = false

    /// The screen of a link or of a path value that contains the view.
    var screen: AnyHashable?

    /// The innermost presentation of the app that contains the view, or is over it.
    weak var presented: Presented?

    /// The presentations that the view may be in, the innermost first.
    fileprivate var presentations: some Sequence<Presented> {
      sequence(first: presented) { $0?.outer }.lazy.prefix { $0 != nil }.compactMap(\.self)
    }
  }

  private struct Weak<Tracked: AnyObject> {
    weak var tracked: Tracked?
  }

  /// Whether they belong to views around those that show a model.
  let isAround: Bool

  /// Those of the views around the ones that show the model.
  weak var around: AppPresentations?

  /// Finds sheets that the app did not mark; `nil` where they cannot be seen.
  var unmarked: (any UnmarkedPresentations)?

  /// The number of presentations of the model.
  var ownCount: () -> Int = { 0 }

  private var presentations: [Weak<Presented>] = []
  private var works: [Weak<Work>] = []
  private var made = 0

  /// Creates those of a model, or of views around one.
  init(isAround: Bool = false) {
    self.isAround = isAround
  }

  /// Registers a presentation.
  func register(_ presented: Presented, kind: ForeignScreen.Kind) {
    guard presented.screen == nil else { return }
    made += 1
    let place = isAround ? "around" : "presented"
    presented.screen = ForeignScreen(id: "\(place)-\(made)", kind: kind)
    presentations = presentations.filter { $0.tracked != nil } + [Weak(tracked: presented)]
  }

  /// Registers a view with work.
  func register(_ work: Work) {
    guard !works.contains(where: { $0.tracked === work }) else { return }
    works = works.filter { $0.tracked != nil } + [Weak(tracked: work)]
  }

  /// The presentations that are shown, in the order in which their views appeared.
  private var shown: [Presented] {
    (around?.shown ?? [])
      + presentations.compactMap(\.tracked).filter { $0.isPresented.wrappedValue }
  }

  /// A state with the app's own presentations on top.
  func added<Destination>(to state: NavigationState<Destination>) -> NavigationState<Destination> {
    var state = state
    state.presentations += (shown.compactMap(\.screen) + unmarkedScreens).map {
      Presentation(style: .sheet, root: .foreign($0))
    }
    return state
  }

  /// The sheets that the app did not mark.
  private var unmarkedScreens: [ForeignScreen] {
    unmarked?.screens(besides: shown.count, ofOwn: ownCount()) ?? []
  }

  /// Whether a state has one of the app's own presentations.
  func has(_ screen: ForeignScreen) -> Bool {
    presentations.contains { $0.tracked?.screen == screen } || around?.has(screen) ?? false
      || unmarked?.status(of: screen) != nil
  }

  /// Has SwiftUI dismiss all of the app's own presentations, on top of which it can't present from outside; returns
  /// `false` without one.
  func dismissAll() -> Bool {
    let shown = shown
    for presented in shown { presented.isPresented.wrappedValue = false }
    return !shown.isEmpty
  }

  /// Whether a sheet is seen that is neither the model's nor marked and shown.
  var hasUnmarked: Bool { !unmarkedScreens.isEmpty }

  /// Begins to dismiss what the app did not mark; returns `false` without such a sheet.
  func dismissUnmarked() -> Bool {
    unmarked?.dismiss(besides: shown.count, ofOwn: ownCount()) ?? false
  }

  /// Dismisses the topmost of the app's own presentations, except alerts; returns `false` without one.
  func dismissTopmost() -> Bool {
    guard let top = shown.last(where: { $0.screen?.kind == .modal }) else { return false }
    top.isPresented.wrappedValue = false
    return true
  }

  /// Whether a view has unsaved work: on the screen of a link or of a value, or in a presentation.
  func isUnsaved(screen: AnyHashable?, in foreign: ForeignScreen?) -> Bool {
    if let around, around.isUnsaved(screen: nil, in: foreign) { return true }
    return works.compactMap(\.tracked).contains { work in
      guard work.isUnsaved else { return false }
      // A presentation inherits the environment of its view, so such work counts for both.
      if let foreign, work.presentations.contains(where: { $0.screen == foreign }) { return true }
      return screen != nil && work.screen == screen
    }
  }
}
#endif
