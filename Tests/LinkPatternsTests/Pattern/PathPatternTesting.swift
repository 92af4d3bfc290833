@testable import LinkPatterns

extension PathPattern {
  /// The segments of the fullest alternative in short: `a|:id(\d+)|<photo-,:id>|[segments path 1]`.
  var shape: String { alternatives.first?.shape ?? "none" }

  /// The end of the fullest alternative, if it has one that may hold slashes.
  var rest: Rest? {
    guard case .rest(let rest) = segments.last else { return nil }
    return rest
  }
}

extension PathPattern.Alternative {
  /// The segments in short; those of the root are `-`.
  var shape: String {
    segments.isEmpty ? "-" : segments.map(\.shape).joined(separator: "|")
  }

  /// The paths it stands for; the root is the empty one.
  func language(_ names: [String]) -> RegularExpression {
    func capture(_ parameter: PathPattern.Parameter) -> RegularExpression {
      .capture(Self.number(of: parameter.name, in: names), parameter.values)
    }
    return .joined(
      segments.flatMap { segment -> [RegularExpression] in
        switch segment {
        case .literal(let text): [.literal([0x2F] + Array(text))]
        case .parameter(let parameter): [.literal([0x2F]), capture(parameter)]
        case .mixed(let pieces):
          [.literal([0x2F])]
            + pieces.map { piece in
              switch piece {
              case .literal(let text): .literal(Array(text))
              case .parameter(let parameter): capture(parameter)
              }
            }
        case .rest(let rest):
          [rest.language.renumbered { Self.number(of: rest.parameterNames[$0], in: names) }]
        }
      }
    )
  }
}

extension PathPattern.Alternative {
  /// The place of a name, compared byte by byte.
  private static func number(of name: String, in names: [String]) -> Int {
    names.firstIndex { $0.utf8.elementsEqual(name.utf8) } ?? -1
  }
}

extension PathPattern.Segment {
  /// The segment in short: a literal is its text, and a parameter `:name(expression)`.
  ///
  /// Pieces are `<a,:b>`; a rest is `[form names ranks]`, a rank of class 4 with its literal bytes.
  var shape: String {
    switch self {
    case .literal(let text): return String(decoding: text, as: UTF8.self)
    case .parameter(let parameter): return parameter.shape
    case .mixed(let pieces):
      let shapes = pieces.map { piece in
        switch piece {
        case .literal(let text): String(decoding: text, as: UTF8.self)
        case .parameter(let parameter): parameter.shape
        }
      }
      return "<\(shapes.joined(separator: ","))>"
    case .rest(let rest):
      let ranks = rest.ranks.map { $0.value == 4 ? "4.\($0.literalBytes)" : "\($0.value)" }
      let names = rest.parameterNames.joined(separator: ",")
      return "[\(rest.form) \(names) \(ranks.joined(separator: ","))]"
    }
  }
}

extension PathPattern.Parameter {
  /// The parameter in short.
  fileprivate var shape: String { ":\(name)" + (expression.map { "(\($0))" } ?? "") }
}

extension RegularExpression {
  /// The same words, the captures under other numbers.
  func renumbered(_ number: (Int) -> Int) -> RegularExpression {
    switch self {
    case .empty, .byte, .literal: self
    case .sequence(let items): .sequence(items.map { $0.renumbered(number) })
    case .alternation(let items): .alternation(items.map { $0.renumbered(number) })
    case .repetition(let item, let minimum, let maximum, let isGreedy):
      .repetition(
        item.renumbered(number),
        minimum: minimum,
        maximum: maximum,
        isGreedy: isGreedy
      )
    case .capture(let old, let item): .capture(number(old), item.renumbered(number))
    }
  }
}
