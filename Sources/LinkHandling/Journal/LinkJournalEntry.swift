public import LinkRouting

/// One line of a journal: an event was received, came to a stage, or ended.
///
/// Values of the URL are left out unless the journal was told to keep them; see
/// ``LinkJournal/privacy``.
public struct LinkJournalEntry: Hashable, Sendable {
  /// What an entry says.
  public enum Kind: String, Hashable, Sendable, Codable {
    /// The event was received.
    case received

    /// The event came to a stage.
    case stage

    /// The event ended.
    case ended
  }

  /// The number of the entry in its journal, from 1.
  ///
  /// A gap tells that older entries made room.
  public let number: Int

  /// When it was made.
  public let at: LinkInstant

  /// The event.
  public let event: LinkEventID

  /// What it says.
  public let kind: Kind

  /// Where the event came from; of an event that was received.
  public var origin: LinkSource?

  /// The call that handed it over; of an event that was received.
  public var door: LinkDoor?

  /// Whether it started the app or connected the scene; of an event that was received.
  public var isCold: Bool?

  /// The scene that received the event; of an event that was received.
  public var scene: LinkSceneID?

  /// The pending link that the event resumes; of an event that was received.
  public var resumes: LinkEventID?

  /// The URL, without values unless they are kept: `quiz:…`, `https://quiz.example/…`.
  ///
  /// Of an event that was received as a URL.
  public var url: String?

  /// The stage that the event came to.
  public var stage: LinkStage?

  /// The route that matched; of an event that came that far.
  public var route: String?

  /// The name of the outcome; of an event that ended.
  public var outcome: String?

  /// Why it ended so, without values unless they are kept.
  public var reason: LinkReason?

  /// Creates an entry without details.
  ///
  /// - Parameters:
  ///   - number: Its number.
  ///   - at: When it is made.
  ///   - event: The event.
  ///   - kind: What it says.
  init(number: Int, at: LinkInstant, event: LinkEventID, kind: Kind) {
    self.number = number
    self.at = at
    self.event = event
    self.kind = kind
  }
}

extension LinkJournalEntry: CustomStringConvertible {
  /// The entry in one line, fit for a log: what could break or forge a line is escaped.
  public var description: String {
    var parts = ["\(number)", event.rawValue, kind.rawValue]
    parts += [origin?.rawValue, door?.rawValue].compactMap(\.self)
    if isCold == true { parts.append("cold") }
    if let resumes { parts.append("resumes \(resumes.rawValue)") }
    parts += [url, stage?.rawValue, route.map { "route \($0)" }, outcome].compactMap(\.self)
    if let reason { parts.append("\(reason.code.rawValue): \(reason.message)") }
    return parts.map(Self.singleLine).joined(separator: " ")
  }

  /// Escapes what is no visible character.
  ///
  /// - Parameter text: Any text.
  /// - Returns: The text without control and format characters.
  /// - Complexity: O(*n*), *n* = length of the text.
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
