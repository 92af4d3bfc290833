/// A URL that a rule matches, generated from its patterns.
struct RuleSample {
  /// The variables of the file, by name.
  private let variables: [ExactText: AppLinks.Variable]

  /// Keeps the variables of a file.
  init(_ links: AppLinks) {
    variables = Dictionary(
      links.variables.map { (ExactText($0.name), $0) },
      uniquingKeysWith: { _, last in last }
    )
  }

  /// A text that a pattern matches, as short as its wildcards allow; `nil` when none is known.
  func text(of pattern: String) -> String? {
    guard let tokens = try? AssociationPattern(pattern).tokens else { return nil }
    return text(of: tokens, isValue: false)
  }

  /// The query and the fragment that a rule requires, after a path.
  func suffix(of rule: LinkComponent) -> String? {
    var suffix = ""
    switch rule.query {
    case .text(let pattern):
      guard let text = text(of: pattern) else { return nil }
      suffix = text.isEmpty ? "" : "?\(text)"
    case .items(let items):
      var texts: [String] = []
      for item in items {
        guard let value = text(of: item.pattern) else { return nil }
        if !value.isEmpty { texts.append("\(item.name)=\(value)") }
      }
      suffix = texts.isEmpty ? "" : "?" + texts.joined(separator: "&")
    case nil: break
    }
    guard let pattern = rule.fragment else { return suffix }
    return text(of: pattern).map { $0.isEmpty ? suffix : "\(suffix)#\($0)" }
  }

  /// A text for tokens; values have no variables.
  private func text(of tokens: [AssociationPattern.Token], isValue: Bool) -> String? {
    var result = ""
    for (index, token) in tokens.enumerated() {
      switch token {
      case .text: result += token.text
      case .one: result += "a"
      // A segment between slashes is seldom empty.
      case .any where result.last == "/" && tokens.dropFirst(index + 1).first?.text.first == "/":
        result += "a"
      case .any: break
      case .variable(let name):
        guard !isValue, let value = value(of: name) else { return nil }
        result += value
      }
    }
    return result
  }

  /// A value of a variable.
  private func value(of name: String) -> String? {
    guard let variable = variables[ExactText(name)] else { return Self.builtIn[name] }
    for value in variable.values where !value.text.isEmpty {
      guard let tokens = try? AssociationPattern(value.text).tokens else { continue }
      if let text = text(of: tokens, isValue: true), !text.isEmpty { return text }
    }
    return nil
  }

  /// A value of each built-in variable.
  private static let builtIn = [
    "alpha": "a", "upper": "A", "lower": "a", "alnum": "a", "digit": "1", "xdigit": "1",
    "region": "US", "lang": "en",
  ]

  /// Whether a rule alone matches a URL, with those of its variables that have few values.
  func isMatched(_ url: String, by rule: LinkComponent) -> Bool? {
    let patterns = [rule.path, rule.fragment].compactMap(\.self) + rule.queryPatterns
    let names = patterns.flatMap { (try? AssociationPattern($0))?.variables ?? [] }
    let used = Set(names.map(ExactText.init)).compactMap { variables[$0] }
    guard used.reduce(0, { $0 + $1.values.count }) <= 200, let url = try? AssociationURL(url) else {
      return nil
    }
    var rule = rule
    rule.exclude = nil
    let entry = AppLinks.Details(appIDs: [.init("a")], components: [rule])
    let file = AppSiteAssociation(appLinks: AppLinks(details: [entry], variables: used))
    return AssociationMatcher(file).decide(url, app: "a").verdict == .match
  }
}

extension LinkComponent {
  /// The patterns of the query.
  var queryPatterns: [String] {
    switch query {
    case .text(let text): [text]
    case .items(let items): items.map(\.pattern)
    case nil: []
    }
  }
}
