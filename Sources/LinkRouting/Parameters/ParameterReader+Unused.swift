import LinkPatterns

extension ParameterReader {
  /// The name of the first item that no parameter reads, that repeats no value of the path, and that nothing appended.
  func firstUnknownItem(but appended: AppendedItems) -> String? {
    for item in items where !isKnown(item) && !isTaken(item) {
      let name = name(of: item)
      if !appended.contains(name) { return name }
    }
    return nil
  }

  /// Whether a parameter reads an item, or the item repeats a value of the path.
  private func isKnown(_ item: QueryItemRange) -> Bool {
    parameters.indices.contains { index in
      guard let place = form.places[index]?.place, isItem(item, at: index) else { return false }
      return place == .query || pathValue(of: index) != nil
    }
  }

  /// Whether the route takes an item that its pattern does not name.
  private func isTaken(_ item: QueryItemRange) -> Bool {
    guard let appendedItems, !isKnown(item) else { return false }
    return route.fields.takenItems.contains(name(of: item), appended: appendedItems)
  }

  /// The items that the route takes beside those of its pattern, in order.
  var takenItems: [LinkQueryItem] {
    guard appendedItems != nil else { return [] }
    return items.filter(isTaken).map { item in
      let value = item.value.map { url.decoded($0, plusIsSpace: plusIsSpace) ?? url.string($0) }
      return LinkQueryItem(name: name(of: item), value: value)
    }
  }

  /// The values that an alias has beside those of the route, by their names in its pattern.
  var aliasValues: [String: String] {
    guard !form.aliasNumbers.isEmpty else { return [:] }
    let values = form.aliasNumbers.compactMap { number -> (String, String)? in
      guard let range = range(ofPathParameter: number) else { return nil }
      let text = url.decoded(range, plusIsSpace: false) ?? url.string(range)
      return (form.path.parameters[number].name, text)
    }
    return Dictionary(values) { first, _ in first }
  }

  /// The items whose values are not in the link.
  var unusedItems: [LinkQueryItem] {
    var unused: [LinkQueryItem] = []
    for item in items where !isTaken(item) {
      var value = item.value.map { url.decoded($0, plusIsSpace: plusIsSpace) ?? url.string($0) }
      var isUsed = false
      for (index, parameter) in parameters.enumerated() where isItem(item, at: index) {
        value = value.map { parameter.hides($0) ? FailureText.redacted : $0 }
        guard let place = form.places[index], place.place == .query, !ignored.contains(index) else {
          continue
        }
        isUsed =
          isUsed || parameter.listForm != nil
          || chosenItem(of: index, key: place.key).item?.name == item.name
      }
      guard !isUsed else { continue }
      unused.append(LinkQueryItem(name: name(of: item), value: value))
    }
    return unused
  }

  /// Returns whether an item has the name of a parameter, in the pattern or the query.
  private func isItem(_ item: QueryItemRange, at index: Int) -> Bool {
    guard let place = form.places[index], place.place != .items else { return false }
    let key = place.key
    let (formerKeys, isList) = (parameters[index].formerKeys, parameters[index].listForm != nil)
    return isList
      ? isNamed(ofList: key, or: formerKeys, item) : isNamed(key, or: formerKeys, item)
  }

  /// The name of an item, decoded if possible.
  private func name(of item: QueryItemRange) -> String {
    url.decoded(item.name, plusIsSpace: plusIsSpace) ?? url.string(item.name)
  }
}
