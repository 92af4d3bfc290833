public import LinkPatterns

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension UUID: LinkParameter {
  /// The form of 8, 4, 4, 4 and 12 hexadecimal digits joined by `-`.
  public static var linkShape: ParameterShape? { .uuid }

  /// Reads a UUID; fails when the text does not have the form.
  ///
  /// - Parameter linkText: The written form, letters in either case.
  public init?(linkText: LinkText) {
    guard let id = linkText.withBytes({ UUID($0) }) else { return nil }
    self = id
  }

  /// Reads a UUID; fails when the text does not have the form.
  ///
  /// - Parameter text: The written form, as UTF-8.
  /// - Complexity: O(1), without an allocation.
  init?(_ text: Span<UInt8>) {
    guard let (high, low) = Self.halves(text) else { return nil }
    let byte = { (half: UInt64, index: UInt64) in
      UInt8(truncatingIfNeeded: half &>> (56 &- 8 &* index))
    }
    self.init(
      uuid: (
        byte(high, 0), byte(high, 1), byte(high, 2), byte(high, 3),
        byte(high, 4), byte(high, 5), byte(high, 6), byte(high, 7),
        byte(low, 0), byte(low, 1), byte(low, 2), byte(low, 3),
        byte(low, 4), byte(low, 5), byte(low, 6), byte(low, 7)
      )
    )
  }

  /// The digits, letters in upper case.
  public var linkText: String? { uuidString }

  /// Reads the digits.
  ///
  /// - Parameter text: The written form, as UTF-8.
  /// - Returns: The first and the last 64 bits, or `nil` when the text does not have the form.
  /// - Complexity: O(1), without an allocation.
  private static func halves(_ text: Span<UInt8>) -> (UInt64, UInt64)? {
    guard text.count == 36 else { return nil }
    var high: UInt64 = 0
    var low: UInt64 = 0
    for index in 0..<36 {
      let byte = text[index]
      if index == 8 || index == 13 || index == 18 || index == 23 {
        guard byte == UInt8(ascii: "-") else { return nil }
        continue
      }
      guard let digit = digit(byte) else { return nil }
      if index < 18 { high = high << 4 | digit } else { low = low << 4 | digit }
    }
    return (high, low)
  }

  /// The value of a hexadecimal digit.
  ///
  /// - Parameter byte: Any byte.
  /// - Returns: 0…15, or `nil` when the byte is no digit.
  private static func digit(_ byte: UInt8) -> UInt64? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt64(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt64(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt64(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }
}
