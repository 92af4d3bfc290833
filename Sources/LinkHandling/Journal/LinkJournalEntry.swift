public import LinkRouting

/// One line of a journal: an event was received, came to a stage, or ended.
///
/// Values of the URL are left out unless the journal was told to keep them; see
/// ``LinkJournal/privacy``.
public struct LinkJournalEntry: Equatable, Sendable {
  /// What an entry records.
  public indirect enum Record: Equatable, Sendable {
    /// An event was received.
    case received(Arrival)

    /// The event came to a stage.
    case reached(LinkStage)

    /// The event waits for a screen to be closed: `alert`, `system picker`.
    case waiting(for: String)

    /// The event ended: with the name of its outcome, the route that matched, and why it ended so.
    case ended(outcome: String, route: String?, failure: LinkFailureV1?)
  }

  /// How an event arrived.
  public struct Arrival: Equatable, Sendable {
    /// Where it came from.
    public let source: LinkSource

    /// The call that handed it over.
    public let entryPoint: LinkEntryPoint

    /// Whether it started the app or connected the scene.
    public let isCold: Bool

    /// The scene that received it.
    public let scene: LinkSceneID

    /// The pending link that it resumes.
    public let resumes: LinkEventID?

    /// The URL, without values unless they are kept: `quiz:…`, `https://quiz.example/…`; `nil` for an event
    /// that came as a link.
    public let url: String?
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
  public let record: Record
}

extension LinkJournalEntry: CustomStringConvertible {
  /// The entry in one line, fit for a log: characters that could break or forge a line are escaped.
  public var description: String {
    var parts = ["\(number)", event.rawValue, record.name]
    switch record {
    case .received(let arrival):
      parts += [arrival.source.rawValue, arrival.entryPoint.rawValue]
      if arrival.isCold { parts.append("cold") }
      if let resumes = arrival.resumes { parts.append("resumes \(resumes.rawValue)") }
      if let url = arrival.url { parts.append(url) }
    case .reached(let stage): parts.append(stage.rawValue)
    case .waiting(for: let screen): parts.append("for \(screen)")
    case .ended(let outcome, let route, let failure):
      if let route { parts.append("route \(route)") }
      parts.append(outcome)
      if let failure { parts.append("\(failure.code): \(failure.message)") }
    }
    return parts.map(Self.singleLine).joined(separator: " ")
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

extension LinkJournalEntry.Record {
  /// The name in JSON and in logs.
  var name: String {
    switch self {
    case .received: "received"
    case .reached: "stage"
    case .waiting: "waiting"
    case .ended: "ended"
    }
  }
}
