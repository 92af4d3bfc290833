import LinkPatterns

extension CatalogType {
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

    /// How its values are written, and what they are in JSON.
    var form: KnownForm {
      switch self {
      case .string: KnownForm(String.self, sample: "a") { .text($0) }
      case .int, .int64: .integer(Int64.self)
      case .int8: .integer(Int8.self)
      case .int16: .integer(Int16.self)
      case .int32: .integer(Int32.self)
      case .uint, .uint64: .integer(UInt64.self)
      case .uint8: .integer(UInt8.self)
      case .uint16: .integer(UInt16.self)
      case .uint32: .integer(UInt32.self)
      case .double: KnownForm(Double.self, sample: "0") { .double($0) }
      case .float: .float
      case .bool: KnownForm(Bool.self, sample: "true") { .boolean($0) }
      case .uuid: .uuid
      }
    }
  }
}

/// How the values of a type that every catalog has are written, and what they are in JSON.
struct KnownForm {
  /// The texts that have the form; `nil` for any text.
  let shape: ParameterShape?

  /// The written form of some value.
  let sample: String

  /// The least and the greatest value; `nil` for a type without.
  var range: (minimum: CatalogValue, maximum: CatalogValue)?

  /// Reads a value.
  let value: (LinkText) -> CatalogValue?

  /// The form of a type of the library.
  init<Value: LinkParameter>(
    _ type: Value.Type,
    sample: String,
    _ value: @escaping (Value) -> CatalogValue?
  ) {
    self.init(type.linkShape, sample: sample) { Value.linkValue(from: $0).flatMap(value) }
  }

  private init(
    _ shape: ParameterShape?,
    sample: String,
    _ value: @escaping (LinkText) -> CatalogValue?
  ) {
    (self.shape, self.sample, self.value) = (shape, sample, value)
  }

  /// An integer.
  static func integer<Value: FixedWidthInteger & LinkParameter>(_ type: Value.Type) -> KnownForm {
    var form = KnownForm(type, sample: "0", \.catalogValue)
    form.range = (Value.min.catalogValue, Value.max.catalogValue)
    return form
  }

  /// A decimal number of 32 bits, with the digits that it is written with.
  static var float: KnownForm {
    KnownForm(Float.linkShape, sample: "0") { text in
      Float.linkValue(from: text) == nil
        ? nil : Double.linkValue(from: text).map(CatalogValue.double)
    }
  }

  /// A UUID, without Foundation.
  static var uuid: KnownForm {
    KnownForm(.uuid, sample: "00000000-0000-0000-0000-000000000000") { text in
      let isUUID = text.withBytes { UUIDText.halves(of: $0, from: 0, to: $0.count) != nil }
      return isUUID ? .text(text.string.uppercased()) : nil
    }
  }
}

extension FixedWidthInteger {
  /// The value, as in JSON.
  fileprivate var catalogValue: CatalogValue {
    Int64(exactly: self).map(CatalogValue.integer) ?? .unsigned(UInt64(truncatingIfNeeded: self))
  }
}
