extension LinkFailure {
  /// The failure of an effect that a page may not cause, with the allowed effects.
  init(effect: LinkEffect, allowed: Set<LinkEffect>) {
    let names = allowed.map(\.rawValue).sorted().joined(separator: " or ")
    let expected = FailureText.name(names.isEmpty ? "nothing" : names)
    self.init(.effectNotAllowed, expected: expected, found: .name(effect.rawValue))
  }

  /// The failure of a message of the wrong form.
  init(message expected: String, found: String, at key: String?) {
    self.init(
      .malformedMessage,
      parameter: key,
      expected: .name(expected),
      found: .name(found)
    )
  }
}

extension LinkFailure.Code {
  /// The link or action has side effects that a page may not cause.
  public static let effectNotAllowed =
    Self("effectNotAllowed", "a page may cause {expected} only, and this is {found}")

  /// The frame is not the main frame.
  public static let notMainFrame =
    Self("notMainFrame", "a page within another page may neither open links nor ask for actions")

  /// The message has the wrong form.
  public static let malformedMessage =
    Self("malformedMessage", "the message has {found} where {expected} is expected")

  /// A page navigated by itself, without a tap on a link.
  public static let notActivated =
    Self("notActivated", "the page opened the link itself, without a tap")

  /// A page may not lead to a URL of that kind: `javascript:`, `data:`, `file:`, another app.
  public static let schemeNotAllowed = Self(
    "schemeNotAllowed",
    "a page may not lead to a URL with the scheme '{found}'; expected {expected}"
  )
}
