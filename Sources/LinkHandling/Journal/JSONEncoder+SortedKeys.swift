#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension JSONEncoder {
  /// Makes an encoder that writes the same text for the same value: keys in order, slashes as they are.
  @_spi(Tools) public static func sortingKeys(indenting: Bool = false) -> JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if indenting { encoder.outputFormatting.insert(.prettyPrinted) }
    return encoder
  }
}
