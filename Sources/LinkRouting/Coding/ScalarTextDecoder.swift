/// Reads one value from text.
struct ScalarTextDecoder: Decoder {
  /// The written form.
  let text: String

  /// The label of the value, for errors.
  let label: String

  /// Always empty.
  let codingPath: [any CodingKey] = []

  /// Always empty.
  let userInfo: [CodingUserInfoKey: Any] = [:]

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    throw LinkCodingError(label: label)
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    throw LinkCodingError(label: label)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer {
    ScalarDecodingContainer(text: text, label: label)
  }
}

/// Hands out the one value, if its text has the shape of the type.
struct ScalarDecodingContainer: SingleValueDecodingContainer {
  /// The written form.
  let text: String

  /// The label of the value, for errors.
  let label: String

  /// Always empty.
  let codingPath: [any CodingKey] = []

  func decodeNil() -> Bool { false }
  func decode(_ type: Bool.Type) throws -> Bool { try checked(ScalarText.boolean(text)) }
  func decode(_ type: String.Type) throws -> String { text }
  func decode(_ type: Double.Type) throws -> Double { try checked(ScalarText.floatingPoint(text)) }
  func decode(_ type: Float.Type) throws -> Float { try checked(ScalarText.floatingPoint(text)) }
  func decode(_ type: Int.Type) throws -> Int { try checked(ScalarText.integer(text)) }
  func decode(_ type: Int8.Type) throws -> Int8 { try checked(ScalarText.integer(text)) }
  func decode(_ type: Int16.Type) throws -> Int16 { try checked(ScalarText.integer(text)) }
  func decode(_ type: Int32.Type) throws -> Int32 { try checked(ScalarText.integer(text)) }
  func decode(_ type: Int64.Type) throws -> Int64 { try checked(ScalarText.integer(text)) }
  func decode(_ type: UInt.Type) throws -> UInt { try checked(ScalarText.integer(text)) }
  func decode(_ type: UInt8.Type) throws -> UInt8 { try checked(ScalarText.integer(text)) }
  func decode(_ type: UInt16.Type) throws -> UInt16 { try checked(ScalarText.integer(text)) }
  func decode(_ type: UInt32.Type) throws -> UInt32 { try checked(ScalarText.integer(text)) }
  func decode(_ type: UInt64.Type) throws -> UInt64 { try checked(ScalarText.integer(text)) }

  func decode<T: Decodable>(_ type: T.Type) throws -> T {
    try T(from: ScalarTextDecoder(text: text, label: label))
  }

  /// Turns the absence of a value into an error.
  ///
  /// - Parameter value: The value that was read, if any.
  /// - Returns: The value.
  /// - Throws: ``FieldMismatch`` when there is none.
  private func checked<Value>(_ value: Value?) throws -> Value {
    guard let value else {
      throw FieldMismatch(label: label, expected: "\(Value.self)", found: text)
    }
    return value
  }
}
