/// How an association file is served: what a program that fetched it saw.
///
/// This module fetches nothing; who does gives it what came back.
public struct AssociationResponse: Hashable, Sendable {
  /// What one visitor was answered.
  public struct Answer: Hashable, Sendable {
    /// Who asked, for people: `a crawler`, `Apple's CDN`.
    public var visitor: String

    /// The status.
    public var status: Int

    /// The body.
    public var body: [UInt8]

    /// Whether the body is all that was sent; a visitor may stop reading what is far too large.
    public var isWhole: Bool

    /// What else is to be told of it, such as its age or `Apple-Failure-Reason`.
    public var details: String?

    /// Creates an answer.
    ///
    /// - Parameters:
    ///   - visitor: The client that asked.
    ///   - status: The HTTP status code.
    ///   - body: The bytes that were read.
    ///   - isWhole: Whether the body is all that was sent.
    ///   - details: What else is to be told of it.
    public init(
      visitor: String,
      status: Int,
      body: [UInt8],
      isWhole: Bool = true,
      details: String? = nil
    ) {
      (self.visitor, self.status, self.body) = (visitor, status, body)
      (self.isWhole, self.details) = (isWhole, details)
    }
  }

  /// Why there was no answer, a sentence; `nil` when there was one.
  public var failure: String?

  /// The URLs that the server pointed to, in order.
  public var redirects: [String]

  /// Whether the file is at the root of the domain and not in `.well-known`.
  public var isAtRoot: Bool

  /// The content type, as it was sent.
  public var contentType: String?

  /// How the body is encoded, although that was not asked for, such as `gzip`; `nil` when it is not.
  public var contentEncoding: String?

  /// What was answered.
  public var answer: Answer

  /// What Apple's CDN answered.
  public var cdn: Answer?

  /// What others were answered.
  public var others: [Answer]

  /// Describes how a file is served.
  ///
  /// - Parameters:
  ///   - answer: What was answered.
  ///   - failure: Why there was no answer.
  ///   - redirects: The URLs that the server pointed to.
  ///   - isAtRoot: Whether the file is at the root of the domain only.
  ///   - contentType: The content type, as it was sent.
  ///   - contentEncoding: How the body is encoded, although that was not asked for.
  ///   - cdn: What Apple's CDN answered.
  ///   - others: What others were answered.
  public init(
    answer: Answer,
    failure: String? = nil,
    redirects: [String] = [],
    isAtRoot: Bool = false,
    contentType: String? = nil,
    contentEncoding: String? = nil,
    cdn: Answer? = nil,
    others: [Answer] = []
  ) {
    (self.answer, self.failure, self.redirects) = (answer, failure, redirects)
    (self.isAtRoot, self.contentType, self.contentEncoding) = (
      isAtRoot, contentType, contentEncoding
    )
    (self.cdn, self.others) = (cdn, others)
  }
}
