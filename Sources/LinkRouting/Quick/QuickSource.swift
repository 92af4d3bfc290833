import LinkPatterns

/// Where the values of a URL are that was matched without being copied.
struct QuickSource: Sendable {
  /// The URL, canonical.
  let text: String

  /// Its components.
  let layout: URLLayout

  /// Where its segments are.
  let match: PathMatch

  /// Whether `+` in the query stands for a space.
  let plusIsSpace: Bool

  /// The position of the route.
  let route: Int

  /// The parameters of the route.
  let parameters: ContiguousArray<QuickForm.Parameter>

  /// Reads what there is for a parameter.
  ///
  /// - Parameter index: Its position in the route.
  /// - Returns: The text of its value, or nothing; `nil` when the longer way has to tell: for broken
  ///   encodings, several items of one name, values that contradict each other or are out of bounds.
  func input(at index: Int) -> ParameterInput? {
    let input: ParameterInput?
    switch parameters[index].place {
    case .nowhere: return .absent
    case .segment(let number):
      guard let range = match.segment(at: number), !hasItem(named: parameters[index].key) else {
        return nil
      }
      input = self.input(range, plusIsSpace: false)
    case .fragment:
      guard let range = layout.fragment else { return .absent }
      input = self.input(range, plusIsSpace: false)
    case .item:
      guard let query = layout.query else { return .absent }
      input = item(named: parameters[index].key, in: query)
    }
    if let bound = parameters[index].bound, case .text(let text) = input, !bound.admits(text) {
      return nil
    }
    return input
  }

  /// Reads a value.
  ///
  /// - Parameters:
  ///   - range: Where it is.
  ///   - plusIsSpace: Whether `+` stands for a space.
  /// - Returns: The value, or `nil` when its encoding is broken.
  private func input(_ range: Range<Int>, plusIsSpace: Bool) -> ParameterInput? {
    let isPlain = UTF8Text.withBytes(of: text) { bytes in
      var index = range.lowerBound
      while index < range.upperBound {
        let byte = bytes[index]
        if byte == UInt8(ascii: "%") || (plusIsSpace && byte == UInt8(ascii: "+")) { return false }
        index &+= 1
      }
      return true
    }
    if isPlain { return .text(LinkText(range, of: text)) }
    let value = LinkText(range, of: text).string
    return PercentCoding.decode(value.utf8, plusIsSpace: plusIsSpace).map { .text(LinkText($0)) }
  }

  /// Tells whether the query has an item of a name, or one whose name is encoded.
  ///
  /// - Parameter key: The name, as UTF-8.
  /// - Returns: `false` when there is none for sure.
  private func hasItem(named key: ContiguousArray<UInt8>) -> Bool {
    guard let query = layout.query else { return false }
    if case .some(.absent) = item(named: key, in: query) { return false }
    return true
  }

  /// Finds and reads a query item.
  ///
  /// - Parameters:
  ///   - key: The name, as UTF-8.
  ///   - query: Where the query is.
  /// - Returns: Its value, or nothing; `nil` when there are several, when a name is encoded, or when
  ///   the encoding is broken.
  private func item(
    named key: ContiguousArray<UInt8>,
    in query: Range<Int>
  ) -> ParameterInput? {
    var found: (hasValue: Bool, value: Range<Int>)?
    let isPlain = UTF8Text.withBytes(of: text) { bytes in
      var position = query.lowerBound
      while position < query.upperBound {
        let start = position
        var byte: UInt8 = 0
        while position < query.upperBound {
          byte = bytes[position]
          if byte == UInt8(ascii: "=") || byte == UInt8(ascii: "&") { break }
          if byte == UInt8(ascii: "%") || byte == UInt8(ascii: "+") { return false }
          position &+= 1
        }
        let name = start..<position
        let hasValue = position < query.upperBound && byte == UInt8(ascii: "=")
        if hasValue { position &+= 1 }
        let valueStart = position
        while position < query.upperBound, bytes[position] != UInt8(ascii: "&") { position &+= 1 }
        if bytes.holds(key, at: name) {
          if found != nil { return false }
          found = (hasValue, valueStart..<position)
        }
        position &+= 1
      }
      return true
    }
    guard isPlain else { return nil }
    guard let found else { return .absent }
    return found.hasValue ? input(found.value, plusIsSpace: plusIsSpace) : .name
  }
}
