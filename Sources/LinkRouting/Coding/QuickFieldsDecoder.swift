#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Puts a link together by decoding it from texts that stand at the positions of its labels.
///
/// It does what ``LinkFieldsDecoder`` does, without a dictionary and without saying what is wrong: that
/// is told by the longer way.
final class QuickFieldsDecoder: Decoder {
  /// The name of the enum case, or `nil` for a struct.
  let caseName: String?

  /// The labels.
  private let labels: ContiguousArray<String>

  /// The written forms, at the positions of their labels; `nil` for a label without a value.
  private let texts: ContiguousArray<String?>

  /// The label that is most likely asked for next.
  private var likely = 0

  /// Always empty: a link is not nested.
  var codingPath: [any CodingKey] { [] }

  /// Always empty.
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  /// Prepares to decode.
  ///
  /// - Parameters:
  ///   - caseName: The name of the enum case, or `nil` for a struct.
  ///   - labels: The labels.
  ///   - texts: The written forms, at the positions of their labels.
  init(caseName: String?, labels: ContiguousArray<String>, texts: ContiguousArray<String?>) {
    self.caseName = caseName
    self.labels = labels
    self.texts = texts
  }

  /// The written form of a label's value.
  ///
  /// - Parameter label: The label.
  /// - Returns: The text, or `nil` when there is none.
  /// - Complexity: O(1) when labels are asked for in their order, else O(*n*), *n* = number of labels.
  func text(of label: String) -> String? {
    if likely < labels.count, labels[likely] == label {
      likely &+= 1
      return texts[likely &- 1]
    }
    guard let index = labels.firstIndex(of: label) else { return nil }
    likely = index &+ 1
    return texts[index]
  }

  /// The labels that have a value.
  var presentLabels: [String] { labels.indices.filter { texts[$0] != nil }.map { labels[$0] } }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(QuickFieldContainer<Key>(decoder: self, isInsideCase: caseName == nil))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw QuickMiss.closerLook }

  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    guard let caseName else { throw QuickMiss.closerLook }
    return ScalarDecodingContainer(text: caseName, label: "")
  }
}

/// Hands out the values of labels.
private struct QuickFieldContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  /// Where the values are.
  let decoder: QuickFieldsDecoder

  /// Whether the keys are labels, rather than the case of an enum.
  let isInsideCase: Bool

  /// Always empty.
  var codingPath: [any CodingKey] { [] }

  /// The case of an enum, or the labels that have a value.
  var allKeys: [Key] {
    guard !isInsideCase, let name = decoder.caseName else {
      return decoder.presentLabels.compactMap(Key.init(stringValue:))
    }
    return Key(stringValue: name).map { [$0] } ?? []
  }

  func contains(_ key: Key) -> Bool {
    isInsideCase
      ? decoder.text(of: key.stringValue) != nil : key.stringValue == decoder.caseName
  }

  func decodeNil(forKey key: Key) throws -> Bool { !contains(key) }

  // Asked for by type, and so without a look at what else the type might be.
  func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try value(text(key)) }
  func decode(_ type: String.Type, forKey key: Key) throws -> String { try text(key) }
  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try value(text(key)) }
  func decode(_ type: Double.Type, forKey key: Key) throws -> Double { try value(text(key)) }

  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    try any(text(key))
  }

  // The ones of the standard library look twice.
  func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? {
    try present(key).map(value)
  }
  func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? {
    try present(key)
  }
  func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? {
    try present(key).map(any)
  }

  /// The written form of a label's value.
  ///
  /// - Parameter key: The label.
  /// - Returns: The text, or `nil` when there is none.
  /// - Throws: ``QuickMiss`` outside of the case.
  private func present(_ key: Key) throws -> String? {
    guard isInsideCase else { throw QuickMiss.closerLook }
    return decoder.text(of: key.stringValue)
  }

  /// The written form of a label's value.
  ///
  /// - Parameter key: The label.
  /// - Returns: The text.
  /// - Throws: ``QuickMiss`` when there is none.
  private func text(_ key: Key) throws -> String {
    guard let text = try present(key) else { throw QuickMiss.closerLook }
    return text
  }

  /// Reads a value.
  ///
  /// - Parameter text: The written form.
  /// - Returns: The value.
  /// - Throws: ``QuickMiss`` when the text does not have the form of the type.
  private func value<Value: LinkParameter>(_ text: String) throws -> Value {
    guard let value = Value(linkText: LinkText(text)) else { throw QuickMiss.closerLook }
    return value
  }

  /// Reads a value of any type.
  ///
  /// - Parameter text: The written form.
  /// - Returns: The value.
  /// - Throws: ``QuickMiss``, or what the type throws, when the text does not have its form.
  private func any<T: Decodable>(_ text: String) throws -> T {
    if T.self == UUID.self, let id = UUID(linkText: LinkText(text)) as? T { return id }
    guard let parameter = T.self as? any LinkParameter.Type else {
      return try T(from: ScalarTextDecoder(text: text, label: ""))
    }
    guard let value = parameter.init(linkText: LinkText(text)) as? T else {
      throw QuickMiss.closerLook
    }
    return value
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type,
    forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey> {
    guard !isInsideCase else { throw QuickMiss.closerLook }
    return KeyedDecodingContainer(
      QuickFieldContainer<NestedKey>(decoder: decoder, isInsideCase: true)
    )
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    throw QuickMiss.closerLook
  }

  func superDecoder() throws -> any Decoder { throw QuickMiss.closerLook }

  func superDecoder(forKey key: Key) throws -> any Decoder { throw QuickMiss.closerLook }
}
