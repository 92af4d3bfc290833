@_spi(Tools) import LinkAnalysis
import LinkPatterns

/// Checks of single rules and variables.
struct PatternChecks {
  /// A pattern, and its use.
  struct Place {
    /// The part of a URL.
    let part: AssociationDecision.Failure.Part
    /// The pattern.
    let text: String
    /// The place in the file.
    let pointer: JSONPointer
    /// The rule with its defaults.
    let rule: LinkComponent
    /// Whether it is one of `paths`.
    let isLegacy: Bool
  }

  /// The file.
  private let reading: ParsedAssociation
  /// Its values.
  private let index: JSONIndex

  /// Creates checks.
  init(_ reading: ParsedAssociation, _ index: JSONIndex) {
    (self.reading, self.index) = (reading, index)
  }

  /// Runs the checks.
  func find(_ found: inout FindingList) {
    guard let links = reading.association.appLinks else { return }
    found.add(VariableChecks(reading, links).findings())
    let allNames = links.variables.map(\.name) + PatternVariables.builtIn.keys
    let names = Set(allNames.map(ExactText.init))
    let speaksOfUK = Self.speaksOfUK(links)
    let (places, sample) = (Self.places(of: links), RuleSample(links))
    found.add(EncodingChecks.findings(of: links.variables, in: places, of: index))
    let near = names.count > 200 ? [] : names.sorted().map(\.text)
    for place in places {
      // A finding that is not kept needs no similar name, which takes longest to find.
      let isKept = found.hasRoom(for: AssociationRule.undefinedVariable.severity)
      found.add(variables(of: place, names, near: isKept ? near : [], speaksOfUK: speaksOfUK))
      let finding = components(of: place, names)
      // The space after NOT is not part of a path.
      if finding?.rule != .notPrefix { found.add(EncodingChecks.findings(of: place, in: index)) }
      found += finding
      if found.hasRoom(for: .note) { found += wildcards(of: place, sample) }
    }
    for entry in links.details { found.add(rules(of: entry, links)) }
    found.add([links.defaults].compactMap(\.self).flatMap(defaults))
    found.add(links.details.compactMap(\.defaults).flatMap(defaults))
  }

  /// The patterns of a file, those of defaults too.
  private static func places(of links: AppLinks) -> [Place] {
    var result: [Place] = []
    func add(_ rule: LinkComponent, _ whole: LinkComponent, isLegacy: Bool = false) {
      let pointer = rule.pointer
      func place(_ part: AssociationDecision.Failure.Part, _ text: String, _ at: JSONPointer) {
        let place = Place(part: part, text: text, pointer: at, rule: whole, isLegacy: isLegacy)
        result.append(place)
      }
      if let path = rule.path { place(.path, path, isLegacy ? pointer : pointer.appending("/")) }
      switch rule.query {
      case .text(let text): place(.query, text, pointer.appending("?"))
      case .items(let items):
        for item in items {
          place(.item(item.name), item.pattern, pointer.appending("?").appending(item.name))
        }
      case nil: break
      }
      if let fragment = rule.fragment { place(.fragment, fragment, pointer.appending("#")) }
    }
    if let defaults = links.defaults { add(defaults, defaults) }
    for entry in links.details {
      if let defaults = entry.defaults { add(defaults, defaults.over(links.defaults)) }
      for rule in entry.components {
        add(rule, links.whole(rule, of: entry), isLegacy: entry.usesPaths)
      }
    }
    return result
  }

  /// `unterminatedVariable`, `undefinedVariable`, `variableName` and `unitedKingdom`: the variables in a pattern.
  private func variables(
    of place: Place,
    _ names: Set<ExactText>,
    near: [String],
    speaksOfUK: Bool
  ) -> [AssociationFinding] {
    let pattern: AssociationPattern
    do throws(AssociationPattern.Problem) {
      pattern = try AssociationPattern(place.text)
    } catch {
      return [finding(of: error, in: place)]
    }
    var findings = pattern.variables.filter { !names.contains(ExactText($0)) }.map { name in
      let near = NearestName.of(near, to: name)
      return AssociationFinding(
        .undefinedVariable,
        at: place.pointer,
        "The variable '\(name)' is not defined, so the rule matches nothing.",
        fix: near.map { "Write '\($0)', or define it." } ?? "Define it in substitutionVariables."
      )
    }
    if speaksOfUK, pattern.variables.contains("region") {
      findings += AssociationFinding(
        .unitedKingdom,
        at: place.pointer,
        "$(region) has GB and not UK, which other texts of the file speak of.",
        fix: "Add a variable with UK, or a rule for it."
      )
    }
    return findings
  }

  /// `unterminatedVariable`, `variableName` and `patternTooLarge`: a text that is not a pattern.
  private func finding(
    of problem: AssociationPattern.Problem,
    in place: Place
  ) -> AssociationFinding {
    switch problem {
    case .unterminated:
      AssociationFinding(
        .unterminatedVariable,
        at: place.pointer,
        "A variable begins with '$(' and has no ')'.",
        fix: "Add the ')'; there is no way to write '$(' as text."
      )
    case .name(let name):
      AssociationFinding(
        .variableName,
        at: place.pointer,
        "'\(name)' cannot be the name of a variable.",
        fix: "Use a name without $, ( and )."
      )
    case .tooLong:
      AssociationFinding(
        .patternTooLarge,
        at: place.pointer,
        "\(CompiledRule.Obstacle.tooLong.sentence) What it matches is not known here.",
        fix: "Divide the rule, or use wildcards."
      )
    }
  }

  /// Returns whether a comment or a pattern has the word UK.
  private static func speaksOfUK(_ links: AppLinks) -> Bool {
    links.details.flatMap(\.components).contains { rule in
      [rule.comment, rule.path].compactMap(\.self).contains { text in
        text.utf8.map(\.asciiLowercased).split { !(0x61...0x7A).contains($0) }
          .contains { $0.elementsEqual("uk".utf8) }
      }
    }
  }

  /// `wrongComponent` and `notPrefix`: text that belongs to another part, or to `paths`.
  private func components(of place: Place, _ names: Set<ExactText>) -> AssociationFinding? {
    if let finding = foreignText(in: place, names) { return finding }
    let bytes = Array(place.text.utf8)
    var sentence: String?
    switch place.part {
    case .path:
      if bytes.contains(UInt8(ascii: "#")) {
        sentence = "A path has no '#'; the fragment is the key '#'."
      } else if Self.hasQuery(bytes) {
        sentence = "A path has no query; '?' is any character here, and the query is the key '?'."
      }
    case .query, .item:
      if bytes.contains(UInt8(ascii: "#")) {
        sentence = "A query has no '#'; the fragment is the key '#'."
      } else if place.part == .query, Self.isQuery(bytes[...]) {
        sentence = "The query is without its '?', which is any character here."
      }
    case .fragment:
      if bytes.first == UInt8(ascii: "#") { sentence = "The fragment is without its '#'." }
    }
    let isNote = sentence == nil
    if place.part == .path, Self.endsInMark(bytes) {
      sentence = sentence ?? "'?' is any one character here, and a path has no query."
    }
    guard let sentence else { return nil }
    let fix =
      place.isLegacy
      ? "Use components, which have a key for it; paths have none." : "Move it to its own key."
    let severity: AssociationRule.Severity? = isNote ? .note : nil
    return AssociationFinding(
      .wrongComponent,
      severity: severity,
      at: place.pointer,
      sentence,
      fix: fix
    )
  }

  /// Returns whether a pattern ends with a single `?` or `?*` after a word, as a URL with a query does.
  private static func endsInMark(_ bytes: [UInt8]) -> Bool {
    guard let mark = bytes.firstIndex(of: UInt8(ascii: "?")), mark > 0 else { return false }
    let rest = bytes[(mark + 1)...]
    return ByteSet.wordBytes.contains(bytes[mark - 1]) && (rest.isEmpty || rest == [0x2A])
  }

  /// Returns whether a pattern has `?name=` anywhere.
  private static func hasQuery(_ bytes: [UInt8]) -> Bool {
    bytes.indices.contains { isQuery(bytes[$0...]) }
  }

  /// Returns whether a text begins with `?name=`.
  static func isQuery(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.first == UInt8(ascii: "?") else { return false }
    let name = bytes.dropFirst().prefix { $0 == 0x5F || ByteSet.wordBytes.contains($0) }
    return !name.isEmpty && bytes[name.endIndex...].first == UInt8(ascii: "=")
  }
}
