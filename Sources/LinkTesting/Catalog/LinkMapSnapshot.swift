public import DeepLinking

/// Keeps where the link of each route is shown in a text file: a line a link, with its tab, stack and sheet.
///
/// ```
/// #expect(LinkMapSnapshot(of: links.router).violations(at: path) == [])
/// ```
///
/// The file is reviewed with the change that changes it:
///
/// ```
/// /leagues/1: tab leagues: / > /leagues/1
/// /leagues/rules: tab leagues: /; sheet: /leagues/rules
/// ```
public struct LinkMapSnapshot<Link: DeepLink>: Sendable {
  private let router: LinkRouter<Link>

  private let links: [Link]

  /// Creates the map of a router.
  ///
  /// - Parameters:
  ///   - router: The router whose routes are shown.
  ///   - links: Links that are shown besides a sample of each route: the routes with closures have none.
  public init(of router: LinkRouter<Link>, links: [Link] = []) {
    (self.router, self.links) = (router, links)
  }

  /// The lines of the map, in the order of the routes.
  public var text: String {
    let samples = router.routes.map { route in
      (route.name, route.record.codec.examples.lazy.compactMap { $0 as? Link }.first)
    }
    let shown = Set(samples.compactMap(\.1))
    let ownLines = samples.map { name, link in
      link.map(line) ?? "route '\(name)': no sample"
    }
    let lines = ownLines + links.filter { !shown.contains($0) }.map(line)
    return lines.map { $0 + "\n" }.joined()
  }

  /// Compares the map with a file, and writes the file when it is missing or on request.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - isUpdating: Whether to write the file, whatever it contains.
  /// - Returns: A violation for each line that differs; empty when the file is up to date, and after an update. A
  ///   missing file is written and reported, so that a test run without it doesn't pass unnoticed.
  public func violations(at path: String, updating isUpdating: Bool = false) -> [LawViolation] {
    let file = TextFile(path: path, law: "link map snapshot")
    let text = text
    guard !isUpdating, let old = file.text else {
      if let failure = file.write(text) { return [failure] }
      return isUpdating ? [] : [file.violation("was missing, and is written now; keep it")]
    }
    let changes = Self.lines(text).difference(from: Self.lines(old))
    return changes.map { change in
      switch change {
      case .remove(_, let line, _):
        file.violation("has '\(line)', which is not so any more; update it")
      case .insert(_, let line, _): file.violation("lacks '\(line)'; update it")
      }
    }
  }

  private static func lines(_ text: String) -> [Substring] {
    text.split(whereSeparator: \.isNewline)
  }

  private func line(_ link: Link) -> String {
    "\(name(of: link)): \(place(of: router.destination(of: link)))"
  }

  /// The path of a link; its description when it has none.
  private func name(of link: Link) -> String {
    (try? router.relativeURL(for: link)) ?? "\(link)"
  }

  private func place(of destination: LinkDestination<Link>) -> String {
    let stack = names(destination.stack)
    let presented = destination.presentations.map { "\($0.style.rawValue): \(names($0.stack))" }
    let ground =
      if let tab = destination.tab {
        ["\(tab == .main ? "stack" : "tab \(tab.rawValue)"): \(stack)"]
      } else {
        destination.stack.isEmpty ? [] : ["on the current screen: \(stack)"]
      }
    let parts = ground + presented
    return parts.isEmpty ? "no screen" : parts.joined(separator: "; ")
  }

  private func names(_ links: [Link]) -> String {
    links.map(name).joined(separator: " > ")
  }
}
