@_spi(Driving) import AppleFoundationStandIn

// Apple: swiftui/navigationpath, 2026-11-21
/// The values of a stack, of any hashable type.
public struct NavigationPath {
  /// One value.
  struct Element {
    let value: any Hashable
    let encode: (() throws -> (type: String, json: String))?
  }

  /// The values, bottom first.
  private(set) var elements: [Element] = []

  // Apple: swiftui/navigationpath/init(), 2026-11-21
  /// Creates an empty path.
  public init() {}

  /// Creates a path of values.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    elements.forEach { append($0) }
  }

  /// Creates a path of values that can be encoded.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable & Codable {
    elements.forEach { append($0) }
  }

  // Apple: swiftui/navigationpath/init(_:), 2026-11-21
  /// Creates a path from its encoded form.
  public init(_ codable: CodableRepresentation) {
    elements = codable.elements
  }

  /// How many values there are.
  public var count: Int { elements.count }

  /// Whether there is no value.
  public var isEmpty: Bool { elements.isEmpty }

  // Apple: swiftui/navigationpath/codable, 2026-11-21
  /// The form that can be encoded; nil when a value cannot.
  public var codable: CodableRepresentation? {
    guard elements.allSatisfy({ $0.encode != nil }) else { return nil }
    return CodableRepresentation(elements: elements)
  }

  /// Puts a value on top.
  public mutating func append<V: Hashable>(_ value: V) {
    elements.append(Element(value: value, encode: nil))
  }

  // Apple: swiftui/navigationpath/append(_:), 2026-11-21
  /// Puts a value that can be encoded on top.
  public mutating func append<V: Hashable & Codable>(_ value: V) {
    elements.append(.encodable(value))
  }

  // Apple: swiftui/navigationpath/removelast(_:), 2026-11-21
  /// Takes values from the top; there must be as many.
  public mutating func removeLast(_ k: Int = 1) {
    elements.removeLast(k)
  }
}

extension NavigationPath: Equatable {
  /// Whether both paths have equal values.
  public static func == (lhs: NavigationPath, rhs: NavigationPath) -> Bool {
    lhs.elements.map { AnyHashable($0.value) } == rhs.elements.map { AnyHashable($0.value) }
  }
}

extension NavigationPath.Element {
  /// A value that can be encoded.
  static func encodable<V: Hashable & Codable>(_ value: V) -> Self {
    Self(value: value) {
      let name = _mangledTypeName(V.self) ?? String(reflecting: V.self)
      return (name, String(decoding: try JSONEncoder().encode(value), as: UTF8.self))
    }
  }

  /// A value from its text.
  static func decoded<V: Hashable & Codable>(_ type: V.Type, json: String) throws -> Self {
    .encodable(try JSONDecoder().decode(type, from: Data(json.utf8)))
  }
}

extension NavigationPath {
  // Apple: swiftui/navigationpath/codablerepresentation, 2026-11-21
  /// A path that can be encoded: type names and texts in turn, top first.
  public struct CodableRepresentation: Codable, Equatable {
    /// The values, bottom first.
    let elements: [Element]

    /// Wraps values that can be encoded.
    init(elements: [Element]) {
      self.elements = elements
    }

    /// Decodes a path.
    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var elements: [Element] = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        let json = try container.decode(String.self)
        guard let type = _typeByName(name) as? any (Hashable & Codable).Type else {
          throw DecodingError.dataCorruptedError(
            in: container,
            debugDescription: "\(name) is not a type that can be decoded"
          )
        }
        elements.insert(try .decoded(type, json: json), at: 0)
      }
      self.elements = elements
    }

    /// Encodes the path.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for element in elements.reversed() {
        guard let (type, json) = try element.encode?() else { continue }
        try container.encode(type)
        try container.encode(json)
      }
    }

    /// Whether both paths have equal values.
    public static func == (lhs: Self, rhs: Self) -> Bool {
      NavigationPath(lhs) == NavigationPath(rhs)
    }
  }
}
