/// One line of a journal: an event was received, reached a stage, or ended.
///
/// It has the values of URLs only when the journal keeps them; see
/// ``LinkJournal/privacy``.
public struct LinkJournalEntry: Sendable {
  /// The kind of an entry.
  public enum Kind: String, Hashable, Sendable, Codable {
    /// An event was received.
    case received

    /// The event reached a stage.
    case stage

    /// The event waits for a screen to be closed.
    case waiting

    /// The event ended.
    case ended
  }

  /// The number of the entry in its journal, from 1.
  ///
  /// A gap shows that entries were dropped.
  public let number: Int

  /// The time of the entry.
  public let at: LinkInstant

  /// The event.
  public let event: LinkEventID

  /// The kind of the entry.
  ///
  /// The properties below are `nil` in an entry of another kind.
  public var kind: Kind {
    switch content {
    case .received: .received
    case .stage: .stage
    case .waiting: .waiting
    case .ended: .ended
    }
  }

  /// Where the event that was received came from.
  public var source: LinkSource? { reception?.source }

  /// The entry point that delivered it.
  public var entryPoint: LinkEntryPoint? { reception?.entryPoint }

  /// Whether it launched the app or connected the scene.
  public var isCold: Bool? { reception?.isCold }

  /// The scene that received it.
  public var scene: LinkSceneID? { reception?.scene }

  /// The pending link that it resumes.
  public var resumes: LinkEventID? { reception?.resumes }

  /// The URL, without values unless they are kept: `quiz:…`, `https://quiz.example/…`; `nil` for an event
  /// that came as a link.
  public var url: String? { reception?.url }

  /// The stage that the event reached.
  public var stage: LinkStage? { if case .stage(let stage) = content { stage } else { nil } }

  /// The screen that the event waits for: `alert`, `system picker`.
  public var waitingFor: String? { if case .waiting(let screen) = content { screen } else { nil } }

  /// The route that matched, of an event that ended.
  public var route: String? { end?.route }

  /// The name of its outcome.
  public var outcome: String? { end?.outcome }

  /// The failure, for outcomes that have one.
  public var reason: LinkFailureV1? { end?.reason }

  /// The steps that were performed, of an event that ended; `nil` unless values are kept.
  public var steps: [LinkStepV1]? { end?.steps }

  /// The screens that were shown when it ended; `nil` unless values are kept.
  public var state: ShownStateV1? { end?.state }

  /// What is known of the event by the kind of the entry.
  private let content: Content

  private var reception: Reception? {
    if case .received(let reception) = content { reception } else { nil }
  }

  private var end: End? { if case .ended(let end) = content { end } else { nil } }

  init(_ number: Int, _ event: LinkEventID, at instant: LinkInstant, _ content: Content) {
    (self.number, self.event, at, self.content) = (number, event, instant, content)
  }
}

extension LinkJournalEntry {
  /// What an entry says, by its kind.
  enum Content: Sendable {
    case received(Reception)
    case stage(LinkStage)
    case waiting(for: String)
    case ended(End)
  }

  /// An event that was received.
  struct Reception: Sendable {
    let source: LinkSource?
    let entryPoint: LinkEntryPoint?
    let isCold: Bool?
    let scene: LinkSceneID?
    let resumes: LinkEventID?
    let url: String?
  }

  /// An event that ended.
  struct End: Sendable {
    let route: String?
    let outcome: String
    let reason: LinkFailureV1?
    let steps: [LinkStepV1]?
    let state: ShownStateV1?
  }
}

extension LinkJournalEntry: CustomStringConvertible {
  /// The entry in one line, fit for a log: characters that could break or forge a line are escaped.
  public var description: String {
    let parts = [
      "\(number)", event.rawValue, kind.rawValue, source?.rawValue, entryPoint?.rawValue,
      isCold == true ? "cold" : nil, resumes.map { "resumes \($0.rawValue)" },
      url?.shortened,
      stage?.rawValue, waitingFor.map { "for \($0)" }, route.map { "route \($0)" }, outcome,
      reason.map { "\($0.code): \($0.message)" },
    ]
    return parts.compactMap(\.self).joined(separator: " ").onOneLine
  }
}

extension LinkJournalEntry: Codable {
  /// The keys of the JSON object.
  fileprivate enum Key: String, CodingKey {
    case number, at, event, kind, source, entryPoint, isCold, scene, resumes, url, stage,
      waitingFor, route, outcome
    case reason, steps, state
  }

  /// Writes the entry as an object with every key present; a missing value is `null`.
  ///
  /// Shape: `{"number":1,"at":…,"event":…,"kind":"received","source":…,"entryPoint":…,"isCold":…,"scene":…,`
  /// `"resumes":…,"url":…,"stage":…,"waitingFor":…,"route":…,"outcome":…,"reason":{…},"steps":[…],`
  /// `"state":{…}}`; `at` in seconds since 1970, UTC.
  ///
  /// - Parameter encoder: Where it is written.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(number, forKey: .number)
    try container.encode(at.secondsSince1970, forKey: .at)
    try container.encode(event, forKey: .event)
    try container.encode(kind, forKey: .kind)
    try container.encode(source, forKey: .source)
    try container.encode(entryPoint, forKey: .entryPoint)
    try container.encode(isCold, forKey: .isCold)
    try container.encode(scene, forKey: .scene)
    try container.encode(resumes, forKey: .resumes)
    try container.encode(url, forKey: .url)
    try container.encode(stage, forKey: .stage)
    try container.encode(waitingFor, forKey: .waitingFor)
    try container.encode(route, forKey: .route)
    try container.encode(outcome, forKey: .outcome)
    try container.encode(reason, forKey: .reason)
    try container.encode(steps, forKey: .steps)
    try container.encode(state, forKey: .state)
  }

  /// Reads an entry that was exported.
  ///
  /// - Parameter decoder: Reads the data.
  /// - Throws: `DecodingError` for data that is not an entry.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let content: Content =
      switch try container.decode(Kind.self, forKey: .kind) {
      case .received: .received(try Reception(container))
      case .stage: .stage(try container.decode(LinkStage.self, forKey: .stage))
      case .waiting: .waiting(for: try container.decode(String.self, forKey: .waitingFor))
      case .ended: .ended(try End(container))
      }
    self.init(
      try container.decode(Int.self, forKey: .number),
      try container.decode(LinkEventID.self, forKey: .event),
      at: LinkInstant(since1970: .seconds(try container.seconds(.at))),
      content
    )
  }
}

extension LinkJournalEntry.Reception {
  fileprivate init(_ container: KeyedDecodingContainer<LinkJournalEntry.Key>) throws {
    source = try container.decodeIfPresent(LinkSource.self, forKey: .source)
    entryPoint = try container.decodeIfPresent(LinkEntryPoint.self, forKey: .entryPoint)
    isCold = try container.decodeIfPresent(Bool.self, forKey: .isCold)
    scene = try container.decodeIfPresent(LinkSceneID.self, forKey: .scene)
    resumes = try container.decodeIfPresent(LinkEventID.self, forKey: .resumes)
    url = try container.decodeIfPresent(String.self, forKey: .url)
  }
}

extension LinkJournalEntry.End {
  fileprivate init(_ container: KeyedDecodingContainer<LinkJournalEntry.Key>) throws {
    route = try container.decodeIfPresent(String.self, forKey: .route)
    outcome = try container.decode(String.self, forKey: .outcome)
    reason = try container.decodeIfPresent(LinkFailureV1.self, forKey: .reason)
    steps = try container.decodeIfPresent([LinkStepV1].self, forKey: .steps)
    state = try container.decodeIfPresent(ShownStateV1.self, forKey: .state)
  }
}

extension KeyedDecodingContainer {
  /// Reads seconds that fit a `Duration`.
  fileprivate func seconds(_ key: Key) throws -> Double {
    let seconds = try decode(Double.self, forKey: key)
    guard abs(seconds) < 1e15 else {
      let message = "\(seconds) seconds are out of range."
      throw DecodingError.dataCorruptedError(forKey: key, in: self, debugDescription: message)
    }
    return seconds
  }
}

extension LinkInstant {
  /// The seconds since the start of 1970, UTC.
  var secondsSince1970: Double {
    let (seconds, attoseconds) = since1970.components
    return Double(seconds) + Double(attoseconds) / 1e18
  }
}
