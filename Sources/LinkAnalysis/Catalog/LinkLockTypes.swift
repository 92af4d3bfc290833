import LinkPatterns

/// Compares the types of values in a lock with those of a catalog.
struct LinkLockTypes {
  /// The types of the lock that are the app's own, by name.
  private let own: [String: CatalogType]

  /// Prepares to compare.
  init(_ lock: LinkLockV1, _ catalog: CatalogRouter) {
    let shapes = catalog.catalog.shapes.merging(lock.shapes) { _, locked in locked }
    own = CatalogType.own(shapes)
  }

  /// Tells what a type lacks of another.
  ///
  /// - Complexity: At most 10,000 states of a search.
  func loss(from name: String, to type: CatalogType) -> String? {
    guard let old = own[name] ?? CatalogType(name) else { return type.name }
    if type.includes(old) { return nil }
    guard let text = type.textLost(from: old) else { return type.name }
    return text.isEmpty ? nil : "\(type.name), which '\(text)' is not"
  }

  /// The bounds that values had, with those that lie in their type and in their place.
  func bounds(
    _ bounds: LinkCatalogV1.Bounds?,
    of name: String,
    isNeverEmpty: Bool
  ) -> LinkCatalogV1.Bounds {
    var result = bounds ?? LinkCatalogV1.Bounds()
    let range = CatalogType(name)?.range
    if let least = range?.minimum, result.minimum?.isLess(than: least) ?? true {
      result.minimum = least
    }
    if let greatest = range?.maximum, result.maximum.map(greatest.isLess) ?? true {
      result.maximum = greatest
    }
    if let words = CatalogType(name)?.allTexts {
      result.values = words.filter { result.values?.contains($0) ?? true }
    }
    if isNeverEmpty { result.minimumLength = max(result.minimumLength ?? 0, 1) }
    return result
  }
}
