#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

#if canImport(AdAttributionKit)
import AdAttributionKit
#endif

extension LinkEnvironment {
  /// Returns an environment with the system's clock, random identities, and the main actor's turns.
  ///
  /// - Returns: An environment for one ``DeepLinks``.
  @MainActor
  public static func live() -> LinkEnvironment {
    let turns = MainActorTurns()
    var environment = LinkEnvironment(
      now: { LinkInstant(since1970: .seconds(Date().timeIntervalSince1970)) },
      makeID: { LinkEventID(rawValue: UUID().uuidString) },
      currentTurn: { turns.current() },
      sleep: { try await Task.sleep(for: $0) }
    )
    environment.reengagementItem = systemReengagementItem
    return environment
  }

  /// Source: Apple, AdAttributionKit, `Postback.reengagementOpenURLParameter`.
  private static var systemReengagementItem: String? {
    #if canImport(AdAttributionKit) && os(iOS)
    if #available(iOS 18, *) { return Postback.reengagementOpenURLParameter }
    #endif
    return nil
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
