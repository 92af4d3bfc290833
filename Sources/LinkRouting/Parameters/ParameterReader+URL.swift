import LinkPatterns

extension ParameterReader {
  /// Reads the text for a parameter.
  func input(at index: Int) throws(LinkFailure) -> LinkText {
    if let range = pathValue(of: index)?.range {
      // Only the rest of a path can be empty.
      if range.isEmpty, parameters[index].isOptional { return .absent }
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
    case .items:
      let texts = takenItems.map { LinkText($0.written) }
      return texts.isEmpty ? .absent : LinkText(.list(texts), depth: depth)
    }
  }

  /// The text of a value, or the texts of a list in one place.
  private func input(
    _ range: Range<Int>,
    of index: Int,
    plusIsSpace: Bool
  ) throws(LinkFailure) -> LinkText {
    guard parameters[index].listForm != nil else {
      return try text(range, of: index, plusIsSpace: plusIsSpace)
    }
    return LinkText(.list(try texts(range, of: index, plusIsSpace: plusIsSpace)))
  }

  private func text(
    _ range: Range<Int>,
    of index: Int,
    plusIsSpace: Bool
  ) throws(LinkFailure) -> LinkText {
    if let text = text(range, plusIsSpace: plusIsSpace) { return text }
    throw failure(.valueEncoding, at: index, "percent-encoded UTF-8", found: url.string(range))
  }

  /// The texts of a list in one place, in order.
  private func texts(
    _ range: Range<Int>,
    of index: Int,
    plusIsSpace: Bool
  ) throws(LinkFailure) -> [LinkText] {
    let separators = parameters[index].separators
    var texts: [LinkText] = []
    var (start, end) = (range.lowerBound, range.lowerBound)
    while end < range.upperBound {
      var length = separators.contains(url.bytes[end]) ? 1 : 0
      if separators.mayBeEscaped, let byte = url.escapedByte(at: end),
        separators.contains(byte)
      {
        length = 3
      }
      if length > 0 {
        texts.append(try text(start..<end, of: index, plusIsSpace: plusIsSpace))
        start = end + length
      }
      end += max(length, 1)
    }
    texts.append(try text(start..<range.upperBound, of: index, plusIsSpace: plusIsSpace))
    return texts
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
}

// MARK: - Query

extension ParameterReader {
  /// Reads the query item of a parameter, or its items if it is a list.
  private func item(of index: Int, key: String) throws(LinkFailure) -> LinkText {
    if parameters[index].listForm != nil { return try list(of: index, key: key) }
    let (chosen, count) = chosenItem(of: index, key: key)
    guard count < 2 || parameters[index].duplicates != .refuse else {
      throw repeatedItem(count, of: index, key: key)
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

  /// The texts of a list in all items with its name, with or without brackets.
  private func list(of index: Int, key: String) throws(LinkFailure) -> LinkText {
    let isRepeated = parameters[index].isRepeated
    var (texts, count): ([LinkText], Int) = ([], 0)
    for item in items where isNamed(ofList: key, or: parameters[index].formerKeys, item) {
      guard let range = item.value else { return LinkText(.name) }
      count += 1
      if range.isEmpty, !isRepeated { continue }
      texts += try self.texts(range, of: index, plusIsSpace: plusIsSpace)
    }
    if !isRepeated, count > 1, parameters[index].duplicates == .refuse {
      throw repeatedItem(count, of: index, key: key)
    }
    return texts.isEmpty ? .absent : LinkText(.list(texts))
  }

  /// Returns whether an item has the name of a list, with or without brackets.
  func isNamed(ofList key: String, or formerKeys: [String], _ item: QueryItemRange) -> Bool {
    if isNamed(key, or: formerKeys, item) { return true }
    let hasBrackets = key.hasSuffix("[]")
    return isNamed(hasBrackets ? String(key.dropLast(2)) : key + "[]", or: [], item)
  }

  private func repeatedItem(_ count: Int, of index: Int, key: String) -> LinkFailure {
    LinkFailure(
      .repeatedItem,
      parameter: parameters[index].name,
      subject: key,
      expected: .name("one query item"),
      found: .name("\(count)")
    )
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
