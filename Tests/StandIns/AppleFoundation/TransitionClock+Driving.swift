/// Ends the transitions of one window or scene when the test says so; nothing here looks at a clock.
@_spi(Driving) @MainActor public final class TransitionClock {
  /// How a transition ends.
  public enum Ending: Sendable {
    /// On the next turn of the main actor: what an undisturbed animation looks like from outside.
    case nextTurn
    /// When the test releases it.
    case held
    /// On the next turn, but no completion handler is ever called.
    case completionLost
  }

  /// A transition that has begun and not ended.
  @MainActor public final class Transition {
    /// What it is, for the reader of a failure, such as "present" or "push".
    public let name: String

    /// How it ends.
    public fileprivate(set) var ending: Ending

    /// Brings the end about; the argument says whether completion handlers may be called.
    fileprivate let finish: @MainActor (Bool) -> Void

    fileprivate init(name: String, ending: Ending, finish: @escaping @MainActor (Bool) -> Void) {
      self.name = name
      self.ending = ending
      self.finish = finish
    }
  }

  /// How transitions end from now on.
  public var ending: Ending = .nextTurn

  /// What has begun and not ended, oldest first.
  public private(set) var running: [Transition] = []

  /// The names of all transitions that ever began, in order.
  public private(set) var history: [String] = []

  private var once: [Ending] = []

  /// Creates a clock without transitions.
  public init() {}

  /// The names of the transitions that have begun and not ended.
  public var runningNames: [String] { running.map(\.name) }

  /// Fixes how the next transitions end, one ending each; later ones follow `ending`.
  public func endNext(_ endings: Ending...) {
    once += endings
  }

  /// Begins a transition.
  @discardableResult public func begin(
    _ name: String,
    finish: @escaping @MainActor (_ reportsCompletion: Bool) -> Void
  ) -> Transition {
    let next = once.isEmpty ? ending : once.removeFirst()
    let transition = Transition(name: name, ending: next, finish: finish)
    running.append(transition)
    history.append(name)
    if next != .held {
      Task { @MainActor in self.end(transition) }
    }
    return transition
  }

  /// Ends the oldest held transition before this returns; false without one.
  @discardableResult public func release() -> Bool {
    guard let oldest = running.first(where: { $0.ending == .held }) else { return false }
    end(oldest)
    return true
  }

  /// Ends all held transitions, and lets later ones end on the next turn.
  public func releaseAll() {
    ending = .nextTurn
    once = []
    while release() {}
  }

  /// Ends the oldest held transition without telling anybody; false without one.
  @discardableResult public func releaseLosingCompletion() -> Bool {
    guard let oldest = running.first(where: { $0.ending == .held }) else { return false }
    oldest.ending = .completionLost
    end(oldest)
    return true
  }

  /// Gives the main actor turns until nothing but held transitions has been running for a while.
  public func runUntilIdle(quietTurns: Int = 20) async {
    var quiet = 0
    while quiet < quietTurns {
      await Task.yield()
      quiet = running.contains { $0.ending != .held } ? 0 : quiet + 1
    }
  }

  /// Ends a transition once.
  private func end(_ transition: Transition) {
    guard let index = running.firstIndex(where: { $0 === transition }) else { return }
    running.remove(at: index)
    transition.finish(transition.ending != .completionLost)
  }
}
