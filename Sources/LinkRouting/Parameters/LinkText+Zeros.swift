import LinkPatterns

extension LinkText {
  /// The number or numbers without leading zeros; `nil` for text with another number of digits.
  func withoutZeros(_ count: Int) -> LinkText? {
    if case .list(let texts) = source {
      let numbers = texts.compactMap { $0.withoutZeros(count) }
      return numbers.count == texts.count ? LinkText(.list(numbers)) : nil
    }
    if isMissing { return self }
    let digits = Array(string.utf8)
    guard digits.count == count, digits.allSatisfy({ 0x30...0x39 ~= $0 }) else { return nil }
    let zeros = digits.dropLast().prefix { $0 == 0x30 }.count
    return LinkText(.text(UTF8Text.text(digits[zeros...])), depth: depth)
  }
}
