/// What a URL has for one parameter.
enum ParameterInput {
  /// Nothing.
  case absent

  /// A query item without `=`: `?exact`.
  case name

  /// A value.
  case text(LinkText)

  /// The values of a list, in order; at least one.
  case list([LinkText])
}

/// What a link has for one parameter.
enum ParameterOutput: Hashable, Sendable {
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

  /// The value as one text, for people and for errors; `nil` when there is none.
  var text: String? {
    switch self {
    case .absent: nil
    case .name: ""
    case .text(let text), .inexpressible(let text): text
    case .list(let texts): texts.joined(separator: ",")
    }
  }

  /// Whether something is written for it.
  var isPresent: Bool { self != .absent }
}

/// Why what a URL has for a parameter is no value of it.
enum ParameterRefusal: Error, Hashable, Sendable {
  /// There must be a value.
  case missing

  /// The text does not have the form.
  case form
}
