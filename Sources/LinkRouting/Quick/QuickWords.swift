import LinkPatterns

/// The values of a type that has a few, by the texts that mean them.
///
/// What a text means is asked of the type once, when the route is declared, and not for each URL.
struct QuickWords<Value: LinkParameter>: Sendable {
  /// The texts.
  private var words: ContiguousArray<QuickKey> = []

  /// The values, at the positions of their texts.
  private var values: ContiguousArray<Value> = []

  /// What stands before the last eight bytes of the texts.
  private var keys: ContiguousArray<UInt64> = []

  /// The most values of a type that is read so: more are not compared one by one.
  private static var capacity: Int { 16 }

  /// Asks a type for its values; fails for one that does not list them, or has too many.
  init?() {
    guard let type = Value.self as? any CaseIterable.Type else { return nil }
    let all = Self.values(of: type)
    guard all.count <= Self.capacity else { return nil }
    for value in all {
      guard let text = value.linkText, Self.standsAsItIs(text),
        let read = Value(linkText: LinkText(text))
      else { continue }
      words.append(QuickKey(ContiguousArray(text.utf8), in: &keys))
      values.append(read)
    }
  }

  /// Reads a value; a text that is none of the words, or is encoded, as the type itself does.
  var reading: QuickReading<Value> {
    QuickReading { bytes, value throws(QuickMiss) in
      guard value.isText else { throw .closerLook }
      for index in words.indices
      where words[index].isAt(value.start, to: value.end, in: bytes, keys.span) {
        return values[index]
      }
      guard let value = Value(linkText: LinkText(try value.text(in: bytes))) else {
        throw .closerLook
      }
      return value
    }
  }

  /// The first values of a type.
  ///
  /// - Parameter type: The type: that of the values.
  /// - Returns: At most one more than the capacity.
  private static func values<Listed: CaseIterable>(of type: Listed.Type) -> [Value] {
    type.allCases.prefix(capacity + 1).compactMap { $0 as? Value }
  }

  /// Tells whether a text means the same with and without percent-encoding, in a query as well.
  ///
  /// - Parameter text: The text.
  /// - Returns: `true` for ASCII letters, digits, `-` and `_`.
  private static func standsAsItIs(_ text: String) -> Bool {
    text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
  }
}
