#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif
public import LinkPatterns

/// Expands the short links of a link service, such as `https://shop.example/l/gift`.
///
/// The service is asked for the link behind a code, with one request and no key. The resulting URL is handled like any
/// other: it is admitted with the trust of the short link. The library opens no connection; the app's closure does.
public struct LinkServiceClient: LinkExpanding {
  /// A request to the service, for the app's own network.
  ///
  /// It names no type of the network, so the library links none.
  public struct Request: Hashable, Sendable {
    /// The address.
    public var url: URL

    /// The method: `GET`, or `POST` for a claim.
    public var method = "GET"

    /// The body, as JSON; `nil` without one.
    public var body: Data?

    /// How long the answer may take.
    public var timeLimit: Duration

    /// Creates a request that reads, or one that sends a body.
    init(_ url: URL, body: Data? = nil, timeLimit: Duration) {
      (self.url, self.body, self.timeLimit) = (url, body, timeLimit)
      if body != nil { method = "POST" }
    }
  }

  /// The most bytes of an answer.
  private static let maximumSize = 65_536

  /// The domains of short links.
  public let hosts: [LinkPrefix]

  /// What stands between the domain and a code: `/l/`.
  public let path: String

  /// The address of the service; `nil` when each domain has its own.
  public let service: URL?

  /// How long the service may take to answer.
  public let timeLimit: Duration

  /// Sends a request.
  private let send: @Sendable (Request) async throws -> (Data, Int)

  /// Creates a client.
  ///
  /// - Parameters:
  ///   - hosts: The domains of short links, such as `shop.example`.
  ///   - path: What stands between the domain and a code.
  ///   - service: The address of the service; `nil` when it is at the domain of the link.
  ///   - timeLimit: How long the service may take to answer.
  ///   - send: Sends a request without the app's cookies and credentials, and returns the body and the status.
  public init(
    hosts: [String],
    path: String = "/l/",
    service: URL? = nil,
    timeLimit: Duration = .seconds(5),
    send: @escaping @Sendable (Request) async throws -> (Data, Int)
  ) {
    self.hosts = hosts.map { LinkPrefix.domain($0) }
    (self.path, self.service) = (path, service)
    (self.timeLimit, self.send) = (timeLimit, send)
  }

  /// Returns whether a URL is a short link: https, at one of ``hosts``, with one segment after ``path``.
  public func isShort(_ url: LinkURL) -> Bool { code(of: url) != nil }

  /// Returns the URL behind a short link.
  ///
  /// - Parameter url: The short link.
  /// - Returns: The URL, otherwise unchecked.
  /// - Throws: `LinkFailure` – `.shortLinkHost` for a URL that isn't a short link, `.shortLinkEnd` when the service knows
  ///   no link for it, `.shortLinkService` when the service can't be reached, takes too long, or answers otherwise.
  public func expand(_ url: LinkURL) async throws -> String {
    guard let code = code(of: url), let address = address(of: code, url) else {
      throw LinkFailure(
        .shortLinkHost,
        expected: .name(hosts.compactMap(\.host).joined(separator: " or ")),
        found: .value(url.host ?? url.scheme)
      )
    }
    let (data, status) = try await answer(to: Request(address, timeLimit: timeLimit))
    guard status != 404 else { throw LinkFailure(.shortLinkEnd) }
    return try Self.target(data, status)
  }

  /// The URL in an answer.
  static func target(_ data: Data, _ status: Int) throws(LinkFailure) -> String {
    guard status == 200, data.count <= maximumSize,
      let target = try? JSONDecoder().decode(Target.self, from: data)
    else { throw LinkFailure(.shortLinkService, found: .name("status \(status)")) }
    return target.url
  }

  /// The answer to a request, within the time limit.
  func answer(to request: Request) async throws(LinkFailure) -> (Data, Int) {
    let (send, limit) = (send, timeLimit)
    do {
      return try await withThrowingTaskGroup(of: (Data, Int).self) { group in
        group.addTask { try await send(request) }
        group.addTask {
          try await Task.sleep(for: limit)
          throw LinkFailure(.shortLinkService, found: .name("no answer within \(limit)"))
        }
        defer { group.cancelAll() }
        return try await group.next() ?? (Data(), 0)
      }
    } catch let failure as LinkFailure {
      throw failure
    } catch {
      throw LinkFailure(.shortLinkService, found: .value("\(error)", shownAs: "\(type(of: error))"))
    }
  }

  /// The code of a short link; `nil` for any other URL.
  private func code(of url: LinkURL) -> String? {
    guard hosts.contains(where: { $0.admits(url) }) else { return nil }
    let text = url.string(url.layout.path)
    guard text.utf8.starts(with: path.utf8) else { return nil }
    let code = text.dropFirst(path.count)
    return code.isEmpty || code.utf8.contains(UInt8(ascii: "/")) ? nil : String(code)
  }

  /// Where the service tells what is behind a code.
  private func address(of code: String, _ url: LinkURL) -> URL? {
    address(of: "/api/links/\(code)", at: url.host ?? "")
  }

  /// The address of a path of the service, which is at a host unless the app named another address.
  func address(of path: String, at host: String) -> URL? {
    let base = service?.absoluteString ?? "https://\(host)"
    return URL(string: "\(base.hasSuffix("/") ? String(base.dropLast()) : base)\(path)")
  }

  /// What the service answers.
  private struct Target: Decodable {
    let url: String
  }
}

extension LinkFailure.Code {
  /// The link service could not be reached, or did not answer as it should.
  public static let shortLinkService = Self(
    "shortLinkService",
    "the link service did not expand the short link: {found}",
    fix: "Check the connection, and open the link again."
  )
}
