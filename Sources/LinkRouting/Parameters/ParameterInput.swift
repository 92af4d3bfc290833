/// What a URL has for one parameter.
package enum ParameterInput {
  /// Nothing.
  case absent

  /// A query item without `=`: `?exact`.
  case name

  /// A value.
  case text(LinkText)

  /// The values of a list, in order; at least one.
  case list([LinkText])
}

extension ParameterInput {
  /// The text of the one value there must be.
  var text: LinkText {
    get throws(ParameterRefusal) {
      switch self {
      case .absent, .name: throw .missing
      case .list: throw .form
      case .text(let text): return text
      }
    }
  }

  /// The values.
  var texts: [LinkText] {
    switch self {
    case .absent, .name: []
    case .text(let text): [text]
    case .list(let texts): texts
    }
  }

  /// The numbers without the zeros that lead them; `nil` when a text is not of a number of digits.
  func withoutZeros(_ count: Int) -> ParameterInput? {
    switch self {
    case .absent, .name: return self
    case .text(let text): return text.withoutZeros(count).map { .text($0) }
    case .list(let texts):
      let numbers = texts.compactMap { $0.withoutZeros(count) }
      return numbers.count == texts.count ? .list(numbers) : nil
    }
  }
}

extension LinkText {
  /// The number without the zeros that lead it; `nil` for text that is not of a number of digits.
  func withoutZeros(_ count: Int) -> LinkText? {
    let digits = string.utf8
    let isNumber = digits.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard digits.count == count, isNumber else { return nil }
    let number = string.drop { $0 == "0" }
    return LinkText(number.isEmpty ? "0" : String(number), depth: depth)
  }
}

extension ParameterRefusal {
  /// The reason of a type that reads texts.
  init(_ reason: LinkFailure) { self = reason.code == .missingItem ? .missing : .form }

  /// The reason, for a type that reads texts.
  var reason: LinkFailure { LinkFailure(self == .missing ? .missingItem : .valueType) }
}

/// What a link has for one parameter.
package enum ParameterOutput: Equatable, Sendable {
  /// Nothing.
  case absent

  /// A query item without `=`: `?exact`.
  case name

  /// A value, without escapes.
  case text(String)

  /// The values of a list, without escapes; at least one.
  case list([String])

  /// A value that has no written form; the text describes it.
  case inexpressible(String)

  /// The value as one text, for people and for errors; `nil` for a missing value.
  package var text: String? {
    switch self {
    case .absent: nil
    case .name: ""
    case .text(let text), .inexpressible(let text): text
    case .list(let texts): texts.joined(separator: ",")
    }
  }

  /// The same, with zeros before its numbers up to a number of digits.
  package func withZeros(_ count: Int) -> ParameterOutput {
    func padded(_ text: String) -> String? {
      let zeros = count - text.utf8.count
      guard zeros >= 0, text.utf8.first != UInt8(ascii: "-") else { return nil }
      return String(repeating: "0", count: zeros) + text
    }
    switch self {
    case .absent, .name, .inexpressible: return self
    case .text(let text): return padded(text).map(Self.text) ?? .inexpressible(text)
    case .list(let texts):
      let numbers = texts.compactMap(padded)
      return numbers.count == texts.count
        ? .list(numbers) : .inexpressible(texts.joined(separator: ","))
    }
  }

  /// Whether something is written for it.
  package var isPresent: Bool { self != .absent }
}

/// Why what a URL has for a parameter is no value of it.
package enum ParameterRefusal: Error {
  /// There must be a value.
  case missing

  /// The text does not have the form.
  case form
}
