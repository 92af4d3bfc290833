package import LinkPatterns

/// Writes what a link has for the parameters of a route into a form of the route.
package final class URLPrinter {
  /// The name of the route, for errors.
  private let route: String

  /// The form.
  private let form: RouteForm

  /// The parameters of the route.
  private let parameters: [RouteParameter]

  /// What a slash at the end of a path means.
  private let trailingSlash: TrailingSlash

  /// What the link has for each of them.
  private let outputs: [ParameterOutput]

  /// The path written so far, with a slash before each segment.
  private var path: [UInt8] = []

  /// The query and the fragment written so far, with their separators.
  private var suffix: [UInt8] = []

  /// Creates a printer at the start of a path.
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

  /// Writes path, query and fragment, with the fullest alternative whose values are there if none is given.
  package func print(_ chosen: PathPattern.Alternative? = nil) throws(LinkFailure) -> PrintedURL {
    for (index, output) in outputs.enumerated() {
      if case .inexpressible = output { throw error(.notExpressible, at: index) }
      // A form that has no place for a value would print another link.
      if form.places[index] == nil, output.isPresent { throw error(.notExpressible, at: index) }
    }
    let alternative = if let chosen { chosen } else { try alternative() }
    for segment in alternative.segments { try append(segment) }
    return text(of: alternative)
  }

  /// Writes query and fragment behind a path that is known.
  package func print(path: [UInt8], of alternative: PathPattern.Alternative) -> PrintedURL {
    (self.path, suffix) = (path, [])
    return text(of: alternative)
  }

  /// Writes what stands behind the path.
  private func text(of alternative: PathPattern.Alternative) -> PrintedURL {
    if SlashRule(trailingSlash, behind: alternative) == .one { path.append(UInt8(ascii: "/")) }
    for index in outputs.indices where form.places[index]?.place == .query {
      appendItems(form.places[index]?.key ?? "", outputs[index], of: parameters[index])
    }
    for index in outputs.indices where form.places[index]?.place == .fragment {
      guard let text = Self.encoded(outputs[index], of: parameters[index]) else { continue }
      suffix.append(UInt8(ascii: "#"))
      suffix += text
    }
    var startsWithHost = false
    if case .literal(let bytes) = alternative.segments.first {
      startsWithHost = bytes.allSatisfy(PrintedURL.isPlainHostByte)
    }
    return PrintedURL(path: path, suffix: suffix, startsWithHost: startsWithHost)
  }

  /// Chooses the alternative of the path whose parameters all have values: the fullest.
  private func alternative() throws(LinkFailure) -> PathPattern.Alternative {
    let fitting = form.path.alternatives.first { alternative in
      alternative.segments.allSatisfy { segment in
        segment.names.allSatisfy { name in
          form.position(inPath: name).map { outputs[$0].isPresent } ?? false
        }
      }
    }
    if let fitting { return fitting }
    let missing = form.path.parameters.first { parameter in
      !parameter.isOptional
        && form.position(inPath: parameter.name).map { outputs[$0].isPresent } != true
    }
    throw error(.emptySegment, at: missing.flatMap { form.position(inPath: $0.name) })
  }

  /// Says that a value cannot be written.
  private func error(_ code: LinkFailure.Code, at index: Int?) -> LinkFailure {
    guard let index else { return LinkFailure(code, route: route) }
    return LinkFailure(
      code == .notExpressible ? .valueNotExpressible : code,
      route: route,
      parameter: parameters[index].name,
      found: .value(outputs[index].text ?? "", isSecret: parameters[index].isSecret)
    )
  }
}

// MARK: - Path

extension URLPrinter {
  /// Writes a segment, or the rest of the path.
  private func append(_ segment: PathPattern.Segment) throws(LinkFailure) {
    switch segment {
    case .literal(let bytes):
      path.append(UInt8(ascii: "/"))
      path += bytes
    case .parameter(let parameter):
      path.append(UInt8(ascii: "/"))
      try append(parameter.name, isWholeSegment: true)
    case .mixed(let pieces):
      path.append(UInt8(ascii: "/"))
      for piece in pieces {
        switch piece {
        case .literal(let bytes): path += bytes
        case .parameter(let parameter): try append(parameter.name, isWholeSegment: false)
        }
      }
    case .rest(let rest): try append(rest.language, rest)
    }
  }

  /// Writes the value of a parameter that holds no slash.
  private func append(_ name: String, isWholeSegment: Bool) throws(LinkFailure) {
    guard let index = form.position(inPath: name) else { return }
    guard let value = Self.encoded(outputs[index], of: parameters[index]), !value.isEmpty else {
      throw error(.emptySegment, at: index)
    }
    if isWholeSegment { try check(value, at: index) }
    path += value
  }

  /// Writes a part of the rest of a path.
  private func append(
    _ expression: LanguageExpression,
    _ rest: PathPattern.Rest
  ) throws(LinkFailure) {
    switch expression {
    case .literal(let bytes): path += bytes
    case .sequence(let items): for item in items { try append(item, rest) }
    case .capture(let number, _): try appendSegments(rest.parameterNames[number])
    case .empty, .byte, .alternation, .repetition: break
    }
  }

  /// Writes the value of a parameter that may hold slashes.
  private func appendSegments(_ name: String) throws(LinkFailure) {
    guard let index = form.position(inPath: name) else { return }
    var value: [UInt8] = []
    if parameters[index].listForm == .separated(by: .slash) {
      value = Self.encoded(outputs[index], of: parameters[index]) ?? []
    } else {
      for byte in (outputs[index].text ?? "").utf8 {
        if byte == UInt8(ascii: "/") {
          value.append(byte)
        } else {
          PercentCoding.append(byte, .component, to: &value)
        }
      }
    }
    try check(value, at: index)
    path += value
  }

  /// Refuses segments that no parameter matches, or that every URL parser would resolve.
  private func check(_ value: [UInt8], at index: Int) throws(LinkFailure) {
    var (count, dots) = (0, 0)
    for position in 0...value.count {
      if position < value.count, value[position] != UInt8(ascii: "/") {
        count += 1
        if value[position] == UInt8(ascii: ".") { dots += 1 }
        continue
      }
      if count == 0 { throw error(.emptySegment, at: index) }
      if dots == count, count < 3 { throw error(.dotSegment, at: index) }
      (count, dots) = (0, 0)
    }
  }
}

// MARK: - Query and fragment

extension URLPrinter {
  /// Writes the query items of a parameter.
  private func appendItems(_ key: String, _ output: ParameterOutput, of parameter: RouteParameter) {
    if parameter.isRepeated, case .list(let texts) = output {
      for text in texts {
        appendItem(key, PercentCoding.encoded(text.utf8, .component))
      }
    } else if case .name = output {
      appendItem(key, nil)
    } else if let value = Self.encoded(output, of: parameter) {
      appendItem(key, value)
    }
  }

  /// Writes a query item.
  private func appendItem(_ key: String, _ value: [UInt8]?) {
    suffix.append(UInt8(ascii: suffix.isEmpty ? "?" : "&"))
    suffix += PercentCoding.encoded(key.utf8, .component)
    guard let value else { return }
    suffix.append(UInt8(ascii: "="))
    suffix += value
  }

  /// Percent-encodes a value; one of a list with an item for each value as if it had commas.
  static func encoded(_ output: ParameterOutput, of parameter: RouteParameter) -> [UInt8]? {
    switch output {
    case .absent, .name, .inexpressible: return nil
    case .text(let text): return PercentCoding.encoded(text.utf8, .component)
    case .list(let texts):
      var separator = ListSeparator.comma
      if case .separated(let declared) = parameter.listForm { separator = declared }
      var value: [UInt8] = []
      for (number, text) in texts.enumerated() {
        if number > 0 { value.append(separator.byte) }
        for byte in PercentCoding.encoded(text.utf8, .component) {
          // Some separators may stand raw in a value; they must not.
          let isRaw = byte == separator.byte
          value += isRaw ? Array("%\(String(byte, radix: 16, uppercase: true))".utf8) : [byte]
        }
      }
      return value
    }
  }
}

extension PathPattern.Segment {
  /// The names of all parameters of the segment.
  package var names: [String] {
    if case .parameter(let parameter) = self { return [parameter.name] }
    if case .rest(let rest) = self { return rest.parameterNames }
    return innerParameters.map(\.name)
  }
}
