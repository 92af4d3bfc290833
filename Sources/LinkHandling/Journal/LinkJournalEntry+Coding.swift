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
    try container.encode(number, forKey: .number)
    try container.encode(at.secondsSince1970, forKey: .at)
    try container.encode(event, forKey: .event)
    try container.encode(kind, forKey: .kind)
    try container.encode(source, forKey: .source)
    try container.encode(entryPoint, forKey: .door)
    try container.encode(isCold, forKey: .isCold)
    try container.encode(scene, forKey: .scene)
    try container.encode(resumes, forKey: .resumes)
    try container.encode(url, forKey: .url)
    try container.encode(stage, forKey: .stage)
    try container.encode(waitingFor, forKey: .waitingFor)
    try container.encode(route, forKey: .route)
    try container.encode(outcome, forKey: .outcome)
    try container.encode(reason, forKey: .reason)
  }

  /// Reads an entry that was exported.
  ///
  /// - Parameter decoder: Reads the data.
  /// - Throws: `DecodingError` for data that is no entry.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    number = try container.decode(Int.self, forKey: .number)
    at = LinkInstant(since1970: .seconds(try container.seconds(.at)))
    event = try container.decode(LinkEventID.self, forKey: .event)
    kind = try container.decode(Kind.self, forKey: .kind)
    source = try container.decodeIfPresent(LinkSource.self, forKey: .source)
    entryPoint = try container.decodeIfPresent(LinkEntryPoint.self, forKey: .door)
    isCold = try container.decodeIfPresent(Bool.self, forKey: .isCold)
    scene = try container.decodeIfPresent(LinkSceneID.self, forKey: .scene)
    resumes = try container.decodeIfPresent(LinkEventID.self, forKey: .resumes)
    url = try container.decodeIfPresent(String.self, forKey: .url)
    stage = try container.decodeIfPresent(LinkStage.self, forKey: .stage)
    waitingFor = try container.decodeIfPresent(String.self, forKey: .waitingFor)
    route = try container.decodeIfPresent(String.self, forKey: .route)
    outcome = try container.decodeIfPresent(String.self, forKey: .outcome)
    reason = try container.decodeIfPresent(LinkFailureV1.self, forKey: .reason)
  }
}

extension KeyedDecodingContainer {
  /// A number of seconds that a duration can hold.
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
