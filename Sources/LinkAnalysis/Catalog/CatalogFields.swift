/// A part of a catalog that is read key by key, so that all mistakes in it are found at once.
protocol CatalogPart {
  /// The keys that are known.
  associatedtype Key: CodingKey & CaseIterable

  /// Reads the part; fails when a required value is missing or wrong.
  init?(reading fields: inout CatalogFields<Key>)
}

/// The keys of one JSON object of a catalog, and what was found wrong with them.
struct CatalogFields<Key: CodingKey & CaseIterable> {
  /// The object; `nil` when the value isn't an object.
  private let container: KeyedDecodingContainer<Key>?

  /// Where the object is.
  private let codingPath: [any CodingKey]

  /// What is wrong, in order.
  private(set) var problems: [CatalogProblem] = []

  /// The keys that are not known, of this object and those in it.
  private(set) var unknownKeys: [CatalogProblem] = []

  /// Opens an object.
  init(_ decoder: any Decoder) {
    codingPath = decoder.codingPath
    container = try? decoder.container(keyedBy: Key.self)
    guard container != nil, let all = try? decoder.container(keyedBy: AnyKey.self) else {
      note(.wrongType, at: nil, "An object is expected here.")
      return
    }
    let known = Key.allCases.map(\.stringValue)
    let others = Set(all.allKeys.map(\.stringValue)).subtracting(known)
    unknownKeys = others.sorted().map { CatalogProblem(unknownKey: $0, in: codingPath, known) }
  }

  /// Whether there is an object to read.
  var isObject: Bool { container != nil }

  /// Notes a problem.
  mutating func note(_ code: CatalogProblem.Code, at key: Key?, _ message: String) {
    problems.append(CatalogProblem(code, at: codingPath + (key.map { [$0] } ?? []), message))
  }

  /// Counts the keys that are not known as problems.
  mutating func refuseUnknownKeys() {
    problems += unknownKeys
    unknownKeys = []
  }

  /// Notes a name that stands for nothing, as a key that is not known does.
  mutating func noteUnknown(
    _ code: CatalogProblem.Code,
    at key: Key,
    _ index: Int,
    _ message: String
  ) {
    let place = codingPath + [key, AnyKey(position: index)]
    unknownKeys.append(CatalogProblem(code, at: place, message))
  }

  /// Tells whether a key is there, and not `null`.
  func has(_ key: Key) -> Bool {
    container?.contains(key) == true && (try? container?.decodeNil(forKey: key)) == false
  }

  /// Reads a value that may be absent.
  mutating func optional<Value: Decodable>(
    _ type: Value.Type,
    _ key: Key,
    expecting expected: String
  ) -> Value? {
    guard has(key), let container else { return nil }
    if let value = try? container.decode(type, forKey: key) { return value }
    note(.wrongType, at: key, "\(expected) is expected here.")
    return nil
  }

  /// Reads a text that must be there.
  mutating func text(_ key: Key) -> String? {
    guard has(key) || container == nil else {
      note(.missingKey, at: key, "This key is missing; a text is expected here.")
      return nil
    }
    return optional(String.self, key, expecting: "A text")
  }

  /// Reads a list of texts that may be absent.
  mutating func texts(_ key: Key) -> [String]? {
    optional([String].self, key, expecting: "A list of texts")
  }

  /// Reads a truth value that may be absent.
  mutating func flag(_ key: Key) -> Bool {
    optional(Bool.self, key, expecting: "true or false") ?? false
  }

  /// Reads a value that may be absent.
  mutating func value(_ key: Key) -> CatalogValue? {
    optional(CatalogValue.self, key, expecting: Self.anyValue)
  }

  /// What a value may be, in words.
  private static var anyValue: String { "A number, true, false, a text, or a list of them" }

  /// Reads an object whose values are texts and that may be absent.
  mutating func textsByName(_ key: Key) -> [String: String] {
    byName(String.self, key, expecting: "A text")
  }

  /// Reads an object whose values are values of parameters and that may be absent.
  mutating func valuesByName(_ key: Key) -> [String: CatalogValue] {
    byName(CatalogValue.self, key, expecting: Self.anyValue)
  }

  /// Reads an object whose values are of one type and that may be absent.
  private mutating func byName<Value: Decodable>(
    _ type: Value.Type,
    _ key: Key,
    expecting expected: String
  ) -> [String: Value] {
    guard has(key), let container else { return [:] }
    guard let object = try? container.nestedContainer(keyedBy: AnyKey.self, forKey: key) else {
      let values = ["A text": "texts", "An object": "objects"][expected] ?? "values"
      note(.wrongType, at: key, "An object with \(values) is expected here.")
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

  /// Reads a part that may be absent.
  mutating func part<Part: CatalogPart>(_ type: Part.Type, _ key: Key) -> Part? {
    guard has(key), let container else { return nil }
    return (try? container.decode(CatalogPartReading<Part>.self, forKey: key)).flatMap { take($0) }
  }

  /// Reads an object whose values are parts and that may be absent.
  mutating func partsByName<Part: CatalogPart>(_ type: Part.Type, _ key: Key) -> [String: Part] {
    let readings = byName(CatalogPartReading<Part>.self, key, expecting: "An object")
    var parts: [String: Part] = [:]
    for name in readings.keys.sorted() { parts[name] = readings[name].flatMap { take($0) } }
    return parts
  }

  /// Reads a list of parts.
  mutating func parts<Part: CatalogPart>(_ type: Part.Type, _ key: Key) -> [Part]? {
    let readings = optional([CatalogPartReading<Part>].self, key, expecting: "A list")
    return readings?.compactMap { take($0) }
  }

  /// Takes over what was found wrong with a part.
  private mutating func take<Part>(_ reading: CatalogPartReading<Part>) -> Part? {
    problems += reading.problems
    unknownKeys += reading.unknownKeys
    return reading.part
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
  fileprivate init(_ code: Code, at place: [any CodingKey], _ message: String) {
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

/// A part, or what keeps it from being one.
struct CatalogPartReading<Part: CatalogPart>: Decodable {
  /// The part; `nil` when a required value is missing or wrong.
  let part: Part?

  /// What is wrong, in order.
  let problems: [CatalogProblem]

  /// The keys that are not known.
  let unknownKeys: [CatalogProblem]

  /// Reads a part.
  init(from decoder: any Decoder) {
    var fields = CatalogFields<Part.Key>(decoder)
    part = Part(reading: &fields)
    (problems, unknownKeys) = (fields.problems, fields.unknownKeys)
  }

  /// The part, when nothing is wrong with it; else a key that is not known may be what was meant by one that is
  /// missing.
  func whole() throws(CatalogProblems) -> Part {
    if let part, problems.isEmpty { return part }
    throw CatalogProblems(problems: problems + unknownKeys)
  }
}

/// Any key.
private struct AnyKey: CodingKey {
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
