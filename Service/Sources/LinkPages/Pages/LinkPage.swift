/// A page, ready to be sent.
public struct LinkPage: Hashable, Sendable {
  /// A header of the answer.
  public struct Header: Hashable, Sendable {
    /// The name, as it is written.
    public let name: String

    /// The value.
    public let value: String
  }

  /// The status: 200, or 404 for a link that the app doesn't take.
  public let status: Int

  /// The headers, without those that a server adds by itself.
  public let headers: [Header]

  /// The page.
  public let html: String

  /// Creates a page; one that is private is kept nowhere, and tells no other site its address.
  init(status: Int, language: String, policy: String, isPrivate: Bool = false, html: String) {
    (self.status, self.html) = (status, html)
    headers = [
      Header(name: "Content-Type", value: "text/html; charset=utf-8"),
      Header(name: "Content-Language", value: language),
      Header(name: "Content-Security-Policy", value: policy),
      Header(name: "Cache-Control", value: isPrivate ? "no-store" : "no-cache"),
      Header(name: "Vary", value: "Accept-Language, User-Agent"),
      Header(
        name: "Referrer-Policy",
        value: isPrivate ? "no-referrer" : "strict-origin-when-cross-origin"
      ),
      Header(name: "X-Content-Type-Options", value: "nosniff"),
    ]
  }
}
