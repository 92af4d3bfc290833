/// What the site answers to a request.
public struct SiteAnswer: Hashable, Sendable {
  /// The status.
  public let status: Int

  /// The type of the content.
  public let type: String

  /// The content.
  public let text: String

  /// Creates an answer.
  init(_ status: Int, _ type: String, _ text: String) {
    (self.status, self.type, self.text) = (status, type, text)
  }
}
