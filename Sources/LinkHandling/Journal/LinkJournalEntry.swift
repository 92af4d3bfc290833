public import LinkRouting

/// One line of a journal: an event was received, came to a stage, or ended.
///
/// Values of the URL are left out unless the journal was told to keep them; see
/// ``LinkJournal/privacy``.
public struct LinkJournalEntry: Equatable, Sendable {
  /// What an entry records.
  public enum Kind: String, Equatable, Sendable, Codable {
    /// An event was received.
    case received

    /// The event came to a stage.
    case stage

    /// The event waits for a screen to be closed.
    case waiting

    /// The event ended.
    case ended
  }

  /// The number of the entry in its journal, from 1.
  ///
  /// A gap tells that older entries were dropped.
  public let number: Int

  /// When it was made.
  public let at: LinkInstant

  /// The event.
  public let event: LinkEventID

  /// What it records.
  ///
  /// The properties below are `nil` in an entry of another kind.
  public let kind: Kind

  /// Where the event that was received came from.
  public internal(set) var source: LinkSource?

  /// The call that handed it over.
  public internal(set) var entryPoint: LinkEntryPoint?

  /// Whether it started the app or connected the scene.
  public internal(set) var isCold: Bool?

  /// The scene that received it.
  public internal(set) var scene: LinkSceneID?

  /// The pending link that it resumes.
  public internal(set) var resumes: LinkEventID?

  /// The URL, without values unless they are kept: `quiz:…`, `https://quiz.example/…`; `nil` for an event
  /// that came as a link, too.
  public internal(set) var url: String?

  /// The stage that the event came to.
  public internal(set) var stage: LinkStage?

  /// The screen that is waited for: `alert`, `system picker`.
  public internal(set) var waitingFor: String?

  /// The route that matched, of an event that ended.
  public internal(set) var route: String?

  /// The name of its outcome.
  public internal(set) var outcome: String?

  /// Why it ended so.
  public internal(set) var reason: LinkFailureV1?

  init(_ kind: Kind, _ number: Int, _ event: LinkEventID, at instant: LinkInstant) {
    (self.kind, self.number, self.event, at) = (kind, number, event, instant)
  }
}

extension LinkJournalEntry: CustomStringConvertible {
  /// The entry in one line, fit for a log: characters that could break or forge a line are escaped.
  public var description: String {
    let parts = [
      "\(number)", event.rawValue, kind.rawValue, source?.rawValue, entryPoint?.rawValue,
      isCold == true ? "cold" : nil, resumes.map { "resumes \($0.rawValue)" }, url,
      stage?.rawValue, waitingFor.map { "for \($0)" }, route.map { "route \($0)" }, outcome,
      reason.map { "\($0.code): \($0.message)" },
    ]
    return parts.compactMap { $0.map(Self.singleLine) }.joined(separator: " ")
  }

  /// Escapes what is no visible character.
  private static func singleLine(_ text: String) -> String {
    var line = ""
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned:
        line += "\\u{\(String(scalar.value, radix: 16))}"
      default: line.unicodeScalars.append(scalar)
      }
    }
    return line
  }
}
