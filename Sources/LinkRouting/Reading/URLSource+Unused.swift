import LinkPatterns

extension URLSource {
  /// Finds the first item that no parameter of a route reads.
  func firstUnknownItem(_ parameters: [RouteParameter]) -> String? {
    for item in items {
      let isKnown = parameters.indices.contains { index in
        form.places[index]?.place != .fragment && isItem(item, of: parameters, at: index)
      }
      if !isKnown { return name(of: item) }
    }
    return nil
  }

  /// The items whose values are not in the link.
  func unusedItems(_ parameters: [RouteParameter], ignoring ignored: [Int]) -> [LinkQueryItem] {
    guard !items.isEmpty else { return [] }
    let chosen = parameters.indices.map { index -> Range<Int>? in
      guard let place = form.places[index], place.place == .query else { return nil }
      return chosenItem(of: parameters[index], key: place.key).item?.name
    }
    var unused: [LinkQueryItem] = []
    for item in items {
      let readers = parameters.indices.filter { isItem(item, of: parameters, at: $0) }
      let isUsed = readers.contains { index in
        guard form.places[index]?.place == .query, !ignored.contains(index) else { return false }
        return parameters[index].isRepeated || chosen[index] == item.name
      }
      guard !isUsed else { continue }
      let isSecret = readers.contains { parameters[$0].isSecret }
      let value = item.value.map { range in
        isSecret
          ? FailureText.redacted
          : url.decoded(range, plusIsSpace: plusIsSpace) ?? url.string(range)
      }
      unused.append(LinkQueryItem(name: name(of: item), value: value))
    }
    return unused
  }

  /// Tells whether an item has the name of a parameter, in the pattern or the query.
  private func isItem(
    _ item: QueryItemRange,
    of parameters: [RouteParameter],
    at index: Int
  ) -> Bool {
    form.places[index].map { isNamed($0.key, or: parameters[index].formerKeys, item) } ?? false
  }

  /// The name of an item, decoded where that is possible.
  private func name(of item: QueryItemRange) -> String {
    url.decoded(item.name, plusIsSpace: plusIsSpace) ?? url.string(item.name)
  }
}
