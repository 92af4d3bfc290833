/// Reads the typed values of one URL for the routes of a catalog that are tried on it.
struct CatalogValues {
  /// The URL.
  private let url: LinkURL

  /// Whether `+` in the query stands for a space.
  private let plusIsSpace: Bool

  /// The items of the query, their names decoded where that is possible.
  private let items: [(name: String, value: Range<Int>?)]

  /// Splits the query of a URL.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - plusIsSpace: Whether `+` in the query stands for a space.
  init(url: LinkURL, plusIsSpace: Bool) {
    (self.url, self.plusIsSpace) = (url, plusIsSpace)
    items = url.queryItems.map { item in
      (url.decoded(item.name, plusIsSpace: plusIsSpace) ?? url.string(item.name), item.value)
    }
  }

  /// Reads the values of a route.
  ///
  /// - Parameters:
  ///   - route: The route.
  ///   - captures: What stands for the parameters of its path.
  /// - Returns: The values by name; those that are absent and have no default are left out.
  /// - Throws: ``MissReason`` – `.valueType`, `.valueEncoding` or `.missingItem`, and of those that
  ///   end the search `.repeatedItem`, `.conflictingValues` or `.unknownItem`.
  /// - Complexity: O(*p* · *q*), *p* = number of parameters, *q* = number of query items.
  func values(
    of route: CatalogRoute,
    _ captures: [RouteCandidate.Capture]
  ) throws(MissReason) -> [String: CatalogValue] {
    var values: [String: CatalogValue] = [:]
    for capture in captures {
      let text = try decoded(capture.range, capture.name, segment: capture.segment + 1)
      try refuseItems(named: capture.name, otherThan: text)
      let type = route.types[capture.name] ?? .string
      let segment = capture.segment + 1
      values[capture.name] = try value(text, type, capture.name, segment: segment)
    }
    for item in route.items { values[item.declared.name] = try value(of: item) }
    guard route.isStrict else { return values }
    for item in items where !route.items.contains(where: { isNamed(item, $0.declared.name) }) {
      guard !captures.contains(where: { isNamed(item, $0.name) }) else { continue }
      throw MissReason(.unknownItem, parameter: item.name)
    }
    return values
  }

  /// Tells whether a query item has a name.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - name: The name.
  /// - Returns: `true` when the decoded bytes are equal.
  private func isNamed(_ item: (name: String, value: Range<Int>?), _ name: String) -> Bool {
    item.name.utf8.elementsEqual(name.utf8)
  }

  /// Decodes a part of the URL.
  ///
  /// - Parameters:
  ///   - range: The part.
  ///   - name: The parameter it stands for.
  ///   - segment: Its segment, counted from 1; `nil` in the query.
  /// - Returns: Its text.
  /// - Throws: ``MissReason`` – `.valueEncoding`.
  private func decoded(
    _ range: Range<Int>,
    _ name: String,
    segment: Int?
  ) throws(MissReason) -> String {
    let isPlus = segment == nil && plusIsSpace
    if let text = url.decoded(range, plusIsSpace: isPlus) { return text }
    throw MissReason(
      .valueEncoding,
      parameter: name,
      segment: segment,
      expected: "percent-encoded UTF-8",
      found: url.string(range)
    )
  }

  /// Reads a value.
  ///
  /// - Parameters:
  ///   - text: Its written form, decoded.
  ///   - type: Its type.
  ///   - name: The parameter it stands for.
  ///   - segment: Its segment, counted from 1; `nil` in the query.
  /// - Returns: The value.
  /// - Throws: ``MissReason`` – `.valueType`.
  private func value(
    _ text: String,
    _ type: CatalogType,
    _ name: String,
    segment: Int?
  ) throws(MissReason) -> CatalogValue {
    if let value = type.value(of: text) { return value }
    throw MissReason(
      .valueType,
      parameter: name,
      segment: segment,
      expected: type.name,
      found: text
    )
  }

  /// Refuses a query item that contradicts a path value.
  ///
  /// - Parameters:
  ///   - name: The name of the path value.
  ///   - text: The path value.
  /// - Throws: ``MissReason`` – `.conflictingValues`.
  private func refuseItems(named name: String, otherThan text: String) throws(MissReason) {
    for item in items where isNamed(item, name) {
      let other = item.value.flatMap { url.decoded($0, plusIsSpace: plusIsSpace) }
      guard other?.utf8.elementsEqual(text.utf8) == true else {
        throw MissReason(.conflictingValues, parameter: name, expected: text, found: other)
      }
    }
  }

  /// Reads the value of a query item.
  ///
  /// An item without `=` is as if it were absent.
  ///
  /// - Parameter item: The item.
  /// - Returns: The value, or its default, or `nil` when there is neither.
  /// - Throws: ``MissReason`` – `.repeatedItem`, `.missingItem`, `.valueEncoding` or `.valueType`.
  private func value(of item: CatalogRoute.Item) throws(MissReason) -> CatalogValue? {
    let name = item.declared.name
    let named = items.filter { isNamed($0, name) }
    guard named.count < 2 || item.declared.isRepeated else {
      throw MissReason(.repeatedItem, parameter: name)
    }
    var values: [CatalogValue] = []
    for range in named.compactMap(\.value) {
      let text = try decoded(range, name, segment: nil)
      values.append(try value(text, item.type, name, segment: nil))
    }
    guard let first = values.first else {
      guard item.declared.isRequired else { return item.declared.defaultValue }
      throw MissReason(.missingItem, parameter: name, expected: item.type.name)
    }
    return item.declared.isRepeated ? .list(values) : first
  }
}
