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
  public let kind: Kind

  /// Where the event that was received came from.
  public let source: LinkSource?

  /// The entry point that delivered it.
  public let entryPoint: LinkEntryPoint?

  /// Whether it launched the app or connected the scene.
  public let isCold: Bool?

  /// The scene that received it.
  public let scene: LinkSceneID?

  /// The pending link that it resumes.
  public let resumes: LinkEventID?

  /// The URL, without values unless they are kept: `quiz:…`, `https://quiz.example/…`; `nil` for an event
  /// that came as a link.
  public let url: String?

  /// The stage that the event reached.
  public let stage: LinkStage?

  /// The screen that the event waits for: `alert`, `system picker`.
  public let waitingFor: String?

  /// The route that matched, of an event that ended.
  public let route: String?

  /// The name of its outcome.
  public let outcome: String?

  /// The failure, for outcomes that have one.
  public let reason: LinkFailureV1?

  /// The steps that were performed, of an event that ended; `nil` unless values are kept.
  public let steps: [LinkStepV1]?

  /// The screens that were shown when it ended; `nil` unless values are kept.
  public let state: ShownStateV1?

  init(
    _ kind: Kind,
    _ number: Int,
    _ event: LinkEventID,
    at instant: LinkInstant,
    source: LinkSource? = nil,
    entryPoint: LinkEntryPoint? = nil,
    isCold: Bool? = nil,
    scene: LinkSceneID? = nil,
    resumes: LinkEventID? = nil,
    url: String? = nil,
    stage: LinkStage? = nil,
    waitingFor: String? = nil,
    route: String? = nil,
    outcome: String? = nil,
    reason: LinkFailureV1? = nil,
    steps: [LinkStepV1]? = nil,
    state: ShownStateV1? = nil
  ) {
    (self.kind, self.number, self.event, at) = (kind, number, event, instant)
    (self.source, self.entryPoint, self.isCold) = (source, entryPoint, isCold)
    (self.scene, self.resumes, self.url) = (scene, resumes, url)
    (self.stage, self.waitingFor, self.route) = (stage, waitingFor, route)
    (self.outcome, self.reason, self.steps, self.state) = (outcome, reason, steps, state)
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
  private enum Key: String, CodingKey {
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
    self.init(
      try container.decode(Kind.self, forKey: .kind),
      try container.decode(Int.self, forKey: .number),
      try container.decode(LinkEventID.self, forKey: .event),
      at: LinkInstant(since1970: .seconds(try container.seconds(.at))),
      source: try container.decodeIfPresent(LinkSource.self, forKey: .source),
      entryPoint: try container.decodeIfPresent(LinkEntryPoint.self, forKey: .entryPoint),
      isCold: try container.decodeIfPresent(Bool.self, forKey: .isCold),
      scene: try container.decodeIfPresent(LinkSceneID.self, forKey: .scene),
      resumes: try container.decodeIfPresent(LinkEventID.self, forKey: .resumes),
      url: try container.decodeIfPresent(String.self, forKey: .url),
      stage: try container.decodeIfPresent(LinkStage.self, forKey: .stage),
      waitingFor: try container.decodeIfPresent(String.self, forKey: .waitingFor),
      route: try container.decodeIfPresent(String.self, forKey: .route),
      outcome: try container.decodeIfPresent(String.self, forKey: .outcome),
      reason: try container.decodeIfPresent(LinkFailureV1.self, forKey: .reason),
      steps: try container.decodeIfPresent([LinkStepV1].self, forKey: .steps),
      state: try container.decodeIfPresent(ShownStateV1.self, forKey: .state)
    )
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
