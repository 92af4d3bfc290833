import LinkPatterns

extension ParameterReader {
  /// Reads the text for a parameter.
  func input(at index: Int) throws(LinkFailure) -> LinkText {
    if let range = pathValue(of: index)?.range {
      let input = try input(range, of: index, plusIsSpace: false)
      if !items.isEmpty { checkItems(of: index, against: range) }
      return input
    }
    guard let place = form.places[index] else { return .absent }
    switch place.place {
    case .path: return .absent
    case .query: return try item(of: index, key: place.key)
    case .fragment:
      guard let range = url.layout.fragment else { return .absent }
      return try input(range, of: index, plusIsSpace: false)
    }
  }

  /// Reads the text of a value, or of the values of a list.
  private func input(
    _ range: Range<Int>,
    of index: Int,
    plusIsSpace: Bool
  ) throws(LinkFailure) -> LinkText {
    guard case .separated(let separator) = parameters[index].listForm else {
      if let text = text(range, plusIsSpace: plusIsSpace) { return text }
      throw brokenEncoding(of: index, range)
    }
    var texts: [LinkText] = []
    var start = range.lowerBound
    for end in range.lowerBound...range.upperBound {
      guard end == range.upperBound || url.bytes[end] == separator.byte else { continue }
      guard let text = text(start..<end, plusIsSpace: plusIsSpace) else {
        throw brokenEncoding(of: index, range)
      }
      texts.append(text)
      start = end + 1
    }
    return LinkText(.list(texts))
  }

  /// Decodes a part of the URL.
  func text(_ range: Range<Int>, plusIsSpace: Bool) -> LinkText? {
    let (bytes, percent, end) = (url.bytes, UInt8(ascii: "%"), range.upperBound)
    let other = plusIsSpace ? UInt8(ascii: "+") : percent
    guard url.layout.mayHaveEscapes,
      bytes.span.next(percent, other, from: range.lowerBound, to: end) < end
    else { return LinkText(.range(range, of: bytes), depth: depth) }
    let text = url.decoded(range, plusIsSpace: plusIsSpace)
    return text.map { LinkText(.text($0), depth: depth) }
  }

  /// The failure of a value that is not percent-encoded UTF-8.
  private func brokenEncoding(of index: Int, _ range: Range<Int>) -> LinkFailure {
    failure(.valueEncoding, at: index, "percent-encoded UTF-8", found: url.string(range))
  }
}

// MARK: - Query

extension ParameterReader {
  /// Reads the query item of a parameter, or its items if it is a list.
  private func item(of index: Int, key: String) throws(LinkFailure) -> LinkText {
    if parameters[index].isRepeated { return try list(of: index, key: key) }
    let (chosen, count) = chosenItem(of: index, key: key)
    guard count < 2 || parameters[index].duplicates != .refuse else {
      throw LinkFailure(
        .repeatedItem,
        parameter: parameters[index].name,
        subject: key,
        expected: .name("one query item"),
        found: .name("\(count)")
      )
    }
    guard let chosen else { return .absent }
    guard let range = chosen.value else { return LinkText(.name) }
    // An empty value of a flag is a mistake; an empty value of another optional parameter is absent.
    if range.isEmpty, parameters[index].isOptional, !parameters[index].isFlag { return .absent }
    return try input(range, of: index, plusIsSpace: plusIsSpace)
  }

  /// Finds the query item that counts for a parameter, and the number of such items.
  func chosenItem(of index: Int, key: String) -> (item: QueryItemRange?, count: Int) {
    var chosen: QueryItemRange?
    var count = 0
    for item in items where isNamed(key, or: parameters[index].formerKeys, item) {
      count += 1
      if count == 1 || parameters[index].duplicates == .last { chosen = item }
    }
    return (chosen, count)
  }

  /// Reads the texts of a list with an item for each value.
  private func list(of index: Int, key: String) throws(LinkFailure) -> LinkText {
    var texts: [LinkText] = []
    for item in items where isNamed(key, or: parameters[index].formerKeys, item) {
      guard let range = item.value else { return LinkText(.name) }
      guard let text = text(range, plusIsSpace: plusIsSpace) else {
        throw brokenEncoding(of: index, range)
      }
      texts.append(text)
    }
    return texts.isEmpty ? .absent : LinkText(.list(texts))
  }

  /// Refuses a query item that contradicts a path value.
  private func checkItems(of index: Int, against range: Range<Int>) {
    guard let key = form.places[index]?.key else { return }
    for item in items where isNamed(key, or: [], item) {
      let value = url.decoded(range) ?? ""
      let other = item.value.flatMap { url.decoded($0, plusIsSpace: plusIsSpace) }
      guard let other, UTF8Text.areEqual(other, value) else {
        let reason = LinkFailure(
          .conflictingValues,
          parameter: parameters[index].name,
          expected: .value(value, isSecret: parameters[index].isSecret),
          found: .value(other ?? "", isSecret: parameters[index].isSecret)
        )
        return refuse(reason, at: index)
      }
    }
  }

  /// Returns whether a query item has one of several names, after decoding.
  func isNamed(_ key: String, or formerKeys: [String], _ item: QueryItemRange) -> Bool {
    if formerKeys.isEmpty, !mayBegin(item.name, key) { return false }
    guard let name = text(item.name, plusIsSpace: plusIsSpace) else { return false }
    return name.isEqual(to: key) || formerKeys.contains { name.isEqual(to: $0) }
  }
  /// Returns whether the first byte of an encoded name fits a given name, which rules out most names.
  private func mayBegin(_ name: Range<Int>, _ key: String) -> Bool {
    guard let first = key.utf8.first, !name.isEmpty else { return key.isEmpty && name.isEmpty }
    let byte = url.bytes[name.lowerBound]
    return byte == first || byte == UInt8(ascii: "%") || byte == UInt8(ascii: "+")
  }
}
