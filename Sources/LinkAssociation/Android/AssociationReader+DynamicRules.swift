/// Reads and checks the rules that narrow what Android offers.
///
/// Source: Android's App Links, "Configure dynamic rules": where one is empty or malformed, Android discards all.
extension AssociationReader {
  /// Reads rules; `nil` when Android discards them.
  mutating func readDynamicRules(_ value: JSONValue, at pointer: JSONPointer) -> [LinkComponent]? {
    let usualEffect = effectOfWrongType
    effectOfWrongType = "Android then discards all rules"
    defer { effectOfWrongType = usualEffect }
    guard let elements = array(value, at: pointer) else { return nil }
    let rules = elements.enumerated().compactMap { index, element in
      readComponent(element, at: pointer.appending(index))
    }
    // A value of another type is reported already.
    let isRead = zip(elements, rules).allSatisfy { $1.hasAll(of: $0) }
    let malformed = rules.filter(\.isMalformed)
    for place in rules.isEmpty ? [pointer] : malformed.map(\.pointer) {
      found += AssociationFinding(
        .wrongType,
        at: place,
        "This is empty, or its query is a text, and Android then discards all rules.",
        fix: "Write texts, and an object of items for the query, none of them empty."
      )
    }
    let isWhole = isRead && rules.count == elements.count && malformed.isEmpty
    if rules.isEmpty || !isWhole { return nil }
    for rule in rules where rule.hasApplesOptions || rule.hasVariable {
      found += AssociationFinding(
        rule.hasVariable ? .undefinedVariable : .unknownKey,
        severity: rule.hasVariable ? .warning : .note,
        at: rule.pointer,
        rule.hasVariable
          ? "Android has no variables: $( is text there."
          : "Android does not read caseSensitive and percentEncoded.",
        fix: "Write a rule for each text that is meant."
      )
    }
    if rules.allSatisfy({ $0.exclude == true }) {
      found += AssociationFinding(
        .onlyExclusions,
        at: pointer,
        "Every rule excludes, so Android offers the app nothing.",
        fix: "Add a rule behind them for what the app takes."
      )
    }
    return rules
  }

  /// Compares the rules of each statement, and all those of one app.
  mutating func compareDynamicRules(of statements: [AssetLinks.Statement], _ index: JSONIndex) {
    var known: Set<ExactText> = []
    for statement in statements {
      guard let rules = statement.components else { continue }
      let links = AppLinks(details: [.init(appIDs: [.init("")], components: rules)])
      let steps = 200_000_000 / statements.count
      let sets = RuleSetChecks(links, index, slashes: .exact, maximumSteps: steps)
      found.add(sets.findings().filter { $0.severity != .note })
      guard let name = statement.packageName, !known.insert(ExactText(name)).inserted else {
        continue
      }
      found += AssociationFinding(
        .repeatedIdentifier,
        at: statement.pointer,
        "'\(name)' has rules in another statement too, and which of them count is not certain.",
        fix: "Write all its rules into one statement."
      )
    }
  }
}

extension LinkComponent {
  /// Whether Android refuses it.
  fileprivate var isMalformed: Bool {
    switch query {
    case .text: true
    case .items(let items): items.isEmpty || path?.isEmpty == true || fragment?.isEmpty == true
    case nil: path?.isEmpty == true || fragment?.isEmpty == true
    }
  }

  /// Whether no value of it had another type.
  fileprivate func hasAll(of value: JSONValue) -> Bool {
    (value["/"] == nil || path != nil) && (value["#"] == nil || fragment != nil)
      && (value["?"] == nil || query != nil) && (value["exclude"] == nil || exclude != nil)
  }

  /// Whether it uses options that only Apple's systems read.
  fileprivate var hasApplesOptions: Bool { caseSensitive != nil || percentEncoded != nil }

  /// Whether a pattern contains a variable in Apple's syntax.
  fileprivate var hasVariable: Bool {
    ([path, fragment].compactMap(\.self) + queryPatterns).contains { $0.contains("$(") }
  }
}
