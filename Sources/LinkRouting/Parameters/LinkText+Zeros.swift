extension LinkText {
  /// The number, or numbers, without the zeros that lead them; `nil` for text that is not of a number of digits.
  func withoutZeros(_ count: Int) -> LinkText? {
    if case .list(let texts) = source {
      let numbers = texts.compactMap { $0.withoutZeros(count) }
      return numbers.count == texts.count ? LinkText(.list(numbers)) : nil
    }
    if isMissing { return self }
    let digits = string.utf8
    let isNumber = digits.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard digits.count == count, isNumber else { return nil }
    let number = string.drop { $0 == "0" }
    return LinkText(.text(number.isEmpty ? "0" : String(number)), depth: depth)
  }
}
