import LinkRouting

extension LinkJournalEntry: Codable {
  /// The keys, in the order of the shape.
  private enum Key: String, CodingKey {
    case number, at, event, kind, door, isCold, scene, resumes, url, stage, waitingFor, route,
      outcome, reason
    case source = "origin"
  }

  /// Writes the entry as an object in which every key stands; what is absent is `null`.
  ///
  /// Shape: `{"number":1,"at":…,"event":…,"kind":"received","origin":…,"door":…,"isCold":…,"scene":…,`
  /// `"resumes":…,"url":…,"stage":…,"waitingFor":…,"route":…,"outcome":…,"reason":{…}}`; `at` in seconds since 1970, UTC.
  ///
  /// - Parameter encoder: Where it is written.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    var (arrival, reached, end): (Arrival?, LinkStage?, LinkFailureV1?)
    var (outcome, route, screen): (String?, String?, String?)
    switch record {
    case .received(let received): arrival = received
    case .reached(let stage): reached = stage
    case .waiting(for: let name): screen = name
    case .ended(let name, let matched, let failure):
      (outcome, route, end) = (name, matched, failure)
    }
    try container.encode(number, forKey: .number)
    try container.encode(at.secondsSince1970, forKey: .at)
    try container.encode(event.rawValue, forKey: .event)
    try container.encode(record.name, forKey: .kind)
    try container.encode(arrival?.source, forKey: .source)
    try container.encode(arrival?.entryPoint.rawValue, forKey: .door)
    try container.encode(arrival?.isCold, forKey: .isCold)
    try container.encode(arrival?.scene.rawValue, forKey: .scene)
    try container.encode(arrival?.resumes?.rawValue, forKey: .resumes)
    try container.encode(arrival?.url, forKey: .url)
    try container.encode(reached, forKey: .stage)
    try container.encode(screen, forKey: .waitingFor)
    try container.encode(route, forKey: .route)
    try container.encode(outcome, forKey: .outcome)
    try container.encode(end, forKey: .reason)
  }

  /// Reads an entry that was exported.
  ///
  /// - Parameter decoder: Reads the data.
  /// - Throws: `DecodingError` for data that is no entry.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    number = try container.decode(Int.self, forKey: .number)
    at = LinkInstant(since1970: .seconds(try container.decode(Double.self, forKey: .at)))
    event = LinkEventID(rawValue: try container.decode(String.self, forKey: .event))
    switch try container.decode(String.self, forKey: .kind) {
    case "received": record = .received(try Self.arrival(in: container))
    case "stage": record = .reached(try container.decode(LinkStage.self, forKey: .stage))
    case "waiting":
      record = .waiting(for: try container.decode(String.self, forKey: .waitingFor))
    case "ended":
      record = .ended(
        outcome: try container.decode(String.self, forKey: .outcome),
        route: try container.decodeIfPresent(String.self, forKey: .route),
        failure: try container.decodeIfPresent(LinkFailureV1.self, forKey: .reason)
      )
    default:
      let text = "expected received, stage, waiting or ended"
      throw DecodingError.dataCorruptedError(forKey: .kind, in: container, debugDescription: text)
    }
  }

  /// Reads how an event arrived.
  private static func arrival(in container: KeyedDecodingContainer<Key>) throws -> Arrival {
    Arrival(
      source: try container.decode(LinkSource.self, forKey: .source),
      entryPoint: LinkEntryPoint(rawValue: try container.decode(String.self, forKey: .door)),
      isCold: try container.decode(Bool.self, forKey: .isCold),
      scene: LinkSceneID(rawValue: try container.decode(String.self, forKey: .scene)),
      resumes: try container.decodeIfPresent(String.self, forKey: .resumes)
        .map { LinkEventID(rawValue: $0) },
      url: try container.decodeIfPresent(String.self, forKey: .url)
    )
  }
}

extension LinkInstant {
  /// The seconds since the start of 1970, UTC.
  var secondsSince1970: Double {
    let (seconds, attoseconds) = since1970.components
    return Double(seconds) + Double(attoseconds) / 1e18
  }
}
