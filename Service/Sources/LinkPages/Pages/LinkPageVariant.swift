/// Which of the forms of a page a visitor sees.
///
/// Visitors with equal variants see the same page, so that it can be kept.
public struct LinkPageVariant: Hashable, Sendable {
  /// The device and the browser.
  let visitor: LinkPageVisitor

  /// The tag of the language.
  let language: String
}
