#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension JSONEncoder {
  /// Makes an encoder that writes equal values as equal text: keys in order, slashes unescaped.
  @_spi(Tools) public static func sortingKeys(indenting: Bool = false) -> JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if indenting { encoder.outputFormatting.insert(.prettyPrinted) }
    return encoder
  }
}
