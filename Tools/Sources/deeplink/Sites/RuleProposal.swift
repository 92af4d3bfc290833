import LinkAssociation
import LinkPatterns

/// Proposes a route for a rule of an association file.
///
/// Source: Apple, “Supporting associated domains”: `*` matches any characters, also none and slashes, `?` one, `?*` one or
/// more, `$(name)` those of a variable.
struct RuleProposal {
  /// The route; `nil` for a rule that no pattern says.
  let route: ProposedRoute?

  /// A part of the path of a rule.
  private enum Token: Equatable {
    case text(Character)
    case wild(minimum: Int)
    case one
    case variable(String)
  }

  init(_ rule: LinkComponent) {
    var proposed = Self.path(Self.tokens(of: rule.path ?? "*"))
    guard (try? PathPattern(proposed.path)) != nil else {
      route = nil
      return
    }
    var values = proposed.values
    switch rule.query {
    case .items(let items):
      for item in items.sorted(by: { $0.name < $1.name }) {
        guard !values.contains(where: { $0.name == item.name }), Self.isName(item.name) else {
          proposed.notes.append(
            "The item '\(item.name)' is left out: its name is no name in Swift."
          )
          continue
        }
        // A rule takes a URL without the item when its pattern takes no text.
        let isOptional = item.pattern.allSatisfy { $0 == "*" }
        values.append(.init(name: item.name, type: "String", isOptional: isOptional, isItem: true))
        if item.pattern != "*", item.pattern != "?*" {
          proposed.notes.append(
            "guessed: '\(item.name)' is any text; the rule has '\(item.pattern)'."
          )
        }
      }
    case .text(let text) where text != "*":
      proposed.notes.append("The query '\(text)' is left out: name its items, as in ?page=:page.")
    case .text, nil: break
    }
    if let fragment = rule.fragment, fragment != "*" {
      proposed.notes.append(
        "The fragment '\(fragment)' is left out: a route without one takes any."
      )
    }
    if let comment = rule.comment {
      proposed.notes.append("\(comment.split(whereSeparator: \.isNewline).joined(separator: " "))")
    }
    route = ProposedRoute(
      name: proposed.name,
      path: proposed.path,
      values: values,
      isCaseInsensitive: rule.caseSensitive == false,
      notes: proposed.notes
    )
  }

  /// Whether a text can be a label in Swift.
  private static func isName(_ text: String) -> Bool {
    text == SitePattern.identifier([text]) && !text.isEmpty
  }

  /// The tokens of a path.
  private static func tokens(of path: String) -> [Token] {
    var (tokens, rest) = ([Token](), Substring(path))
    while let first = rest.popFirst() {
      switch first {
      case "*":
        if case .wild? = tokens.last { continue }
        var minimum = 0
        while tokens.last == .one {
          tokens.removeLast()
          minimum += 1
        }
        tokens.append(.wild(minimum: minimum))
      case "?":
        if case .wild(let minimum)? = tokens.last {
          tokens[tokens.count - 1] = .wild(minimum: minimum + 1)
        } else {
          tokens.append(.one)
        }
      case "$" where rest.first == "(" && rest.contains(")"):
        rest.removeFirst()
        tokens.append(.variable(String(rest.prefix { $0 != ")" })))
        rest = rest.drop { $0 != ")" }.dropFirst()
      default: tokens.append(.text(first))
      }
    }
    return tokens
  }

  /// The pattern of a path, with the values in it.
  ///
  // swift-size: a case for each kind of token, over the same text.
  private static func path(
    _ tokens: [Token]
  ) -> (path: String, name: String, values: [ProposedRoute.Value], notes: [String]) {
    var (path, literal, words): (String, String, [String]) = ("", "", [])
    var (values, notes): ([ProposedRoute.Value], [String]) = ([], [])
    func name(_ base: String) -> String {
      var (name, number) = (base, 2)
      while values.contains(where: { $0.name == name }) {
        (name, number) = ("\(base)\(number)", number + 1)
      }
      return name
    }
    func endLiteral() {
      if !literal.isEmpty { words.append(literal) }
      literal = ""
    }
    var index = 0
    while index < tokens.count {
      let isSegmentStart = path.isEmpty || path.hasSuffix("/")
      let isLast = index == tokens.count - 1
      var count = 1
      switch tokens[index] {
      case .text("/"):
        endLiteral()
        path += "/"
      case .text(let character):
        if "\\:*+?(){}".contains(character) { path += "\\" }
        path.append(character)
        literal.append(character)
      case .wild(let minimum):
        let base = words.last.map { SitePattern.identifier([SitePattern.singular($0)]) } ?? "rest"
        let own = name(isSegmentStart ? base : "rest")
        if isSegmentStart, isLast, minimum < 2 {
          path += ":\(own)\(minimum == 0 ? "*" : "+")"
          values.append(.init(name: own, type: "String", isOptional: minimum == 0))
          notes.append(
            "guessed: '\(own)' is the rest of the path; write /:\(own) with an Int or a String for one segment."
          )
        } else {
          path += ":\(own)(.\(minimum == 0 ? "*" : "{\(minimum),1000}"))"
          values.append(.init(name: own, type: "String"))
          notes.append("guessed: '\(own)' is any text, with slashes, as in the rule.")
        }
        endLiteral()
      case .one:
        while index + count < tokens.count, tokens[index + count] == .one { count += 1 }
        let own = name("code")
        path += ":\(own)(.{\(count)})"
        values.append(.init(name: own, type: "String"))
        notes.append("guessed: '\(own)' is \(count == 1 ? "a character" : "\(count) characters").")
        endLiteral()
      case .variable(let variable):
        let own = name(SitePattern.identifier([variable]))
        path += ":\(own)"
        values.append(.init(name: own, type: "String"))
        notes.append("guessed: '\(own)' is any text; the rule has $(\(variable)).")
        endLiteral()
      }
      index += count
    }
    endLiteral()
    if path.first != "/" { path = "/" + path }
    let named = words.enumerated().map {
      $0 == words.count - 1 && !values.isEmpty ? SitePattern.singular($1) : $1
    }
    return (path, SitePattern.identifier(named), values, notes)
  }
}
