import LinkPatterns

/// Compares the types of values in a lock with those of a catalog.
struct LinkLockTypes {
  /// The types of the lock that are the app's own, by name.
  private let own: [String: CatalogType]

  /// Prepares to compare.
  ///
  /// - Parameters:
  ///   - lock: The lock. A type of the app's own that it does not describe, as locks once did not, is
  ///     taken for the one of that name in the catalog.
  ///   - catalog: The catalog.
  init(_ lock: LinkLockV1, _ catalog: CatalogRouter) {
    let shapes = catalog.catalog.shapes.merging(lock.shapes) { _, locked in locked }
    own = CatalogType.own(shapes)
  }

  /// Tells what a type lacks of another.
  ///
  /// - Parameters:
  ///   - name: The name of the other type, in the lock.
  ///   - type: The type.
  /// - Returns: The name of the type, with a text that only the other has if one is known; `nil` when
  ///   all values of the other are values of the type, and mean the same.
  /// - Complexity: At most 10,000 states of a search.
  func loss(from name: String, to type: CatalogType) -> String? {
    guard let old = own[name] ?? CatalogType(name) else { return type.name }
    if type.includes(old) { return nil }
    guard let text = type.textLost(from: old) else { return type.name }
    return text.isEmpty ? nil : "\(type.name), which '\(text)' is not"
  }

  /// The bounds that values had, with those that lie in their type and in their place.
  ///
  /// - Parameters:
  ///   - bounds: The bounds that were stated; `nil` for none.
  ///   - name: The name of the type, in the lock.
  ///   - isNeverEmpty: Whether no value is the empty text.
  /// - Returns: The bounds.
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
