import LinkPatterns

/// Reads the typed values of one URL for the routes of a catalog that are tried on it.
struct CatalogValues {
  /// An item of the query, its name decoded where that is possible.
  private typealias Item = (name: String, value: Range<Int>?)

  /// The URL.
  private let url: LinkURL

  /// Whether `+` in the query stands for a space.
  private let plusIsSpace: Bool

  /// The items of the query.
  private let items: [(name: String, value: Range<Int>?)]

  /// Splits the query of a URL.
  init(url: LinkURL, plusIsSpace: Bool) {
    (self.url, self.plusIsSpace) = (url, plusIsSpace)
    items = url.queryItems.map { item in
      (url.decoded(item.name, plusIsSpace: plusIsSpace) ?? url.string(item.name), item.value)
    }
  }

  /// Reads the values of a route.
  ///
  /// - Throws: `MissReason` – `.valueType`, `.valueEncoding` or `.missingItem`, and of those that
  ///   end the search `.repeatedItem`, `.conflictingValues`, `.valueRange` or `.unknownItem`.
  /// - Complexity: O(*p* · *q*), *p* = number of parameters, *q* = number of query items.
  func values(
    of route: CatalogRoute,
    _ form: CatalogRoute.Form,
    _ captures: [RouteCandidate.Capture]
  ) throws(MissReason) -> [String: CatalogValue] {
    var values: [String: CatalogValue] = [:]
    // A value out of bounds ends the search only when all others have their shape.
    var refusal: MissReason?
    for capture in captures {
      let (name, segment) = (form.parameter(capture.name), capture.segment + 1)
      try refuseItems(named: capture.name, otherThan: capture)
      let rules = route.rules(of: name)
      let read = try value([capture.range], rules, name, segment: segment)
      values[name] = read.value
      refusal = refusal ?? read.refusal
    }
    let read = route.items(of: form)
    for (item, key) in read {
      guard let found = try value(of: item, key: key) else { continue }
      values[item.declared.name] = found.value
      refusal = refusal ?? found.refusal
    }
    if let fragment = route.fragment, values[fragment.name] == nil,
      let found = try fragmentValue(of: fragment)
    {
      values[fragment.declared.name] = found.value
      refusal = refusal ?? found.refusal
    }
    for (name, rules) in route.rules where values[name] == nil {
      values[name] = rules.defaultValue
    }
    if let refusal { throw refusal }
    guard route.isStrict else { return values }
    let keys = read.flatMap { [$0.key] + $0.item.declared.formerKeys } + captures.map(\.name)
    for item in items where !keys.contains(where: { isNamed(item, $0) }) {
      let expected = read.isEmpty ? "no query items" : read.map(\.key).joined(separator: ", ")
      throw MissReason(.unknownItem, parameter: item.name, expected: expected)
    }
    return values
  }

  /// Tells whether a query item has a name.
  private func isNamed(_ item: Item, _ name: String) -> Bool {
    item.name.utf8.elementsEqual(name.utf8)
  }

  /// Decodes a part of the URL.
  ///
  /// - Throws: `MissReason` – `.valueEncoding`.
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
      segment: segment == 0 ? nil : segment,
      expected: "percent-encoded UTF-8",
      found: url.string(range)
    )
  }

  /// Reads a value, or the values of a list.
  ///
  /// - Throws: `MissReason` – `.valueType` or `.valueEncoding`.
  private func value(
    _ ranges: [Range<Int>],
    _ rules: CatalogRoute.Rules,
    _ name: String,
    segment: Int?,
    isRepeated: Bool = false
  ) throws(MissReason) -> (value: CatalogValue, refusal: MissReason?) {
    var pieces = ranges
    if let separator = rules.separator {
      pieces = ranges.flatMap { range in
        url.bytes[range].split(separator: separator, omittingEmptySubsequences: false)
          .map { $0.startIndex..<$0.endIndex }
      }
    }
    var values: [CatalogValue] = []
    var refusal: MissReason?
    let place = segment == 0 ? nil : segment
    for piece in pieces {
      let text = try decoded(piece, name, segment: segment)
      guard let value = rules.type.value(of: text) else {
        throw MissReason(
          .valueType,
          parameter: name,
          segment: place,
          expected: rules.type.name,
          found: text
        )
      }
      values.append(value)
      guard refusal == nil, let bounds = rules.bounds, !bounds.admits(value, writtenAs: text)
      else { continue }
      refusal = MissReason(
        .valueRange,
        parameter: name,
        segment: place,
        expected: bounds.description,
        found: text
      )
    }
    let isList = isRepeated || rules.separator != nil
    return (isList ? .list(values) : values.first ?? .text(""), refusal)
  }
}

// MARK: - Query and fragment

extension CatalogValues {
  /// Refuses a query item that contradicts a path value.
  ///
  /// - Throws: `MissReason` – `.conflictingValues` or `.valueEncoding`.
  private func refuseItems(
    named name: String,
    otherThan capture: RouteCandidate.Capture
  ) throws(MissReason) {
    for item in items where isNamed(item, name) {
      let text = try decoded(capture.range, name, segment: capture.segment + 1)
      let other = item.value.flatMap { url.decoded($0, plusIsSpace: plusIsSpace) }
      guard other?.utf8.elementsEqual(text.utf8) == true else {
        throw MissReason(.conflictingValues, parameter: name, expected: text, found: other)
      }
    }
  }

  /// Reads the value of a query item.
  ///
  /// An item without `=` is as if it were absent, unless it is a flag; so is one with an empty value that
  /// may be absent, and a value that is not of the type of a lenient item.
  ///
  /// - Throws: `MissReason` – `.repeatedItem`, `.missingItem`, `.valueEncoding` or `.valueType`.
  private func value(
    of item: CatalogRoute.Item,
    key: String
  ) throws(MissReason) -> (value: CatalogValue, refusal: MissReason?)? {
    let (declared, name) = (item.declared, item.declared.name)
    let keys = [key] + declared.formerKeys
    var named = items.filter { item in keys.contains { isNamed(item, $0) } }
    if named.count > 1, !declared.isRepeated {
      switch declared.duplicates {
      case "first": named = [named[0]]
      case "last": named = [named[named.count - 1]]
      default: throw MissReason(.repeatedItem, parameter: name, expected: "one query item")
      }
    }
    if declared.isFlag { return (try flag(named.first, name), nil) }
    var ranges = named.compactMap(\.value)
    if !declared.isRequired, !declared.isRepeated { ranges.removeAll(where: \.isEmpty) }
    if declared.isRepeated, ranges.count < named.count {
      if declared.isLenient { return try absent(item) }
      throw MissReason(.valueType, parameter: name, expected: item.type.name)
    }
    guard !ranges.isEmpty else { return try absent(item) }
    do throws(MissReason) {
      return try value(ranges, item.rules, name, segment: nil, isRepeated: declared.isRepeated)
    } catch {
      let isUnfit = error.code == .valueType || error.code == .valueEncoding
      guard declared.isLenient, isUnfit else { throw error }
      return try absent(item)
    }
  }

  /// Reads a query item that means `true` by standing there.
  ///
  /// - Throws: `MissReason` – `.valueType` when it has a value.
  private func flag(_ item: Item?, _ name: String) throws(MissReason) -> CatalogValue {
    guard let range = item?.value else { return .boolean(item != nil) }
    throw MissReason(.valueType, parameter: name, expected: "no value", found: url.string(range))
  }

  /// What stands for a query item, or for a fragment, that is absent.
  ///
  /// - Throws: `MissReason` – `.missingItem`.
  private func absent(
    _ item: CatalogRoute.Item
  ) throws(MissReason) -> (value: CatalogValue, refusal: MissReason?)? {
    let declared = item.declared
    guard declared.isRequired else { return declared.defaultValue.map { ($0, nil) } }
    throw MissReason(.missingItem, parameter: declared.name, expected: item.type.name)
  }

  /// Reads the fragment.
  ///
  /// - Throws: `MissReason` – `.missingItem`, `.valueEncoding` or `.valueType`.
  private func fragmentValue(
    of item: CatalogRoute.Item
  ) throws(MissReason) -> (value: CatalogValue, refusal: MissReason?)? {
    guard let range = url.layout.fragment else { return try absent(item) }
    return try value([range], item.rules, item.declared.name, segment: 0)
  }
}
