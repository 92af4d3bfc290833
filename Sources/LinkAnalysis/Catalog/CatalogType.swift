/// A type of values in a catalog, by the name that it has in JSON.
public enum CatalogType: Hashable, Sendable {
  /// A type that every catalog has.
  case known(Known)

  /// One of several words.
  case words([String])

  /// A type of the app's own, one of ``LinkCatalogV1/shapes``.
  case own(String)

  /// The types that every catalog has.
  public enum Known: String, Hashable, Sendable, CaseIterable {
    /// Any text.
    case string = "String"
    /// An `Int` of 64 bits.
    case int = "Int"
    /// An integer of 8 bits.
    case int8 = "Int8"
    /// An integer of 16 bits.
    case int16 = "Int16"
    /// An integer of 32 bits.
    case int32 = "Int32"
    /// An integer of 64 bits.
    case int64 = "Int64"
    /// A `UInt` of 64 bits.
    case uint = "UInt"
    /// An integer of 8 bits that is not negative.
    case uint8 = "UInt8"
    /// An integer of 16 bits that is not negative.
    case uint16 = "UInt16"
    /// An integer of 32 bits that is not negative.
    case uint32 = "UInt32"
    /// An integer of 64 bits that is not negative.
    case uint64 = "UInt64"
    /// A decimal number of 64 bits.
    case double = "Double"
    /// A decimal number of 32 bits.
    case float = "Float"
    /// `true` or `false`.
    case bool = "Bool"
    /// A UUID, in upper case.
    case uuid = "UUID"
  }

  /// Any text.
  public static let string = CatalogType.known(.string)

  /// The type with a name: `Int`, or words with `|` between them; else one of the app's own.
  public init(_ name: String) {
    if let known = Known(rawValue: name) {
      self = .known(known)
      return
    }
    let words = name.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    self = words.count > 1 && !words.contains("") ? .words(words) : .own(name)
  }

  /// The name, as in JSON.
  public var name: String {
    switch self {
    case .known(let known): known.rawValue
    case .words(let words): words.joined(separator: "|")
    case .own(let name): name
    }
  }
}

extension CatalogType: ExpressibleByStringLiteral {
  /// The type with a name.
  public init(stringLiteral name: String) { self.init(name) }
}
