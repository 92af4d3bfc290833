/// Knows why a link did not get further, or works it out when it is asked.
@usableFromInline
final class LinkReasonTeller: Sendable {
  /// Works out what there is to say about a URL.
  private let tell: @Sendable (_ text: String) -> LinkReason.Details

  /// Takes what is known.
  ///
  /// - Parameter details: What there is to say.
  init(_ details: LinkReason.Details) {
    tell = { _ in details }
  }

  /// Takes what works it out.
  ///
  /// - Parameter tell: Works out what there is to say about a URL.
  init(_ tell: @escaping @Sendable (_ text: String) -> LinkReason.Details) {
    self.tell = tell
  }

  /// What there is to say.
  ///
  /// - Parameter text: The URL.
  /// - Returns: The details.
  func details(of text: String) -> LinkReason.Details { tell(text) }
}
