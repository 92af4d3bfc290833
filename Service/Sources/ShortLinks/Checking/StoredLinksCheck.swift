public import Foundation
public import LinkAnalysis
public import LinkRouting

/// Which of the stored links a catalog would break.
public struct StoredLinksCheck: Sendable {
  /// A link that would no longer mean what it does.
  public struct Break: Hashable, Sendable {
    /// The code of the link.
    public let code: String

    /// The link behind it.
    public let url: String

    /// The name of the route that took it.
    public let route: String

    /// What becomes of it.
    public let change: Change

    /// The name of the route that takes it now; `nil` when none does.
    public var newRoute: String? { if case .leads(let route) = change { route } else { nil } }

    /// Why no route takes it; `nil` when another does.
    public var failure: LinkFailure? {
      if case .opensNothing(let failure) = change { failure } else { nil }
    }

    /// What changed, as a sentence.
    public var reason: String {
      switch change {
      case .leads(let newRoute): "It led to '\(route)', and leads to '\(newRoute)'."
      case .opensNothing(let failure):
        [failure.message, failure.fix].compactMap(\.self).joined(separator: " ")
      }
    }
  }

  /// What becomes of a link that would break.
  public enum Change: Hashable, Sendable {
    /// Another route takes it, which has this name.
    case leads(to: String)

    /// No route takes it, for this reason.
    case opensNothing(LinkFailure)
  }

  /// The number of links that were checked: those that are open.
  public private(set) var checked = 0

  /// The links that would break, in the order of their codes.
  public private(set) var breaks: [Break] = []

  /// Checks all links of a store that are open.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - catalog: The catalog to check them with.
  ///   - now: The time at which links that expire are open or not.
  /// - Throws: What the store throws.
  /// - Complexity: One match a link, and one explanation for each that breaks.
  public init(
    _ store: any LinkStore,
    against catalog: ParsedCatalog,
    now: Date
  ) async throws(LinkStoreError) {
    var last: String?
    while true {
      let links = try await store.links(after: last, limit: 2_000)
      for link in links where link.isOpen(at: now) {
        checked += 1
        if let found = Self.change(of: link, in: catalog) { breaks.append(found) }
      }
      guard let end = links.last else { return }
      last = end.code
    }
  }

  /// What a catalog breaks of a link; `nil` when it keeps it.
  private static func change(of link: ShortLink, in catalog: ParsedCatalog) -> Break? {
    let change: Change
    if let route = catalog.match(link.url, from: .universalLink).found?.route {
      guard route != link.route else { return nil }
      change = .leads(to: route)
    } else if let failure = catalog.refusal(of: link.url, from: .universalLink) {
      change = .opensNothing(failure)
    } else {
      return nil
    }
    return Break(code: link.code, url: link.url, route: link.route, change: change)
  }

  /// The result in a sentence.
  ///
  /// Shape: `Of 12,431 codes 37 would break.`
  public var summary: String {
    "Of \(Self.text(checked)) codes \(breaks.isEmpty ? "none" : Self.text(breaks.count)) would break."
  }

  /// A number with a comma for each thousand.
  private static func text(_ number: Int) -> String {
    var digits = String(number)
    var index = digits.endIndex
    while digits.distance(from: digits.startIndex, to: index) > 3 {
      index = digits.index(index, offsetBy: -3)
      digits.insert(",", at: index)
    }
    return digits
  }
}
