/// Writes one value as text.
final class ScalarTextEncoder: Encoder {
  /// The written form, once a value was encoded.
  private var text: String?

  /// The label of the value, for errors.
  private let label: String

  /// Always empty.
  let codingPath: [any CodingKey] = []

  /// Always empty.
  let userInfo: [CodingUserInfoKey: Any] = [:]

  /// Creates an encoder for one value.
  ///
  /// - Parameter label: The label of the value, for errors.
  private init(label: String) {
    self.label = label
  }

  /// Writes a value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - label: Its label, for errors.
  /// - Returns: Its written form.
  /// - Throws: ``LinkCodingError`` when it is not a single value.
  static func text(of value: some Encodable, label: String) throws -> String {
    if let parameter = value as? any LinkParameter, let text = parameter.linkText { return text }
    let encoder = ScalarTextEncoder(label: label)
    try value.encode(to: encoder)
    guard let text = encoder.text else { throw LinkCodingError(label: label) }
    return text
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(RefusingKeyedContainer<Key>(refusal: LinkCodingError(label: label)))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    RefusingContainer(refusal: LinkCodingError(label: label))
  }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    ScalarContainer { [weak self] text in self?.text = text }
  }
}

/// Writes the value that is encoded into it.
struct ScalarContainer: SingleValueEncodingContainer {
  /// Receives the written form.
  let receive: (_ text: String) -> Void

  /// Always empty.
  let codingPath: [any CodingKey] = []

  mutating func encodeNil() throws { throw LinkCodingError(label: nil) }
  mutating func encode(_ value: Bool) { write(value) }
  mutating func encode(_ value: String) { write(value) }
  mutating func encode(_ value: Double) { write(value) }
  mutating func encode(_ value: Float) { write(value) }
  mutating func encode(_ value: Int) { write(value) }
  mutating func encode(_ value: Int8) { write(value) }
  mutating func encode(_ value: Int16) { write(value) }
  mutating func encode(_ value: Int32) { write(value) }
  mutating func encode(_ value: Int64) { write(value) }
  mutating func encode(_ value: UInt) { write(value) }
  mutating func encode(_ value: UInt8) { write(value) }
  mutating func encode(_ value: UInt16) { write(value) }
  mutating func encode(_ value: UInt32) { write(value) }
  mutating func encode(_ value: UInt64) { write(value) }

  mutating func encode(_ value: some Encodable) throws {
    receive(try ScalarTextEncoder.text(of: value, label: ""))
  }

  /// Writes a value of the standard library.
  ///
  /// - Parameter value: The value.
  private func write(_ value: some LosslessStringConvertible) {
    receive(value.description)
  }
}
