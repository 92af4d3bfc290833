public import LinkAnalysis
import LinkPages
import LinkPatterns
import LinkRouting

/// The result of an import: what was stored, and what was not.
public struct LinkImport: Sendable {
  /// A link that was not stored.
  public struct Refusal: Hashable, Sendable {
    /// Where it is in the file.
    public let place: String

    /// The link.
    public let url: String

    /// Why it was not stored, as a sentence.
    public let reason: String
  }

  /// The number of links that were stored, or of those that would be.
  public private(set) var stored = 0

  /// The links that were not stored, in the order of the file.
  public private(set) var refusals: [Refusal] = []

  /// Stores the links of a file that the app can open.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - catalog: The links of the app.
  ///   - store: The store; `nil` to find out only what no store would take.
  ///   - generator: The source of randomness of codes.
  /// - Throws: What the store throws; links before that one are stored.
  /// - Complexity: One match a link, and a step of the store for each thousand.
  public init(
    _ file: ImportFile,
    _ catalog: ParsedCatalog,
    into store: (any LinkStore)?,
    using generator: inout some RandomNumberGenerator
  ) async throws(LinkStoreError) {
    try await self.init(file, catalog, store.map(Target.stored) ?? .nowhere, &generator)
  }

  /// Finds out what a store would take of a file, and stores nothing.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - catalog: The links of the app.
  ///   - store: The store whose codes are taken.
  ///   - generator: The source of randomness of codes.
  /// - Throws: What the store throws.
  /// - Complexity: One match a link, and a question to the store for each thousand.
  public init(
    _ file: ImportFile,
    _ catalog: ParsedCatalog,
    comparedWith store: any LinkStore,
    using generator: inout some RandomNumberGenerator
  ) async throws(LinkStoreError) {
    try await self.init(file, catalog, .compared(store), &generator)
  }

  /// What is done with the links.
  private enum Target {
    case nowhere
    case compared(any LinkStore)
    case stored(any LinkStore)

    /// The codes of links that are taken already; the others are stored if they are to be.
    func taken(_ links: [ShortLink]) async throws(LinkStoreError) -> Set<String> {
      switch self {
      case .nowhere: []
      case .compared(let store): try await store.taken(among: links.map(\.code))
      case .stored(let store): Set(try await store.insert(links))
      }
    }
  }

  private init(
    _ file: ImportFile,
    _ catalog: ParsedCatalog,
    _ target: Target,
    _ generator: inout some RandomNumberGenerator
  ) async throws(LinkStoreError) {
    var seen: Set<String> = []
    var links: [(index: Int, link: ShortLink)] = []
    var reasons: [Int: String] = [:]
    for (index, imported) in file.links.enumerated() {
      do throws(Reason) {
        links.append((index, try Self.link(imported, catalog, &seen, &generator)))
      } catch {
        reasons[index] = error.text
      }
    }
    for start in stride(from: 0, to: links.count, by: 1_000) {
      let batch = links[start..<min(start + 1_000, links.count)]
      let taken = try await target.taken(batch.map(\.link))
      stored += batch.count - taken.count
      for (index, link) in batch where taken.contains(link.code) {
        reasons[index] = "The code '\(link.code)' is taken."
      }
    }
    refusals = reasons.sorted { $0.key < $1.key }.map { index, reason in
      Refusal(place: file.links[index].place, url: file.links[index].url, reason: reason)
    }
  }

  /// Why a link is not stored.
  private struct Reason: Error {
    let text: String
  }

  /// The link that is stored for one of the file.
  private static func link(
    _ imported: ImportedLink,
    _ catalog: ParsedCatalog,
    _ seen: inout Set<String>,
    _ generator: inout some RandomNumberGenerator
  ) throws(Reason) -> ShortLink {
    if let problem = imported.problem { throw Reason(text: problem) }
    let destination: LinkDestination
    do throws(LinkFailure) {
      destination = try LinkDestination(url: imported.url, in: catalog)
    } catch {
      throw Reason(text: [error.message, error.fix].compactMap(\.self).joined(separator: " "))
    }
    let code = imported.code ?? ShortCode.random(using: &generator)
    guard ShortCode.isValid(code) else {
      throw Reason(
        text: "'\(code)' is not a code: write 3 to 64 letters, digits, '-' and '_'."
      )
    }
    guard seen.insert(code).inserted else {
      throw Reason(text: "The code '\(code)' is in the file twice.")
    }
    var link = ShortLink(
      code: code,
      url: destination.url,
      route: destination.route,
      expires: imported.expires
    )
    (link.content, link.campaign) = (imported.content, imported.campaign)
    link.isDisabled = imported.isDisabled
    // A picture that no page would show is left out.
    if let image = link.content.image, (try? LinkURL(image))?.scheme != "https" {
      link.content.image = nil
    }
    return link
  }
}
