#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension LinkEnvironment {
  /// Returns an environment with the system's clock, random identities, and the main actor's turns.
  ///
  /// - Returns: An environment for one ``DeepLinks``.
  @MainActor
  public static func live() -> LinkEnvironment {
    let turns = MainActorTurns()
    return LinkEnvironment(
      now: { LinkInstant(since1970: .seconds(Date().timeIntervalSince1970)) },
      makeID: { LinkEventID(rawValue: UUID().uuidString) },
      currentTurn: { turns.current() },
      sleep: { try await Task.sleep(for: $0) }
    )
  }
}

/// Counts the turns of the main actor in which it is read.
///
/// Reading the number schedules work on the main actor that ends the turn: everything that reads it before
/// that work runs is in one turn.
@MainActor
final class MainActorTurns {
  /// The number of turns that have ended.
  private var ended = 0

  /// Whether the end of the current turn is scheduled.
  private var isEndScheduled = false

  /// The number of the current turn.
  func current() -> Int {
    if !isEndScheduled {
      isEndScheduled = true
      Task {
        self.ended += 1
        self.isEndScheduled = false
      }
    }
    return ended
  }
}
