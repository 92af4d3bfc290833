import LinkPatterns

/// Writes the values of a route into one of its forms.
struct CatalogPrinter {
  /// The route.
  private let route: CatalogRoute

  /// The form.
  private let form: CatalogRoute.Form

  /// The values by the names of parameters; defaults are left out.
  private let values: [String: CatalogValue]

  /// Whether ASCII letters of literals are written in the other case.
  private let swapsCase: Bool

  /// The path written so far, with a slash before each segment.
  private var path: [UInt8] = []

  /// The query and the fragment written so far, with their separators.
  private var suffix: [UInt8] = []

  /// Creates a printer at the start of a path.
  init(
    _ route: CatalogRoute,
    _ form: CatalogRoute.Form,
    _ values: [String: CatalogValue],
    swapsCase: Bool = false
  ) {
    (self.route, self.form, self.values) = (route, form, values)
    self.swapsCase = swapsCase
  }

  /// Writes a URL.
  ///
  /// - Throws: ``CatalogPrintError`` – `.emptySegment`, `.dotSegment` or `.notExpressible`.
  mutating func print(
    at origin: LinkPrefix,
    _ chosen: PathPattern.Alternative? = nil
  ) throws(CatalogPrintError) -> String {
    let alternative = if let chosen { chosen } else { try alternative() }
    for segment in alternative.segments { try append(segment) }
    return text(of: alternative, at: origin)
  }

  /// Writes a URL whose path is known.
  mutating func print(
    _ path: [UInt8],
    _ alternative: PathPattern.Alternative,
    at origin: LinkPrefix
  ) -> String {
    self.path = path
    return text(of: alternative, at: origin)
  }

  /// Writes the query and the fragment, and puts all together.
  private mutating func text(
    of alternative: PathPattern.Alternative,
    at origin: LinkPrefix
  ) -> String {
    if route.declared.trailingSlash.expectation(behind: alternative, of: form.pattern) == true {
      path.append(UInt8(ascii: "/"))
    }
    for (item, key) in route.items(of: form) { appendItems(item, key) }
    if let fragment = route.fragment, let value = values[fragment.name] {
      suffix.append(UInt8(ascii: "#"))
      suffix += encoded(value, fragment.rules)
    }
    var startsWithHost = false
    if case .literal(let bytes) = alternative.segments.first, !swapsCase {
      startsWithHost = bytes.allSatisfy(Self.isPlainHostByte)
    }
    var bytes = Array("\(origin)".utf8)
    bytes += startsWithHost && origin.host == nil ? path.dropFirst() : path[...]
    if path.isEmpty { bytes.append(UInt8(ascii: "/")) }
    return String(decoding: bytes + suffix, as: UTF8.self)
  }

  /// Tells whether a byte of a first literal lets it stand in the place of the host.
  private static func isPlainHostByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  /// Chooses the alternative of the path whose parameters all have values: the fullest.
  ///
  /// - Throws: ``CatalogPrintError`` – `.emptySegment` when there is none.
  private func alternative() throws(CatalogPrintError) -> PathPattern.Alternative {
    let fitting = form.pattern.alternatives.first { alternative in
      alternative.segments.allSatisfy { segment in
        segment.parameterNames.allSatisfy { values[form.parameter($0)] != nil }
      }
    }
    if let fitting { return fitting }
    let missing = form.pattern.parameters.first {
      !$0.isOptional && values[form.parameter($0.name)] == nil
    }
    throw error(.emptySegment, missing.map { form.parameter($0.name) })
  }

  /// Writes a segment, or the rest of the path.
  ///
  /// - Throws: ``CatalogPrintError`` – `.emptySegment` or `.dotSegment`.
  private mutating func append(_ segment: PathPattern.Segment) throws(CatalogPrintError) {
    guard case .rest(let rest) = segment else {
      path.append(UInt8(ascii: "/"))
      switch segment {
      case .literal(let bytes): append(bytes)
      case .parameter(let parameter): try append(parameter.name, isWholeSegment: true)
      case .mixed(let pieces):
        for piece in pieces {
          switch piece {
          case .literal(let bytes): append(bytes)
          case .parameter(let parameter): try append(parameter.name, isWholeSegment: false)
          }
        }
      case .rest: break
      }
      return
    }
    try append(rest.language, rest)
  }

  /// Writes a literal.
  private mutating func append(_ bytes: some Sequence<UInt8>) {
    guard swapsCase else { return path += bytes }
    // The digits of an escape are no letters.
    var digits = 0
    for byte in bytes {
      let isLetter = byte.asciiLowercased != byte || (UInt8(ascii: "a")...UInt8(ascii: "z")) ~= byte
      path.append(isLetter && digits == 0 ? byte ^ 0x20 : byte)
      digits = byte == UInt8(ascii: "%") ? 2 : max(digits - 1, 0)
    }
  }

  /// Writes the value of a parameter that holds no slash.
  ///
  /// - Throws: ``CatalogPrintError`` – `.emptySegment` or `.dotSegment`.
  private mutating func append(
    _ name: String,
    isWholeSegment: Bool
  ) throws(CatalogPrintError) {
    let parameter = form.parameter(name)
    let text = values[parameter].map { encoded($0, route.rules(of: parameter)) } ?? []
    guard !text.isEmpty else { throw error(.emptySegment, parameter) }
    if isWholeSegment, Self.isDots(text) { throw error(.dotSegment, parameter) }
    path += text
  }

  /// Writes a part of the rest of a path.
  ///
  /// - Throws: ``CatalogPrintError`` – `.emptySegment` or `.dotSegment`.
  private mutating func append(
    _ expression: LanguageExpression,
    _ rest: PathPattern.Rest
  ) throws(CatalogPrintError) {
    switch expression {
    case .literal(let bytes): append(bytes)
    case .sequence(let items): for item in items { try append(item, rest) }
    case .capture(let number, _): try appendSegments(rest.parameterNames[number])
    case .empty, .byte, .alternation, .repetition: break
    }
  }

  /// Writes the value of a parameter that may hold slashes.
  ///
  /// - Throws: ``CatalogPrintError`` – `.emptySegment` or `.dotSegment`.
  private mutating func appendSegments(_ name: String) throws(CatalogPrintError) {
    let parameter = form.parameter(name)
    let slash = UInt8(ascii: "/")
    var text: [UInt8] = []
    switch values[parameter] {
    case .list(let list)?: text = encoded(.list(list), route.rules(of: parameter))
    case let value?:
      let pieces = value.description.utf8.split(separator: slash, omittingEmptySubsequences: false)
      text = Array(
        pieces.map { PercentCoding.encoded($0, .component) }.joined(separator: [slash])
      )
    case nil: break
    }
    for piece in text.split(separator: slash, omittingEmptySubsequences: false) {
      guard !piece.isEmpty else { throw error(.emptySegment, parameter) }
      if Self.isDots(piece) { throw error(.dotSegment, parameter) }
    }
    path += text
  }

  /// Tells whether every URL parser would resolve a segment.
  private static func isDots(_ segment: some Collection<UInt8>) -> Bool {
    (1...2).contains(segment.count) && segment.allSatisfy { $0 == UInt8(ascii: ".") }
  }
}

// MARK: - Values

extension CatalogPrinter {
  /// Writes the query items of a parameter.
  private mutating func appendItems(_ item: CatalogRoute.Item, _ key: String) {
    guard let value = values[item.name] else { return }
    guard case .list(let list) = value, !item.rules.isOneList(list) else {
      return appendItem(key, item.declared.isFlag ? nil : encoded(value, item.rules))
    }
    for value in list { appendItem(key, item.declared.isFlag ? nil : encoded(value, item.rules)) }
  }

  /// Writes a query item.
  private mutating func appendItem(_ key: String, _ value: [UInt8]?) {
    suffix.append(UInt8(ascii: suffix.isEmpty ? "?" : "&"))
    PercentCoding.encode(key.utf8, .component, into: &suffix)
    guard let value else { return }
    suffix.append(UInt8(ascii: "="))
    suffix += value
  }

  /// Percent-encodes a value.
  private func encoded(_ value: CatalogValue, _ rules: CatalogRoute.Rules) -> [UInt8] {
    guard let separator = rules.separator, case .list(let values) = value else {
      return PercentCoding.encoded(value.description.utf8, .component)
    }
    let texts = values.map { value in
      PercentCoding.encoded(value.description.utf8, .component).flatMap { byte -> [UInt8] in
        // Some separators may stand raw in a value; they must not.
        byte == separator ? Array("%\(String(byte, radix: 16, uppercase: true))".utf8) : [byte]
      }
    }
    return Array(texts.joined(separator: [separator]))
  }

  /// Says that a value cannot be written.
  private func error(
    _ code: CatalogPrintError.Code,
    _ parameter: String?
  ) -> CatalogPrintError {
    CatalogPrintError(
      code,
      route: route.declared.name,
      parameter: parameter,
      found: parameter.flatMap { values[$0]?.description }
    )
  }
}

extension CatalogRoute.Rules {
  /// Tells whether a list stands in one item.
  fileprivate func isOneList(_ list: [CatalogValue]) -> Bool {
    guard separator != nil else { return false }
    if case .list? = list.first { return false }
    return true
  }
}

extension PathPattern.Segment {
  /// The names of all parameters of the segment.
  var parameterNames: [String] {
    if case .rest(let rest) = self { return rest.parameterNames }
    return innerParameters.map(\.name)
  }
}
