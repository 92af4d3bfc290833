#if canImport(SwiftUI) && !os(watchOS)
import LinkHandling
import LinkNavigation
import SwiftUI

/// What views tell about the screens that a model does not show: presentations of the app's own, and
/// unsaved work.
@MainActor
final class ScreenMarks {
  /// A presentation that a view of the app shows, as long as the view is there.
  @MainActor
  final class Presented {
    /// Its name among foreign screens.
    fileprivate(set) var screen: ForeignScreen?

    /// Whether it is shown; a new binding with each body of the view.
    var isPresented: Binding<Bool> = .constant(false)

    /// The presentation that the view itself is in, or another one of the same view.
    weak var outer: Presented?
  }

  /// A view with work that may be unsaved, as long as it is there.
  @MainActor
  final class Work {
    /// Whether there is some.
    var isUnsaved = false

    /// The screen of a link, or of a value on a path, that the view is on.
    var screen: AnyHashable?

    /// The presentation of the app that the view is in, or has over it: the innermost.
    weak var presented: Presented?

    /// The presentations that the view may be in, the innermost first.
    fileprivate var presentations: some Sequence<Presented> {
      sequence(first: presented) { $0?.outer }.lazy.prefix { $0 != nil }.compactMap(\.self)
    }
  }

  private struct Weak<Mark: AnyObject> {
    weak var mark: Mark?
  }

  /// Whether they are gathered by views around those that show a model.
  let isAround: Bool

  /// What views around those that show the model tell.
  weak var around: ScreenMarks?

  private var presentations: [Weak<Presented>] = []
  private var works: [Weak<Work>] = []
  private var made = 0

  /// Creates the marks of a model, or those that views around one gather.
  init(isAround: Bool = false) {
    self.isAround = isAround
  }

  /// Takes note of a presentation.
  func note(_ presented: Presented, kind: ForeignScreen.Kind) {
    guard presented.screen == nil else { return }
    made += 1
    let place = isAround ? "around" : "presented"
    presented.screen = ForeignScreen(id: "\(place)-\(made)", kind: kind)
    presentations = presentations.filter { $0.mark != nil } + [Weak(mark: presented)]
  }

  /// Takes note of a view with work.
  func note(_ work: Work) {
    guard !works.contains(where: { $0.mark === work }) else { return }
    works = works.filter { $0.mark != nil } + [Weak(mark: work)]
  }

  /// The presentations that are shown, in the order in which their views appeared.
  private var shown: [Presented] {
    (around?.shown ?? [])
      + presentations.compactMap(\.mark).filter { $0.isPresented.wrappedValue }
  }

  /// A state with the presentations of the app's own on top.
  func added<Destination>(to state: NavigationState<Destination>) -> NavigationState<Destination> {
    var state = state
    state.presentations += shown.compactMap { presented in
      presented.screen.map { Presentation(style: .sheet, root: .foreign($0)) }
    }
    return state
  }

  /// Whether a presentation of the app's own is one of a state.
  func has(_ screen: ForeignScreen) -> Bool {
    presentations.contains { $0.mark?.screen == screen } || around?.has(screen) ?? false
  }

  /// Dismisses all presentations of the app's own: SwiftUI cannot present on top of them from outside.
  func dismissAll() {
    for presented in shown { presented.isPresented.wrappedValue = false }
  }

  /// Dismisses the topmost presentation of the app's own but alerts; `false` without one.
  func dismissTopmost() -> Bool {
    guard let top = shown.last(where: { $0.screen?.kind == .modal }) else { return false }
    top.isPresented.wrappedValue = false
    return true
  }

  /// Whether a view on a screen has unsaved work: on that of a link or of a value, or in a presentation.
  func isUnsaved(screen: AnyHashable?, in foreign: ForeignScreen?) -> Bool {
    if let around, around.isUnsaved(screen: nil, in: foreign) { return true }
    return works.compactMap(\.mark).contains { work in
      guard work.isUnsaved else { return false }
      // What a view presents has the environment of the view: such work counts for both.
      if let foreign, work.presentations.contains(where: { $0.screen == foreign }) { return true }
      return screen != nil && work.screen == screen
    }
  }
}

extension NavigationModel {
  /// What is known of a screen: what it is, and whether a view on it has unsaved work.
  ///
  /// - Parameter entry: A position of ``state``.
  /// - Returns: The kind of a foreign screen, and whether the screen has unsaved work.
  public func status(of entry: NavigationEntry<Destination>) -> ScreenStatus {
    switch entry {
    case .destination(let link):
      let isUnsaved = unsavedScreens.contains(link) || marks.isUnsaved(screen: link, in: nil)
      return ScreenStatus(hasUnsavedWork: isUnsaved)
    case .foreign(let screen):
      let value = pathScreens.value(of: screen)
      return ScreenStatus(
        foreign: screen.kind,
        hasUnsavedWork: marks.isUnsaved(screen: value, in: screen)
      )
    }
  }

  /// Asks about the presentations of the app's own as well, which any plan dismisses.
  ///
  /// - Parameters:
  ///   - plan: The plan, made from ``state``.
  ///   - target: Where it leads.
  /// - Returns: How the current screens respond.
  public func interruption(
    by plan: NavigationPlan<Destination>,
    to target: NavigationState<Destination>
  ) -> NavigationInterruption<Destination> {
    let own = state.presentations.map(\.root).filter { $0.foreign.map(marks.has) ?? false }
    return interruption(by: plan, losing: Set(own))
  }

  /// A state without the presentations of the app's own.
  func withoutMarked(_ state: NavigationState<Destination>) -> NavigationState<Destination> {
    var state = state
    state.presentations.removeAll { $0.root.foreign.map(marks.has) ?? false }
    return state
  }
}
#endif
