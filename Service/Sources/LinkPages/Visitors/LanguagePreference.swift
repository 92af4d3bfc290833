/// The languages that a browser asks for, the most wanted first.
///
/// Source: RFC 9110 §12.5.4 for the header, RFC 4647 §3.4 for the lookup.
public struct LanguagePreference: Sendable {
  /// The ranges, in small letters.
  private let ranges: [String]

  /// Reads the header `Accept-Language`.
  ///
  /// What is not well formed is left out; at most 20 ranges are read.
  ///
  /// - Parameter header: The value of the header; `nil` without one.
  public init(_ header: String?) {
    var weighted: [(range: String, weight: Double)] = []
    for part in (header ?? "").split(separator: ",").prefix(20) {
      let fields = part.split(separator: ";").map { $0.filter { $0 != " " && $0 != "\t" } }
      guard let range = fields.first?.lowercased(), Self.isRange(range) else { continue }
      let quality = fields.dropFirst().first { $0.hasPrefix("q=") }?.dropFirst(2)
      let weight = quality.map { Double($0) ?? 0 } ?? 1
      if weight > 0 { weighted.append((range, min(weight, 1))) }
    }
    // Languages of equal weight stay in the order of the header.
    ranges = weighted.enumerated()
      .sorted { ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset) }
      .map(\.element.range)
  }

  /// Returns the position of the language that fits best; the first one when none does.
  ///
  /// - Parameter languages: The languages to choose from, as BCP 47 tags. At least one.
  /// - Returns: A position in `languages`.
  public func choice(among languages: [String]) -> Int {
    let known = languages.map { $0.lowercased() }
    for range in ranges {
      if range == "*" { return 0 }
      var tag = range[...]
      while !tag.isEmpty {
        if let index = known.firstIndex(of: String(tag)) { return index }
        guard let dash = tag.lastIndex(of: "-") else { break }
        tag = tag[..<dash]
      }
      // A person who asks for `pt-BR` or `pt` reads `pt-PT` rather than a foreign language.
      if let index = known.firstIndex(where: { $0.hasPrefix("\(tag)-") }) { return index }
    }
    return 0
  }

  /// Whether a text is a language range.
  private static func isRange(_ text: String) -> Bool {
    text == "*"
      || (!text.isEmpty && text.utf8.count <= 35
        && text.utf8.allSatisfy { byte in
          byte == UInt8(ascii: "-") || (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte)
        })
  }
}
