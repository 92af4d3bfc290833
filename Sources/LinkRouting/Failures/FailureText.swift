/// A text in a failure: a name that every reader may see, or a value.
package enum FailureText: Hashable, Sendable {
  /// A name of the app's own, a type, a scheme, a host.
  case name(String)

  /// A value of a URL or a text that may hold one, and the text for readers other than the developer.
  case value(String, shownAs: String = FailureText.redacted)

  /// A value, unless it is secret: a secret is not stored.
  package static func value(_ text: String, isSecret: Bool) -> FailureText {
    isSecret ? .name(redacted) : .value(text)
  }

  /// The replacement for a value that a reader may not see.
  package static let redacted = "<redacted>"

  /// The text.
  package var text: String {
    switch self {
    case .name(let text), .value(let text, _): text
    }
  }

  /// The text for a reader with or without access to values.
  package func text(withValues: Bool) -> String {
    guard !withValues, case .value(_, let shown) = self else { return text }
    return shown
  }
}
