/// Which of the forms of a page a visitor sees.
///
/// Visitors with equal variants see the same page, so that it can be kept.
public struct LinkPageVariant: Hashable, Sendable {
  /// The device and the browser.
  let visitor: LinkPageVisitor

  /// The position of the language among the texts.
  let language: Int
}
