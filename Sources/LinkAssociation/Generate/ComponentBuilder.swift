import LinkAnalysis
import LinkPatterns

/// Turns patterns of routes into rules that match at least their URLs.
struct ComponentBuilder {
  /// The variables that the rules use.
  private(set) var variables: [AppLinks.Variable] = []

  /// The name of each variable, by its words.
  private var names: [[String]: String] = [:]

  /// The names that no other variable may have.
  private var taken = Set(PatternVariables.builtIn.keys)

  /// Requirements of the routes that rules cannot express, each as a sentence.
  private(set) var notExpressed: [String] = []

  /// The same sentences.
  private var said: Set<String> = []

  /// Makes the rules for an alternative of a pattern.
  mutating func components(
    of alternative: PathPattern.Alternative,
    _ language: RouteLanguage,
    isExclusion: Bool
  ) -> [LinkComponent] {
    let path = path(of: alternative, language, isExclusion: isExclusion)
    let start = language.beginning.path
    guard language.beginning.isInFragment else {
      let whole = start + path
      let paths =
        whole.isEmpty ? ["/"] : start.isEmpty || !path.isEmpty ? [whole] : [start, start + "/"]
      return paths.map { component($0, nil, language, isExclusion: isExclusion) }
    }
    // In a fragment a query may follow the path, and `?` in a pattern stands for any character, so `*` takes it.
    let fragments = path.isEmpty ? ["", "/*"] : [path.hasSuffix("*") ? path : path + "*"]
    return fragments.flatMap { fragment in
      (start.isEmpty ? ["/"] : [start, start + "/"]).map {
        component($0, fragment, language, isExclusion: isExclusion)
      }
    }
  }

  /// Makes a rule for a path and a fragment.
  private mutating func component(
    _ path: String,
    _ fragment: String?,
    _ language: RouteLanguage,
    isExclusion: Bool
  ) -> LinkComponent {
    var component = LinkComponent(path: path)
    component.fragment = fragment
    if language.isCaseInsensitive { component.caseSensitive = false }
    if isExclusion {
      component.exclude = true
    } else {
      component.query = query(of: language)
    }
    component.comment = language.route
    return component
  }

  /// The pattern of the paths of an alternative; empty for the root.
  private mutating func path(
    of alternative: PathPattern.Alternative,
    _ language: RouteLanguage,
    isExclusion: Bool
  ) -> String {
    var path = ""
    for segment in alternative.segments {
      switch segment {
      case .literal(let bytes): path += "/" + text(bytes)
      case .parameter(let parameter):
        path += "/" + pattern(of: parameter, language, isExclusion: isExclusion)
      case .mixed(let pieces):
        path += "/" + pieces.map { pattern(of: $0) }.joined()
      case .rest(let rest): path += rest.form == .expression ? pattern(of: rest.language) : "/*"
      }
    }
    return path
  }

  /// Literal text; a `$` that would begin a variable becomes any character.
  private func text(_ bytes: ContiguousArray<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self).replacing("$(", with: "?(")
  }

  /// The pattern of texts with slashes: their fixed parts, and wildcards between.
  private func pattern(of language: RegularExpression) -> String {
    switch language {
    case .literal(let bytes): return text(ContiguousArray(bytes))
    case .capture(_, let inner): return pattern(of: inner)
    case .sequence(let items):
      return items.reduce(into: "") { path, item in
        let next = pattern(of: item)
        path += path.hasSuffix("*") && next.hasPrefix("*") ? String(next.dropFirst()) : next
      }
    case .empty: return ""
    case .byte, .alternation, .repetition: return "*"
    }
  }

  /// The pattern of a piece of a segment.
  private func pattern(of piece: PathPattern.Piece) -> String {
    switch piece {
    case .literal(let bytes): text(bytes)
    case .parameter(let parameter):
      parameter.language?.patternOfFixedLength
        ?? (parameter.values.acceptsEmptyWord ? "*" : "?*")
    }
  }

  /// The pattern of a parameter that is a whole segment.
  private mutating func pattern(
    of parameter: PathPattern.Parameter,
    _ language: RouteLanguage,
    isExclusion: Bool
  ) -> String {
    guard parameter.language == nil, let shape = language.shapes[parameter.name] else {
      guard let own = parameter.language else { return "?*" }
      return pattern(ofShape: own, parameter.name, language, isExclusion: isExclusion)
    }
    if let words = Self.words(of: shape.expression) {
      return "$(\(variable(parameter.name, words)))"
    }
    return pattern(
      ofShape: shape.expression,
      parameter.name,
      language,
      isExclusion: isExclusion
    )
  }

  /// The pattern of texts of a shape: as many characters as they have, where that is fixed.
  private mutating func pattern(
    ofShape shape: RegularExpression,
    _ name: String,
    _ language: RouteLanguage,
    isExclusion: Bool
  ) -> String {
    let pattern = shape.patternOfFixedLength
    report(name, language, isExclusion, isOfFixedLength: pattern != nil)
    return pattern ?? "?*"
  }

  /// Records that the shape of a parameter cannot be expressed.
  private mutating func report(
    _ name: String,
    _ language: RouteLanguage,
    _ isExclusion: Bool,
    isOfFixedLength: Bool
  ) {
    guard !isExclusion else { return }
    let shape = language.shapes[name].map { " (\($0.name))" } ?? ""
    let text = isOfFixedLength ? "any text of its length" : "any text"
    add("Route '\(language.route)': what '\(name)'\(shape) looks like; \(text) is admitted.")
  }

  /// Adds a sentence, once.
  private mutating func add(_ sentence: String) {
    if said.insert(sentence).inserted { notExpressed.append(sentence) }
  }

  /// The words of a finite list of words; `nil` for any other language.
  private static func words(of expression: RegularExpression) -> [String]? {
    guard case .alternation(let choices) = expression else { return nil }
    var words: [String] = []
    for choice in choices {
      guard case .literal(let bytes) = choice, !bytes.isEmpty else { return nil }
      let word = String(decoding: bytes, as: UTF8.self)
      if word.utf8.contains(where: { "*?$".utf8.contains($0) }) { return nil }
      words.append(word)
    }
    return words.isEmpty ? nil : words
  }

  /// The name of the variable for some words.
  private mutating func variable(_ name: String, _ words: [String]) -> String {
    if let known = names[words] { return known }
    let base = Self.safe(name)
    var (result, number) = (base, 2)
    while taken.contains(result) {
      result = "\(base)\(number)"
      number += 1
    }
    variables.append(.init(name: result, values: words.map { .init($0) }))
    names[words] = result
    taken.insert(result)
    return result
  }

  /// The letters, digits, `_` and `-` of a name; a parameter may have `$`, which no variable may.
  private static func safe(_ name: String) -> String {
    let kept = name.utf8.filter { byte in
      ByteSet.wordBytes.contains(byte) || byte == UInt8(ascii: "-")
    }
    return kept.isEmpty ? "value" : String(decoding: kept, as: UTF8.self)
  }

  /// The query rules: that required items have a value.
  private mutating func query(of language: RouteLanguage) -> LinkComponent.Query? {
    var items: [LinkComponent.Item] = []
    for item in language.items {
      let name = item.keys.first ?? ""
      guard !language.beginning.isInFragment else {
        if item.isRequired {
          add("Route '\(language.route)': that '\(name)' must be in the query of the fragment.")
        }
        continue
      }
      guard item.isRequired else {
        if item.values != nil {
          add("Route '\(language.route)': what '\(name)' looks like in the query; any is admitted.")
        }
        continue
      }
      let mayBeEmpty = item.values?.acceptsEmptyWord ?? true
      guard item.keys.count == 1, !mayBeEmpty, item.reading == .each else {
        let reason =
          if item.keys.count > 1 {
            "it has several names"
          } else {
            mayBeEmpty ? "it may be empty" : "another item of its name may be"
          }
        add("Route '\(language.route)': that '\(name)' must be in the query, because \(reason).")
        continue
      }
      add(
        "Route '\(language.route)': what '\(name)' looks like in the query; any value is admitted."
      )
      items.append(.init(String(decoding: RouteQuery.written(name), as: UTF8.self), "?*"))
    }
    if language.isStrict {
      add("Route '\(language.route)': that other query items are refused.")
    }
    return items.isEmpty ? nil : .items(items)
  }
}
