/// A value that is not a single value, and so cannot be a parameter.
struct LinkCodingError: Error, Hashable {
  /// The label of the value, where it has one.
  let label: String?
}

/// Refuses everything that is encoded into it: lists are not parameters.
struct RefusingContainer: UnkeyedEncodingContainer {
  /// What is thrown.
  let refusal: LinkCodingError

  /// Always empty.
  let codingPath: [any CodingKey] = []

  /// Always 0.
  let count = 0

  mutating func encodeNil() throws { throw refusal }

  mutating func encode(_ value: some Encodable) throws { throw refusal }

  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy keyType: NestedKey.Type
  ) -> KeyedEncodingContainer<NestedKey> {
    KeyedEncodingContainer(RefusingKeyedContainer<NestedKey>(refusal: refusal))
  }

  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { self }

  mutating func superEncoder() -> any Encoder { RefusingEncoder(refusal: refusal) }
}

/// Refuses everything that is encoded into it: structures are not parameters.
struct RefusingKeyedContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
  /// What is thrown.
  let refusal: LinkCodingError

  /// Always empty.
  let codingPath: [any CodingKey] = []

  mutating func encodeNil(forKey key: Key) throws { throw refusal }

  mutating func encode(_ value: some Encodable, forKey key: Key) throws { throw refusal }

  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy keyType: NestedKey.Type,
    forKey key: Key
  ) -> KeyedEncodingContainer<NestedKey> {
    KeyedEncodingContainer(RefusingKeyedContainer<NestedKey>(refusal: refusal))
  }

  mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    RefusingContainer(refusal: refusal)
  }

  mutating func superEncoder() -> any Encoder { RefusingEncoder(refusal: refusal) }

  mutating func superEncoder(forKey key: Key) -> any Encoder { RefusingEncoder(refusal: refusal) }
}

/// Refuses everything that is encoded with it.
private struct RefusingEncoder: Encoder {
  /// What is thrown.
  let refusal: LinkCodingError

  /// Always empty.
  let codingPath: [any CodingKey] = []

  /// Always empty.
  let userInfo: [CodingUserInfoKey: Any] = [:]

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(RefusingKeyedContainer<Key>(refusal: refusal))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer { RefusingContainer(refusal: refusal) }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    RefusingScalarContainer(refusal: refusal)
  }
}

/// Refuses the value that is encoded into it.
private struct RefusingScalarContainer: SingleValueEncodingContainer {
  /// What is thrown.
  let refusal: LinkCodingError

  /// Always empty.
  let codingPath: [any CodingKey] = []

  mutating func encodeNil() throws { throw refusal }

  mutating func encode(_ value: some Encodable) throws { throw refusal }
}
