public import LinkRouting

/// What becomes of a URL that a person tapped in content, as far as it is known at once.
///
/// Content is text, messages, other people's words: whatever the app shows and did not write. What is
/// known at once is whether a URL is let in; what becomes of its event is awaited from the receipt.
public enum ContentTap<Link: DeepLink>: Sendable {
  /// The handler took it: it was let in, or it was sent to the browser by `DeepLinks.browse`.
  case received(LinkReceipt<Link>)

  /// It is not for the app, or belongs in the browser: the system opens it.
  case leftToSystem

  /// The app refuses it, and it must not be opened elsewhere.
  ///
  /// There is no receipt for a URL that is neither of the app nor of a scheme that the system may open.
  case discarded(LinkReceipt<Link>?)
}
