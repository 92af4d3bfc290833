import LinkRouting

extension LinkJournalEntry: Codable {
  /// The keys, in the order of the shape.
  private enum Key: String, CodingKey {
    case number, at, event, kind, origin, door, isCold, scene, resumes, url, stage, route, outcome,
      reason
  }

  /// Writes the entry as an object in which every key stands; what is absent is `null`.
  ///
  /// Shape: `{"number":1,"at":…,"event":…,"kind":"received","origin":…,"door":…,"isCold":…,"scene":…,`
  /// `"resumes":…,"url":…,"stage":…,"route":…,"outcome":…,"reason":{…}}`; `at` in seconds since 1970, UTC.
  ///
  /// - Parameter encoder: Where it is written.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(number, forKey: .number)
    try container.encode(at.secondsSince1970, forKey: .at)
    try container.encode(event.rawValue, forKey: .event)
    try container.encode(kind, forKey: .kind)
    try container.encode(origin, forKey: .origin)
    try container.encode(door?.rawValue, forKey: .door)
    try container.encode(isCold, forKey: .isCold)
    try container.encode(scene?.rawValue, forKey: .scene)
    try container.encode(resumes?.rawValue, forKey: .resumes)
    try container.encode(url, forKey: .url)
    try container.encode(stage, forKey: .stage)
    try container.encode(route, forKey: .route)
    try container.encode(outcome, forKey: .outcome)
    try container.encode(reason.map(LinkReasonV1.init), forKey: .reason)
  }

  /// Reads an entry that was exported.
  ///
  /// - Parameter decoder: Reads the data.
  /// - Throws: `DecodingError` for what is no entry.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    self.init(
      number: try container.decode(Int.self, forKey: .number),
      at: LinkInstant(since1970: .seconds(try container.decode(Double.self, forKey: .at))),
      event: LinkEventID(rawValue: try container.decode(String.self, forKey: .event)),
      kind: try container.decode(Kind.self, forKey: .kind)
    )
    origin = try container.decodeIfPresent(LinkSource.self, forKey: .origin)
    door = try container.decodeIfPresent(String.self, forKey: .door).map(LinkDoor.init)
    isCold = try container.decodeIfPresent(Bool.self, forKey: .isCold)
    scene = try container.decodeIfPresent(String.self, forKey: .scene).map {
      LinkSceneID(rawValue: $0)
    }
    resumes = try container.decodeIfPresent(String.self, forKey: .resumes).map {
      LinkEventID(rawValue: $0)
    }
    url = try container.decodeIfPresent(String.self, forKey: .url)
    stage = try container.decodeIfPresent(LinkStage.self, forKey: .stage)
    route = try container.decodeIfPresent(String.self, forKey: .route)
    outcome = try container.decodeIfPresent(String.self, forKey: .outcome)
    reason = try container.decodeIfPresent(LinkReason.self, forKey: .reason)
  }
}

extension LinkInstant {
  /// The seconds since the start of 1970, UTC.
  var secondsSince1970: Double {
    let (seconds, attoseconds) = since1970.components
    return Double(seconds) + Double(attoseconds) / 1e18
  }
}
