/// Reads the ASCII form of international labels, `xn--mnchen-3ya` for `münchen`.
///
/// Source: RFC 3492 §5, §6.1, §6.2; RFC 5890 §2.3.2.1 for the prefix.
enum Punycode {
  /// The label that an ASCII form stands for; `nil` for any other text.
  static func label(from ascii: some Sequence<UInt8>) -> String? {
    let bytes = Array(ascii)
    guard begins(bytes[...]) else { return nil }
    return decode(bytes.dropFirst(4))
  }

  /// Whether a text begins as ASCII forms do.
  private static func begins(_ text: some Sequence<UInt8>) -> Bool {
    text.prefix(4).map(\.asciiLowercased).elementsEqual("xn--".utf8)
  }

  /// Whether a label of a host is an ASCII form.
  static func hasLabel(_ host: Range<Int>, in bytes: Span<UInt8>) -> Bool {
    var start = host.lowerBound
    while start + 4 < host.upperBound {
      if bytes[start] | 0x20 == UInt8(ascii: "x"), begins((start..<start + 4).map { bytes[$0] }) {
        return true
      }
      while start < host.upperBound, bytes[start] != UInt8(ascii: ".") { start += 1 }
      start += 1
    }
    return false
  }

  private static func decode(_ input: ArraySlice<UInt8>) -> String? {
    let delimiter = input.lastIndex(of: UInt8(ascii: "-"))
    let basic = delimiter.map { input[..<$0] } ?? []
    // A character that is put into an escape breaks it, and no domain has one.
    guard basic.allSatisfy({ $0 < 0x80 && $0 != UInt8(ascii: "%") }) else { return nil }
    var output = basic.map { UInt32($0) }
    var digits = delimiter.map { input[($0 + 1)...] } ?? input
    guard !digits.isEmpty else { return nil }
    var (code, index, bias) = (UInt32(128), 0, 72)
    while !digits.isEmpty {
      guard let delta = number(&digits, bias) else { return nil }
      let count = output.count + 1
      let (sum, overflow) = index.addingReportingOverflow(delta)
      guard !overflow, let step = UInt32(exactly: sum / count) else { return nil }
      bias = adapted(delta, count, isFirst: output.count == basic.count)
      code &+= step
      index = sum % count
      guard code >= 128, Unicode.Scalar(code) != nil else { return nil }
      output.insert(code, at: index)
      index += 1
    }
    var text = String.UnicodeScalarView()
    for scalar in output.compactMap(Unicode.Scalar.init) { text.append(scalar) }
    return String(text)
  }

  /// Reads one generalized number of variable length; `nil` where it is cut off or too large.
  private static func number(_ digits: inout ArraySlice<UInt8>, _ bias: Int) -> Int? {
    var (result, weight, position) = (0, 1, 36)
    while let byte = digits.popFirst() {
      guard let digit = value(byte) else { return nil }
      let (product, tooLarge) = digit.multipliedReportingOverflow(by: weight)
      let (sum, overflow) = result.addingReportingOverflow(product)
      guard !tooLarge, !overflow, sum <= Int(UInt32.max) else { return nil }
      result = sum
      let threshold = min(max(position - bias, 1), 26)
      if digit < threshold { return result }
      weight *= 36 - threshold
      guard weight <= Int(UInt32.max) else { return nil }
      position += 36
    }
    return nil
  }

  private static func adapted(_ delta: Int, _ count: Int, isFirst: Bool) -> Int {
    var rest = isFirst ? delta / 700 : delta / 2
    rest += rest / count
    var bias = 0
    while rest > 455 {
      rest /= 35
      bias += 36
    }
    return bias + 36 * rest / (rest + 38)
  }

  private static func value(_ byte: UInt8) -> Int? {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(byte - UInt8(ascii: "a"))
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): Int(byte - UInt8(ascii: "A"))
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte - UInt8(ascii: "0")) + 26
    default: nil
    }
  }
}

extension String {
  /// The host with the characters that its international labels stand for; the same text without such labels.
  package var internationalHost: String {
    let labels = utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let decoded = labels.map { Punycode.label(from: $0) ?? String(decoding: $0, as: UTF8.self) }
    return decoded.joined(separator: ".")
  }

  /// The host as it is read where a host is a segment, percent-encoded; the same text without international labels.
  var hostAsSegment: String {
    let host = internationalHost
    guard host != self else { return self }
    return String(decoding: PercentCoding.encoded(host.utf8, .controls), as: UTF8.self)
  }
}
