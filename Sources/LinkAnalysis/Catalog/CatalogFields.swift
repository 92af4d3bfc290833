/// The fields of one JSON object of a catalog, which are read or written, and what was found wrong with them.
struct CatalogFields {
  /// The object that is read; `nil` when the value isn't an object.
  private var source: KeyedDecodingContainer<AnyKey>?

  /// The object that is written; `nil` when one is read.
  private var target: KeyedEncodingContainer<AnyKey>?

  /// Where the object is.
  let codingPath: [any CodingKey]

  /// The keys that were read.
  private(set) var known: [String] = []

  /// The keys that had another name in earlier catalogs.
  private var formerKeys: [String] = []

  /// The problems, in order.
  var problems: [CatalogProblem] = []

  /// The keys that are not known, of this object and those in it.
  var unknownKeys: [CatalogProblem] = []

  /// Whether keys that are not known are problems.
  private var refusesUnknownKeys = false

  /// Why a value could not be written.
  private(set) var failure: (any Error)?

  /// Opens an object to be read.
  init(_ decoder: any Decoder) {
    codingPath = decoder.codingPath
    source = try? decoder.container(keyedBy: AnyKey.self)
    if source == nil { report(.wrongType, at: nil, "An object is expected here.") }
  }

  /// Opens an object to be written.
  init(writingTo encoder: any Encoder) {
    codingPath = encoder.codingPath
    target = encoder.container(keyedBy: AnyKey.self)
  }

  /// Whether the object is read.
  var isReading: Bool { target == nil }

  /// Whether there is an object to read.
  var isObject: Bool { source != nil }

  /// Records a problem.
  mutating func report(_ code: CatalogProblem.Code, at key: String?, _ message: String) {
    let place = codingPath + (key.map { [AnyKey(stringValue: $0)] } ?? [])
    problems.append(CatalogProblem(code, at: place, message))
  }

  /// Returns whether a key is there, and not `null`.
  func has(_ key: String) -> Bool {
    let key = AnyKey(stringValue: key)
    return source?.contains(key) == true && (try? source?.decodeNil(forKey: key)) == false
  }

  /// Whether the value of a key that is read is a text.
  func isText(_ key: String) -> Bool {
    (try? source?.decode(String.self, forKey: AnyKey(stringValue: key))) != nil
  }

  /// Records the keys that were not read, when all are.
  fileprivate mutating func finish() {
    let others = Set(source?.allKeys.map(\.stringValue) ?? []).subtracting(known + formerKeys)
      .sorted()
    unknownKeys = others.map { CatalogProblem(unknownKey: $0, in: codingPath, known) } + unknownKeys
    guard refusesUnknownKeys else { return }
    problems += unknownKeys
    unknownKeys = []
  }

  /// Reads a value that may be absent.
  private mutating func read<Value: Decodable>(
    _ type: Value.Type,
    _ key: String,
    expecting expected: String
  ) -> Value? {
    known.append(key)
    guard has(key), let source else { return nil }
    if let value = try? source.decode(type, forKey: AnyKey(stringValue: key)) { return value }
    report(.wrongType, at: key, "\(expected) is expected here.")
    return nil
  }

  /// Reads an object whose values are of one type and that may be absent.
  private mutating func readByName<Value: Decodable>(
    _ type: Value.Type,
    _ key: String,
    expecting expected: String
  ) -> [String: Value] {
    known.append(key)
    guard has(key), let source else { return [:] }
    let object = try? source.nestedContainer(keyedBy: AnyKey.self, forKey: AnyKey(stringValue: key))
    guard let object else {
      let values = ["A text": "texts", "An object": "objects"][expected] ?? "values"
      report(.wrongType, at: key, "An object with \(values) is expected here.")
      return [:]
    }
    var result: [String: Value] = [:]
    for name in object.allKeys.sorted(by: { $0.stringValue < $1.stringValue }) {
      if let value = try? object.decode(type, forKey: name) {
        result[name.stringValue] = value
      } else {
        let place = object.codingPath + [name]
        problems.append(CatalogProblem(.wrongType, at: place, "\(expected) is expected here."))
      }
    }
    return result
  }

  /// Writes a value.
  private mutating func write(_ value: some Encodable, _ key: String) {
    do {
      try target?.encode(value, forKey: AnyKey(stringValue: key))
    } catch {
      failure = failure ?? error
    }
  }

  /// Takes over what was found wrong with a part.
  private mutating func take<Part>(_ reading: CatalogPartReading<Part>) -> Part {
    problems += reading.problems
    unknownKeys += reading.unknownKeys
    return reading.part
  }
}

// MARK: - Values

extension CatalogFields {
  /// The version, which is always written; in another one a key that is not known is an error.
  mutating func version(_ version: Int) {
    guard isReading else { return write(version, "version") }
    let stated = read(Int.self, "version", expecting: "A number")
    refusesUnknownKeys = stated ?? version != version
  }

  /// A key that is known and not read.
  mutating func ignored(_ key: String) { known.append(key) }

  /// A key that has another name than in earlier catalogs.
  mutating func renamed(_ former: String, to key: String) {
    known.append(key)
    formerKeys.append(former)
    guard has(former) else { return }
    report(.formerName, at: former, "The key '\(former)' is called '\(key)' now.")
  }

  /// A value that may be absent.
  mutating func optional<Value: Codable>(
    _ value: inout Value?,
    _ key: String,
    expecting expected: String
  ) {
    if isReading {
      value = read(Value.self, key, expecting: expected)
    } else if let value {
      write(value, key)
    }
  }

  /// A text that must be there.
  mutating func required(_ text: inout String, _ key: String) {
    var stated: String? = text
    self.text(&stated, key)
    text = stated ?? ""
    reportMissing(key, expecting: "a text")
  }

  /// Records that a key is missing.
  private mutating func reportMissing(_ key: String, expecting expected: String) {
    guard isObject, !has(key), !formerKeys.contains(where: has) else { return }
    report(.missingKey, at: key, "This key is missing; \(expected) is expected here.")
  }

  /// A text that may be absent.
  mutating func text(_ text: inout String?, _ key: String) {
    optional(&text, key, expecting: "A text")
  }

  /// A text that represents a value, and may be absent.
  mutating func text<Value: RawRepresentable<String>>(_ value: inout Value?, _ key: String) {
    var text = value?.rawValue
    self.text(&text, key)
    value = text.flatMap { Value(rawValue: $0) }
  }

  /// One of several names, which may be absent.
  mutating func name<Value: RawRepresentable<String> & CaseIterable>(
    _ value: inout Value?,
    _ key: String
  ) {
    var name = value?.rawValue
    let names = Value.allCases.map { "'\($0.rawValue)'" }.joined(separator: " or ")
    optional(&name, key, expecting: names)
    value = name.flatMap { Value(rawValue: $0) }
    if name != nil, value == nil { report(.wrongType, at: key, "\(names) is expected here.") }
  }

  /// A list of texts; one that is empty is left out.
  mutating func texts(_ texts: inout [String], _ key: String) {
    var stated = texts.isEmpty ? nil : texts
    self.texts(&stated, key)
    texts = stated ?? []
  }

  /// A list of texts that may be absent.
  mutating func texts(_ texts: inout [String]?, _ key: String) {
    optional(&texts, key, expecting: "A list of texts")
  }

  /// A truth value; one that is false is left out.
  mutating func flag(_ flag: inout Bool, _ key: String) {
    var stated = flag ? true : nil
    optional(&stated, key, expecting: "true or false")
    flag = stated ?? false
  }

  /// The value of a parameter, which may be absent.
  mutating func value(_ value: inout CatalogValue?, _ key: String) {
    optional(&value, key, expecting: Self.anyValue)
  }

  /// A description of all values that a parameter may have.
  private static var anyValue: String { "A number, true, false, a text, or a list of them" }

  /// A type, which is a text when it is absent.
  mutating func type(_ type: inout CatalogType, _ key: String) {
    var name: String? = type.name
    text(&name, key)
    type = name.map { CatalogType($0) } ?? .string
  }
}

// MARK: - Objects

extension CatalogFields {
  /// Texts by name; an object that is empty is left out.
  mutating func texts(_ texts: inout [String: String], byName key: String) {
    byName(&texts, key, expecting: "A text")
  }

  /// Types by name; an object that is empty is left out.
  mutating func types(_ types: inout [String: CatalogType], byName key: String) {
    var names = types.mapValues(\.name)
    texts(&names, byName: key)
    types = names.mapValues { CatalogType($0) }
  }

  /// Values of parameters by name; an object that is empty is left out.
  mutating func values(_ values: inout [String: CatalogValue], byName key: String) {
    byName(&values, key, expecting: Self.anyValue)
  }

  /// Values of one type by name; an object that is empty is left out.
  private mutating func byName<Value: Codable>(
    _ values: inout [String: Value],
    _ key: String,
    expecting expected: String
  ) {
    if isReading {
      values = readByName(Value.self, key, expecting: expected)
    } else if !values.isEmpty {
      write(values, key)
    }
  }

  /// Parts by name; an object that is empty is left out.
  mutating func parts<Part: CatalogPart>(_ parts: inout [String: Part], byName key: String) {
    guard isReading else { return parts.isEmpty ? () : write(parts, key) }
    let readings = readByName(CatalogPartReading<Part>.self, key, expecting: "An object")
    for name in readings.keys.sorted() { parts[name] = readings[name].map { take($0) } }
  }

  /// A part that may be absent.
  mutating func part<Part: CatalogPart>(_ part: inout Part?, _ key: String) {
    if isReading {
      part = read(CatalogPartReading<Part>.self, key, expecting: "An object").map { take($0) }
    } else if let part {
      write(part, key)
    }
  }

  /// A list of parts that may be absent.
  mutating func parts<Part: CatalogPart>(_ parts: inout [Part]?, _ key: String) {
    if isReading {
      parts = read([CatalogPartReading<Part>].self, key, expecting: "A list")?.map { take($0) }
    } else if let parts {
      write(parts, key)
    }
  }

  /// A list of parts; one that is empty is left out.
  mutating func parts<Part: CatalogPart>(_ parts: inout [Part], _ key: String) {
    var stated = parts.isEmpty ? nil : parts
    self.parts(&stated, key)
    parts = stated ?? []
  }

  /// A list of parts that must be there.
  mutating func required<Part: CatalogPart>(_ parts: inout [Part], _ key: String) {
    var stated: [Part]? = parts
    self.parts(&stated, key)
    parts = stated ?? []
    reportMissing(key, expecting: "a list")
  }
}

extension CatalogProblem {
  /// Describes a key that is not known.
  fileprivate init(unknownKey name: String, in place: [any CodingKey], _ known: [String]) {
    let meant = NearestName.of(known, to: name).map { "; '\($0)' may be meant" } ?? ""
    let message = "This key is not known\(meant)."
    self.init(.unknownKey, at: place + [AnyKey(stringValue: name)], message)
  }

  /// Describes a problem at a place in the JSON.
  init(_ code: Code, at place: [any CodingKey], _ message: String) {
    let path = place.reduce(into: "") { path, key in
      if let index = key.intValue {
        path += "[\(index)]"
      } else {
        path += path.isEmpty ? key.stringValue : ".\(key.stringValue)"
      }
    }
    self.init(code, at: path, message)
  }
}

/// A part that was read, and what is wrong with it.
struct CatalogPartReading<Part: CatalogPart>: Decodable {
  /// The part; of use when nothing is wrong with it.
  fileprivate let part: Part

  /// The problems, in order.
  fileprivate let problems: [CatalogProblem]

  /// The keys that are not known.
  let unknownKeys: [CatalogProblem]

  /// Reads a part.
  init(from decoder: any Decoder) {
    var (part, fields) = (Part(), CatalogFields(decoder))
    part.describe(in: &fields)
    fields.finish()
    (self.part, problems, unknownKeys) = (part, fields.problems, fields.unknownKeys)
  }

  /// The part, when nothing is wrong with it; else an unknown key is reported as the possible spelling of one that is
  /// missing.
  func whole() throws(CatalogProblems) -> Part {
    if problems.isEmpty { return part }
    throw CatalogProblems(problems: problems + unknownKeys)
  }
}

/// Any key.
struct AnyKey: CodingKey {
  /// The name.
  let stringValue: String

  /// The position in a list; `nil` for a name.
  var intValue: Int?

  /// Creates a key.
  init(stringValue: String) {
    self.stringValue = stringValue
  }

  /// Creates the key of an element.
  init(position: Int) {
    (stringValue, intValue) = ("\(position)", position)
  }

  /// Refuses a position.
  init?(intValue: Int) { nil }
}
