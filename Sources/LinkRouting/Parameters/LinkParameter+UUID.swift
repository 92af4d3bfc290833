public import LinkPatterns

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension UUID: LinkParameter {
  /// The form of 8, 4, 4, 4 and 12 hexadecimal digits joined by `-`.
  public static var linkShape: ParameterShape? { .uuid }

  /// Returns a UUID, with letters in either case; `nil` when the text does not have the form.
  public static func linkValue(from text: LinkText) -> UUID? {
    text.withBytes { UUID($0) }
  }

  /// Reads a UUID; fails when the text does not have the form.
  init?(_ text: Span<UInt8>) {
    guard let (high, low) = UUIDText.halves(of: text, from: 0, to: text.count) else { return nil }
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
}
