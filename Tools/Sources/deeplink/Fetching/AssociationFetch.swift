import LinkAssociation

/// The answers to requests for a domain's association file.
struct AssociationFetch: Sendable {
  /// A place that a visitor who follows redirects would be sent to.
  struct Hop: Sendable {
    /// The URL; as it was given when it isn't a web URL.
    let url: String

    /// The status there; `nil` without a request or an answer.
    var status: Int?

    /// The reason why there was no request or no answer, as a sentence; `nil` when there was an answer.
    var note: String?
  }

  /// The answer that counts.
  let answer: FetchedAnswer

  /// Whether it is from the root of the domain.
  let isAtRoot: Bool

  /// Where the answer points to, and what is there, in order.
  let hops: [Hop]

  /// The answer of Apple's CDN; `nil` without a request.
  let cdn: FetchedAnswer?

  /// The path of the file.
  static let path = "/.well-known/apple-app-site-association"

  /// The path of the file where old systems looked.
  static let rootPath = "/apple-app-site-association"

  /// The greatest number of redirects that are looked at.
  static let maximumHops = 10

  /// Asks a domain.
  init(
    _ target: FetchTarget,
    cdn: FetchTarget?,
    asksAtRoot: Bool,
    limit: Int,
    by fetcher: WebFetcher
  ) async {
    var answer = await fetcher.fetch(target, limit: limit)
    var isAtRoot = false
    if asksAtRoot, answer.failure == nil, answer.status != 200 {
      let root = FetchTarget(
        host: target.host,
        isSecure: target.isSecure,
        port: target.port,
        path: Self.rootPath
      )
      let other = await fetcher.fetch(root, limit: limit)
      if other.failure == nil, other.status == 200 { (answer, isAtRoot) = (other, true) }
    }
    (self.answer, self.isAtRoot) = (answer, isAtRoot)
    hops = await Self.hops(after: answer, by: fetcher)
    if let cdn {
      self.cdn = await fetcher.fetch(cdn, limit: limit)
    } else {
      self.cdn = nil
    }
  }

  /// Finds where a visitor would be sent; each place is checked before the request, like the first.
  private static func hops(
    after first: FetchedAnswer,
    by fetcher: WebFetcher
  ) async -> [Hop] {
    var (hops, answer, seen): ([Hop], FetchedAnswer, Set<FetchTarget>) = ([], first, [first.target])
    while let status = answer.status, (300...399).contains(status),
      let location = answer.field("location")
    {
      guard let next = FetchTarget(location: location, from: answer.target) else {
        return hops + [Hop(url: location, note: "this is not a URL of the web.")]
      }
      if !next.isSecure, first.target.isSecure {
        return hops + [Hop(url: next.text, note: "this is not HTTPS; it was not asked.")]
      }
      if !seen.insert(next).inserted {
        return hops + [Hop(url: next.text, note: "this is a circle.")]
      }
      if hops.count == maximumHops {
        return hops + [Hop(url: next.text, note: "it was not asked.")]
      }
      answer = await fetcher.fetch(next, limit: 0)
      hops.append(Hop(url: next.text, status: answer.status, note: answer.failure))
    }
    return hops
  }

  /// The response to check.
  var response: AssociationResponse {
    AssociationResponse(
      answer: Self.answer(answer, visitor: "this machine"),
      failure: answer.failure,
      isUnreached: answer.isUnreached,
      redirects: hops.map(\.url),
      isAtRoot: isAtRoot,
      contentType: answer.field("content-type"),
      contentEncoding: answer.contentEncoding,
      cdn: cdn.flatMap { cdn in
        cdn.failure == nil ? Self.answer(cdn, visitor: "Apple's CDN") : nil
      }
    )
  }

  /// An answer as it is checked.
  private static func answer(
    _ answer: FetchedAnswer,
    visitor: String
  ) -> AssociationResponse.Answer {
    AssociationResponse.Answer(
      visitor: visitor,
      status: answer.status ?? 0,
      body: answer.body,
      isWhole: answer.isWhole,
      details: answer.cdnDetails
    )
  }
}

extension FetchedAnswer {
  /// The remarks of Apple's CDN about a file; `nil` without any.
  ///
  /// Source: fields that are seen in its answers; Apple does not document them.
  var cdnDetails: String? {
    let names = [
      "Age", "Cache-Control", "Apple-From", "Apple-Failure-Reason", "Apple-Failure-Details",
    ]
    let told = names.compactMap { name in field(name.lowercased()).map { "\(name): \($0)" } }
    return told.isEmpty ? nil : told.joined(separator: ", ")
  }
}
