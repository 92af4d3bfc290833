/// How an association file is served: the response that a program received.
///
/// This module fetches nothing; a program that does passes the response here.
public struct AssociationResponse: Hashable, Sendable {
  /// The answer to one visitor.
  public struct Answer: Hashable, Sendable {
    /// The visitor, for people: `a crawler`, `Apple's CDN`.
    public var visitor: String

    /// The status.
    public var status: Int

    /// The body.
    public var body: [UInt8]

    /// Whether the body is complete; a visitor may stop reading one that is far too large.
    public var isWhole: Bool

    /// Further details, such as its age or `Apple-Failure-Reason`.
    public var details: String?

    /// Creates an answer.
    ///
    /// - Parameters:
    ///   - visitor: The client that asked.
    ///   - status: The HTTP status code.
    ///   - body: The bytes that were read.
    ///   - isWhole: Whether the body is complete.
    ///   - details: Further details, such as its age.
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

  /// The reason why there was no answer, as a sentence; `nil` when there was one.
  public var failure: String?

  /// Whether no server answered at all, so that nothing is known of the file.
  public var isUnreached: Bool

  /// The URLs of redirects, in order.
  public var redirects: [String]

  /// Whether the file is at the root of the domain and not in `.well-known`.
  public var isAtRoot: Bool

  /// The content type, as it was sent.
  public var contentType: String?

  /// How the body is encoded, although the request did not ask for that, such as `gzip`; `nil` when it is not.
  public var contentEncoding: String?

  /// The answer.
  public var answer: Answer

  /// The answer of Apple's CDN.
  public var cdn: Answer?

  /// The answers to other visitors.
  public var others: [Answer]

  /// Describes how a file is served.
  ///
  /// - Parameters:
  ///   - answer: The answer to the program itself.
  ///   - failure: The reason why there was no answer.
  ///   - isUnreached: Whether no server answered at all, so that nothing is known of the file.
  ///   - redirects: The URLs of redirects.
  ///   - isAtRoot: Whether the file is at the root of the domain only.
  ///   - contentType: The content type, as it was sent.
  ///   - contentEncoding: How the body is encoded, although the request did not ask for that.
  ///   - cdn: The answer of Apple's CDN.
  ///   - others: The answers to other visitors.
  public init(
    answer: Answer,
    failure: String? = nil,
    isUnreached: Bool = false,
    redirects: [String] = [],
    isAtRoot: Bool = false,
    contentType: String? = nil,
    contentEncoding: String? = nil,
    cdn: Answer? = nil,
    others: [Answer] = []
  ) {
    (self.answer, self.failure, self.redirects) = (answer, failure, redirects)
    self.isUnreached = isUnreached
    (self.isAtRoot, self.contentType, self.contentEncoding) = (
      isAtRoot, contentType, contentEncoding
    )
    (self.cdn, self.others) = (cdn, others)
  }
}
