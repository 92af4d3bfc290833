/// Compares the catalog of a router with a file, and writes the file when it is missing or on request.
///
/// Use it in a test of the app: `bin/deeplink` reads the file, and reviewers see in it what a
/// change does to links.
///
/// A title or a description that only the file has stays in it.
///
/// - Parameters:
///   - router: The routes that the catalog describes.
///   - path: The path of the file.
///   - examples: Links whose URLs become examples of their routes.
///   - isUpdating: Whether to write the file, whatever it contains.
/// - Returns: One violation for each route that the file describes differently; empty when the file is up to
///   date, and after an update. A missing file is written and reported as a violation, so that a test
///   run without the file doesn't pass unnoticed.
/// - Complexity: O(*n*), *n* = size of the table and of the file.
public func catalogSnapshot<Link: DeepLink>(
  of router: LinkRouter<Link>,
  at path: String,
  examples: [Link] = [],
  updating isUpdating: Bool = false
) -> [LawViolation] {
  let file = TextFile(path: path, law: "catalog snapshot")
  let old = file.text
  let stale = old.flatMap { try? CatalogText.read($0, as: LinkCatalogV1.self) }
  let catalog = router.catalog(examples: examples).keepingTexts(of: stale)
  guard let text = try? CatalogText.of(catalog) else {
    return [file.violation("the catalog cannot be written as JSON")]
  }
  guard !isUpdating, let old else {
    if let failure = file.write(text) { return [failure] }
    return isUpdating ? [] : [file.violation("was missing, and is written now; keep it")]
  }
  guard old != text else { return [] }
  guard let stale else {
    return [file.violation("is not a catalog; update it")]
  }
  // Some systems sort keys differently, which is not a difference.
  guard CatalogText.sortedLines(old) != CatalogText.sortedLines(text) else { return [] }
  let differences = stale.differences(from: catalog)
  return (differences.isEmpty ? ["is written otherwise; update it"] : differences)
    .map(file.violation)
}

extension LinkCatalogV1 {
  /// The catalog with the titles and descriptions of another for routes that have none.
  fileprivate func keepingTexts(of other: LinkCatalogV1?) -> LinkCatalogV1 {
    guard let other else { return self }
    let old = Dictionary(other.routes.map { ($0.name, $0) }) { first, _ in first }
    var catalog = self
    for index in catalog.routes.indices {
      guard let kept = old[catalog.routes[index].name] else { continue }
      catalog.routes[index].title = catalog.routes[index].title ?? kept.title
      catalog.routes[index].summary = catalog.routes[index].summary ?? kept.summary
    }
    return catalog
  }

  /// The differences from an expected catalog.
  fileprivate func differences(from expected: LinkCatalogV1) -> [String] {
    var result: [String] = []
    if prefixes != expected.prefixes {
      result.append("has other prefixes than the router; update it")
    }
    if shapes != expected.shapes { result.append("has other shapes than the router; update it") }
    let (old, new) = (routes.map(\.name), expected.routes.map(\.name))
    for route in routes {
      guard let other = expected.routes.first(where: { $0.name == route.name }) else {
        result.append("has '\(route.name)', which the router does not open; update it")
        continue
      }
      guard route != other else { continue }
      let lines = (try? (CatalogText.of(route), CatalogText.of(other)))
        .map { CatalogText.difference($0.0, $0.1) }
      result.append("has '\(route.name)' otherwise: \(lines ?? ""); update it")
    }
    for name in new where !old.contains(name) {
      result.append("lacks '\(name)', which the router opens; update it")
    }
    let isReordered = result.isEmpty && old != new
    return isReordered ? ["has the routes in another order; update it"] : result
  }
}
