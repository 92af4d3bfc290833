package import LinkPatterns

/// Writes the values of a link into a form of its route.
package struct URLPrinter {
  /// The name of the route, for failures.
  private let route: String

  /// The form.
  private let form: RouteForm

  /// The parameters of the route.
  private let parameters: [RouteParameter]

  /// The meaning of a slash at the end of a path.
  private let trailingSlash: TrailingSlash

  /// The value for each of them.
  private let outputs: [ParameterOutput]

  /// The output: the path, with a slash before each segment, then query and fragment with their separators.
  private var bytes: [UInt8] = []

  /// Creates a printer.
  package init(
    route: String,
    form: RouteForm,
    parameters: [RouteParameter],
    trailingSlash: TrailingSlash,
    outputs: [ParameterOutput]
  ) {
    (self.route, self.form) = (route, form)
    (self.parameters, self.trailingSlash) = (parameters, trailingSlash)
    var padded = outputs
    for index in outputs.indices {
      if let digits = parameters[index].digits { padded[index] = outputs[index].withZeros(digits) }
    }
    self.outputs = padded
  }

  /// Writes path, query and fragment; by default with the fullest alternative whose values are present.
  package mutating func print(
    _ chosen: PathPattern.Alternative? = nil
  ) throws(LinkFailure) -> PrintedURL {
    printed(try write(chosen))
  }

  /// Writes the path alone.
  mutating func printPath() throws(LinkFailure) -> [UInt8] {
    endPath(of: try write(nil))
    return bytes
  }

  /// Writes the path, without a slash at its end that is required.
  private mutating func write(
    _ chosen: PathPattern.Alternative?
  ) throws(LinkFailure) -> PathPattern.Alternative {
    for (index, output) in outputs.enumerated() {
      if case .inexpressible = output { throw error(.notExpressible, at: index) }
      // A form without a place for a value would print another link.
      if form.places[index] == nil, output.isPresent { throw error(.notExpressible, at: index) }
    }
    let alternative = if let chosen { chosen } else { try alternative() }
    bytes = []
    bytes.reserveCapacity(64)
    for segment in alternative.segments { try append(segment) }
    return alternative
  }

  /// Writes a slash at the end of the path where required.
  private mutating func endPath(of alternative: PathPattern.Alternative) {
    if case .one = SlashRule(trailingSlash, behind: alternative) { bytes.append(UInt8(ascii: "/")) }
  }

  /// Writes query and fragment after a known path, and a slash at the path's end where required.
  package mutating func print(
    path: [UInt8],
    of alternative: PathPattern.Alternative
  ) -> PrintedURL {
    bytes = path
    return printed(alternative)
  }

  /// Writes query and fragment.
  private mutating func printed(_ alternative: PathPattern.Alternative) -> PrintedURL {
    endPath(of: alternative)
    let pathEnd = bytes.count
    for index in outputs.indices where form.places[index]?.place == .query {
      appendItems(at: index, behind: pathEnd)
    }
    for index in outputs.indices where form.places[index]?.place == .items {
      appendTakenItems(at: index, behind: pathEnd)
    }
    for index in outputs.indices where form.places[index]?.place == .fragment {
      guard outputs[index].hasText else { continue }
      bytes.append(UInt8(ascii: "#"))
      outputs[index].append(to: &bytes, .fragmentValue, as: parameters[index].listForm)
    }
    var startsWithHost = false
    if case .literal(let literal) = alternative.segments.first {
      startsWithHost = PrintedURL.isHost(literal)
    }
    return PrintedURL(bytes: bytes, pathEnd: pathEnd, startsWithHost: startsWithHost)
  }

  /// Chooses the alternative of the path whose parameters all have values: the fullest.
  private func alternative() throws(LinkFailure) -> PathPattern.Alternative {
    let fitting = form.path.alternatives.first { alternative in
      alternative.segments.allSatisfy { isFilled($0) }
    }
    if let fitting { return fitting }
    let missing = form.path.parameters.first { !$0.isOptional && !isFilled($0.name) }
    throw error(.emptySegment, at: missing.flatMap { form.position(inPath: $0.name) })
  }

  /// Whether all parameters of a segment have values.
  private func isFilled(_ segment: PathPattern.Segment) -> Bool {
    // Most have one name or none, which needs no list.
    if case .literal = segment { return true }
    if case .parameter(let parameter) = segment { return isFilled(parameter.name) }
    if case .rest(let rest) = segment, rest.form == .anything, trailingSlash == .ignored {
      return true
    }
    return segment.names.allSatisfy { isFilled($0) }
  }

  /// Whether a parameter of the path has a value.
  private func isFilled(_ name: String) -> Bool {
    form.position(inPath: name).map { outputs[$0].isPresent } ?? false
  }

  /// The failure of a value that cannot be written.
  private func error(_ code: LinkFailure.Code, at index: Int?) -> LinkFailure {
    let value = index.map { outputs[$0] }
    return LinkFailure(code, route: route, index.map { parameters[$0] }, value: value)
  }
}

// MARK: - Path

extension URLPrinter {
  /// Writes a segment, or the rest of the path.
  private mutating func append(_ segment: PathPattern.Segment) throws(LinkFailure) {
    switch segment {
    case .literal(let literal):
      bytes.append(UInt8(ascii: "/"))
      bytes += literal
    case .parameter(let parameter):
      bytes.append(UInt8(ascii: "/"))
      let start = bytes.count
      if let index = try append(parameter.name, .segmentValue) { try check(from: start, at: index) }
    case .mixed(let pieces):
      bytes.append(UInt8(ascii: "/"))
      let set = Self.escapes(beside: pieces)
      for piece in pieces {
        switch piece {
        case .literal(let literal): bytes += literal
        case .parameter(let parameter): try append(parameter.name, set)
        }
      }
    case .rest(let rest):
      let start = bytes.count
      try append(rest.language, rest)
      guard rest.form != .segments, trailingSlash == .ignored else { return }
      // An empty rest is absent, and a slash at the end of a value is not the one that may follow any path.
      if rest.form == .anything, bytes.count == start + 1 { bytes.removeLast() }
      if bytes.count > start, bytes.last == UInt8(ascii: "/") { bytes.append(UInt8(ascii: "/")) }
    }
  }

  /// The bytes that values are printed with escaped beside literals: also those of the literals, so that the ends of
  /// values are found again.
  private static func escapes(beside pieces: [PathPattern.Piece]) -> PercentEncodeSet {
    var set = PercentEncodeSet.segmentValue
    for case .literal(let literal) in pieces {
      for byte in literal where PercentEncodeSet.component.contains(byte) {
        set = set.inserting(byte)
      }
    }
    return set
  }

  /// Writes the value of a parameter without slashes, and returns its position.
  @discardableResult
  private mutating func append(
    _ name: String,
    _ escapes: PercentEncodeSet
  ) throws(LinkFailure) -> Int? {
    guard let index = form.position(inPath: name) else { return nil }
    let start = bytes.count
    outputs[index].append(to: &bytes, escapes, as: parameters[index].listForm)
    guard bytes.count > start else { throw error(.emptySegment, at: index) }
    return index
  }

  /// Writes a part of the rest of a path.
  private mutating func append(
    _ expression: RegularExpression,
    _ rest: PathPattern.Rest
  ) throws(LinkFailure) {
    switch expression {
    case .literal(let literal): bytes += literal
    case .sequence(let items): for item in items { try append(item, rest) }
    case .capture(let number, _):
      try appendSegments(rest.parameters[number].name, rest.form)
    case .empty, .byte, .alternation, .repetition: break
    }
  }

  /// Writes the value of a parameter that may contain slashes.
  private mutating func appendSegments(
    _ name: String,
    _ rest: PathPattern.Rest.Form
  ) throws(LinkFailure) {
    guard let index = form.position(inPath: name) else { return }
    let start = bytes.count
    if parameters[index].listForm == .separated(by: .slash) {
      outputs[index].append(to: &bytes, .segmentValue, as: parameters[index].listForm)
    } else {
      for byte in UTF8Text.bytes(outputs[index].text ?? "") {
        if byte == UInt8(ascii: "/") {
          bytes.append(byte)
        } else {
          PercentCoding.append(byte, .segmentValue, to: &bytes)
        }
      }
    }
    let isEmpty = bytes.count == start
    guard !isEmpty || rest == .anything else { throw error(.emptySegment, at: index) }
    try check(from: start, at: index, mayHaveEmptySegments: rest != .segments)
  }

  /// Refuses segments that no parameter matches, or that every URL parser would resolve.
  private func check(
    from start: Int,
    at index: Int,
    mayHaveEmptySegments: Bool = false
  ) throws(LinkFailure) {
    let (slash, dot) = (UInt8(ascii: "/"), UInt8(ascii: "."))
    var start = start
    while start <= bytes.count {
      var end = start
      while end < bytes.count, bytes[end] != slash { end += 1 }
      if end == start, !mayHaveEmptySegments { throw error(.emptySegment, at: index) }
      if end > start, end - start < 3, bytes[start] == dot, bytes[end - 1] == dot {
        throw error(.dotSegment, at: index)
      }
      start = end + 1
    }
  }
}

// MARK: - Query and fragment

extension URLPrinter {
  /// Writes the query items of a parameter.
  private mutating func appendItems(at index: Int, behind pathEnd: Int) {
    let output = outputs[index]
    if parameters[index].isRepeated, case .list(let texts) = output {
      for text in texts { appendItem(.text(text), at: index, behind: pathEnd) }
    } else if output.hasText || output == .name {
      appendItem(output, at: index, behind: pathEnd)
    }
  }

  /// Writes the query items that a value holds.
  private mutating func appendTakenItems(at index: Int, behind pathEnd: Int) {
    guard case .list(let texts) = outputs[index] else { return }
    for item in texts.compactMap(LinkQueryItem.init(written:)) {
      bytes.append(UInt8(ascii: bytes.count == pathEnd ? "?" : "&"))
      PercentCoding.append(item.name, .queryName, to: &bytes)
      guard let value = item.value else { continue }
      bytes.append(UInt8(ascii: "="))
      PercentCoding.append(value, .queryValue, to: &bytes)
    }
  }

  /// Writes a query item.
  private mutating func appendItem(_ output: ParameterOutput, at index: Int, behind pathEnd: Int) {
    bytes.append(UInt8(ascii: bytes.count == pathEnd ? "?" : "&"))
    PercentCoding.append(form.places[index]?.key ?? "", .queryName, to: &bytes)
    guard output.hasText else { return }
    bytes.append(UInt8(ascii: "="))
    output.append(to: &bytes, .queryValue, as: parameters[index].listForm)
  }
}

extension ParameterOutput {
  /// Whether it has a text, which may be empty.
  var hasText: Bool {
    switch self {
    case .text, .list: true
    case .absent, .name, .inexpressible: false
    }
  }

  /// Writes the text, percent-encoded; values of a list are joined by its separator, else by commas.
  func append(
    to bytes: inout [UInt8],
    _ escapes: PercentEncodeSet,
    as listForm: RouteParameter.ListForm?
  ) {
    guard case .list(let texts) = self else {
      if hasText { PercentCoding.append(text ?? "", escapes, to: &bytes) }
      return
    }
    var separator = ListSeparator.comma
    if case .separated(let declared) = listForm { separator = declared }
    // Separators that may occur unencoded in a value are encoded.
    let set = escapes.inserting(separator.byte)
    for (number, text) in texts.enumerated() {
      if number > 0 { bytes.append(separator.byte) }
      PercentCoding.append(text, set, to: &bytes)
    }
  }
}

extension PathPattern.Segment {
  /// The names of all parameters of the segment.
  package var names: [String] { parameters.map(\.name) }
}
