import LinkPatterns

/// Values for parameters, of their form and within their bounds.
enum RouteSamples {
  /// Whether a text of the right form may still be no value.
  static func isNeeded(for parameter: RouteParameter) -> Bool {
    parameter.bound != nil || parameter.shape.map { !texts(in: $0, of: dates).isEmpty } ?? false
  }

  /// A value that several parameters of one place take, percent-encoded; `nil` when none is known.
  static func value(for parameters: [RouteParameter]) -> String? {
    texts(for: parameters).first.map(PercentCoding.text)
  }

  /// Values that several parameters of one place take, the first the easiest to read.
  static func texts(for parameters: [RouteParameter]) -> [String] {
    let shapes = parameters.filter { !$0.isLenient }.compactMap(\.shape)
    var texts = dates + words(of: shapes) + ["a", "1", "0", "true"]
    texts += parameters.compactMap(\.bound).flatMap(\.samples)
    var known: Set<String> = []
    return texts.filter { text in
      known.insert(text).inserted && (!dates.contains(text) || !shapes.isEmpty)
        && parameters.allSatisfy { $0.bound?.admits(LinkText(text)) ?? true }
        && shapes.allSatisfy { !Self.texts(in: $0, of: [text]).isEmpty }
    }
  }

  /// Dates: texts of their form may be none.
  private static let dates = ["2026-01-31", "2026-01-31T12:00:00Z"]

  /// Those of some texts that have a form; dates are looked for only where a form is not that of any text.
  private static func texts(in shape: ParameterShape, of texts: [String]) -> [String] {
    guard let program = try? ExpressionProgram(shape.expression) else { return [] }
    return texts.filter { text in
      if dates.contains(text), (try? program.accepts(Array("q7z".utf8))) == true { return false }
      return (try? program.accepts(PercentCoding.encoded(text.utf8, .component))) == true
        || (try? program.accepts(Array(text.utf8))) == true
    }
  }

  /// A shortest text that has all of some forms.
  private static func words(of shapes: [ParameterShape]) -> [String] {
    let programs = shapes.compactMap { try? ExpressionProgram($0.expression) }
    guard !programs.isEmpty, programs.count == shapes.count else { return [] }
    guard case .word(let word) = AuditLanguages.commonWord(of: programs, 10_000) else { return [] }
    return [PercentCoding.decode(word) ?? String(decoding: word, as: UTF8.self)]
  }
}

extension ParameterBound {
  /// Texts that the bound may admit, at its ends.
  fileprivate var samples: [String] {
    switch kind {
    case .integers(let range): ["\(range.lowerBound)", "\(range.upperBound)"]
    case .unsigned(let range): ["\(range.lowerBound)", "\(range.upperBound)"]
    case .numbers(let range): ["\(range.lowerBound)", "\(range.upperBound)"]
    case .length(let range):
      range.lowerBound <= 256
        ? ["a", "1"].map { String(repeating: $0, count: max(1, range.lowerBound)) } : []
    case .texts(let texts): texts
    case .hosts(let hosts): hosts.map { "https://\($0)/" }
    case .all(let bounds): bounds.flatMap(\.samples)
    }
  }
}
