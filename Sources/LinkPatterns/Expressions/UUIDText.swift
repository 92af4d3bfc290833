/// The form of ``ParameterShape/uuid``, read eight digits at a time.
package enum UUIDText {
  /// Reads the digits of a UUID.
  package static func halves(
    of bytes: Span<UInt8>,
    from start: Int,
    to end: Int
  ) -> (high: UInt64, low: UInt64)? {
    guard end &- start == 36 else { return nil }
    let text = bytes.extracting(start..<end)
    let hyphen = UInt8(ascii: "-")
    guard text[8] == hyphen, text[13] == hyphen, text[18] == hyphen, text[23] == hyphen else {
      return nil
    }
    let half: UInt64 = 0xFFFF_FFFF
    let second = text.word(at: 9) & half | text.word(at: 14) &<< 32
    let third = text.word(at: 19) & half | text.word(at: 24) &<< 32
    guard let first = number(text.word(at: 0)), let second = number(second),
      let third = number(third), let fourth = number(text.word(at: 28))
    else { return nil }
    return (first &<< 32 | second, third &<< 32 | fourth)
  }

  /// Reads eight hexadecimal digits.
  ///
  /// Source: Hacker's Delight, 2nd edition, §6-1, for comparing the bytes of a word.
  private static func number(_ word: UInt64) -> UInt64? {
    let marks: UInt64 = 0x8080_8080_8080_8080
    // Adding moves the first byte of a range to 0x80, and what is behind the range to 0x80 as well.
    let digits = (word &+ 0x5050_5050_5050_5050) & ~(word &+ 0x4646_4646_4646_4646)
    let lower = word | 0x2020_2020_2020_2020
    let letters = (lower &+ 0x1F1F_1F1F_1F1F_1F1F) & ~(lower &+ 0x1919_1919_1919_1919)
    guard word & marks == 0, (digits | letters) & marks == marks else { return nil }
    // The lowest four bits, and nine more for a letter.
    let letter = word &>> 6 & 0x0101_0101_0101_0101
    let nibbles = word & 0x0F0F_0F0F_0F0F_0F0F &+ letter &* 9
    let bytes = (nibbles &<< 4 | nibbles &>> 8) & 0x00FF_00FF_00FF_00FF
    let pairs = (bytes &<< 8 | bytes &>> 16) & 0x0000_FFFF_0000_FFFF
    return (pairs &<< 16 | pairs &>> 32) & 0xFFFF_FFFF
  }
}
