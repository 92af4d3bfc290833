import LinkAssociation
import Testing

/// Files that are JSON, and made to cost much, are answered within bounds that are counted, not timed.
@Suite struct HostileRulesTests {
  /// What a lint finds, without positions.
  private func lines(_ text: String, maximumSteps: Int = 200_000_000) -> [String] {
    AssociationLint(maximumSteps: maximumSteps).findings(of: Array(text.utf8))
      .map { "\($0.severity.rawValue) \($0.pointer) \($0.message) \($0.rule.code)" }
  }

  /// What is said at the rule from which on nothing was proved.
  private func fromHereOn(_ index: Int) -> String {
    "note /applinks/details/0/components/\(index) From here on, whether rules are reached was not "
      + "decided: there are too many, or too large ones. AASA041"
  }

  @Test func tenThousandRulesAreReadAndThreeThousandCompared() throws {
    let rules = (0..<10_000).map { "{\"/\": \"/a\($0)\"}" }.joined(separator: ",")
    let text = Files.text(rules)
    #expect(
      lines(text) == [
        "error  The file has \(text.utf8.count) bytes, and 131072 are allowed. AASA004",
        fromHereOn(3_000),
      ]
    )
    let matcher = AssociationMatcher(try Files.read(text).association)
    let decision = matcher.decide(try AssociationURL("/a9999"), app: Files.app)
    #expect(decision.rule?.text == "/applinks/details/0/components/9999")
  }

  @Test func rulesThatCoverEachOtherAreComparedAsFarAsTheStepsGo() {
    let rules = (0..<60).map { "{\"/\": \"*\($0)a*b*c\"}" }.joined(separator: ",")
    let text = Files.text(rules + #",{"/": "/x*a*b*c"}"#)
    let all = lines(text)
    #expect(!all.contains { $0.contains("From here on") })
    let first = lines(text, maximumSteps: 1)
    #expect(first == [fromHereOn(0)])
    let some = [100, 1_000, 5_000, 20_000].map { lines(text, maximumSteps: $0) }
    #expect(some.contains { $0 != first && $0.count { $0.contains("From here on") } == 1 })
  }

  @Test func hundredsOfAppsWithRulesOfTheirOwnAreNotAllCompared() {
    let entries = (0..<150).map {
      #"{"appIDs":["ABCDE12345.com.example.a\#($0)"],"components":[{"/":"/a"},{"/":"/a"}]}"#
    }
    let found = lines("{\"applinks\":{\"details\":[\(entries.joined(separator: ","))]}}")
    #expect(found.count { $0.hasSuffix("AASA043") } == 100)
    #expect(
      found.first
        == "note /applinks Whether rules are reached was not decided for "
        + "'ABCDE12345.com.example.a100': too many apps have rules of their own. AASA041"
    )
  }

  @Test func manyStarsTakeStepsInProportionAndAreGivenUpAtALimit() throws {
    let stars = String(repeating: "*a", count: 300) + "b"
    let association = try Files.rules("{\"/\": \"\(stars)\"}, {\"/\": \"/a*\"}")
    let url = try AssociationURL("/" + String(repeating: "a", count: 2_000))
    let decision = AssociationMatcher(association).decide(url, app: Files.app)
    #expect(decision.isComplete)
    #expect(decision.rule?.text == "/applinks/details/0/components/1")
    let hasty = AssociationMatcher(association, maximumSteps: 10_000).decide(url, app: Files.app)
    #expect(!hasty.isComplete)
    #expect(hasty.trials.first?.failure?.cause == .tooManySteps)
    let found = lines(Files.text("{\"/\": \"*a*b\"}, {\"/\": \"\(stars)\"}"))
    #expect(found.map { String($0.suffix(7)) } == ["AASA041"])
  }

  @Test func starsBesideStarsAreOne() throws {
    let many = String(repeating: "*", count: 4_096)
    #expect(try Files.decide("/x", "{\"/\": \"/\(many.dropFirst())\"}").verdict == .match)
    #expect(lines(Files.text("{\"/\": \"/a/\(many.prefix(4_000))\"}")).isEmpty)
  }

  @Test func wildcardsOfDecodedTextAreTooLargeBeforeTheyAreWrittenOut() throws {
    let many = String(repeating: "?", count: 4_000)
    let rule = "{\"/\": \"/\(many)\", \"percentEncoded\": false}"
    let decision = try Files.decide("/x", rule)
    #expect(decision.trials.first?.failure?.cause == .notCompiled("The pattern is too large."))
  }

  @Test func variablesThatMayBeEmptyDoNotMultiply() throws {
    let variables = #","substitutionVariables":{"v":["", "*", "a"]}"#
    for count in [64, 65, 1_000] {
      let many = String(repeating: "$(v)", count: count)
      let decision = try Files.decide("/b/c", "{\"/\": \"/\(many)\"}", more: variables)
      #expect(decision.verdict == .match && decision.isComplete)
    }
  }

  @Test func aVariableOfThousandsOfValuesInThousandsOfRulesIsTooLarge() throws {
    let values = (0..<60_000).map { "\"v\($0)\"" }.joined(separator: ",")
    let rules = (0..<5_000).map { "{\"/\": \"/\($0)/$(v)\"}" }.joined(separator: ",")
    let text = Files.text(rules, more: ",\"substitutionVariables\":{\"v\":[\(values)]}")
    let matcher = AssociationMatcher(try Files.read(text).association)
    let decision = matcher.decide(try AssociationURL("/4999/v1"), app: Files.app)
    #expect(decision.verdict == .none)
    #expect(decision.trials.last?.failure?.cause == .notCompiled("The pattern is too large."))
    let found = lines(text)
    #expect(found.count { $0.hasSuffix("AASA056") } == 1_000)
    #expect(found.count { $0.hasSuffix("left out. AASA057") } == 1)
    let few = Files.text(#"{"/": "/$(v)"}"#, more: ",\"substitutionVariables\":{\"v\":[\(values)]}")
    #expect(
      lines(few).dropFirst() == [
        "warning /applinks/details/0/components/0 The pattern is too large. What the rule matches is "
          + "not known here. AASA056"
      ]
    )
  }

  @Test func manyAndLongItemsOfAQueryAreMatchedAndNotWrittenOut() throws {
    let name = String(repeating: "n", count: 1_000)
    let items = (0..<20_000).map { "\"i\($0)\": \"*\"" }.joined(separator: ",")
    let rules = "{\"?\": {\"\(name)\": \"x\"}}, {\"?\": {\(items)}}"
    let query = (0..<1_000).map { "i=\($0)" }.joined(separator: "&")
    #expect(try Files.decide("/?\(name)=x", rules).verdict == .match)
    #expect(try Files.decide("/?\(query)", rules).rule?.text.last == "1")
    // And that the file is too large, and how many are left out.
    #expect(lines(Files.text(rules)).count == AssociationLint.maximumFindings + 2)
  }

  @Test func entriesByIdentifierAreLookedUpInOrder() throws {
    let entries = (0..<4_000).map { "\"ABCDE12345.a\($0)\": {\"paths\": [\"/\($0)\"]}" }
    let text = "{\"applinks\":{\"details\":{\(entries.joined(separator: ","))}}}"
    let matcher = AssociationMatcher(try Files.read(text).association)
    let decision = matcher.decide(try AssociationURL("/3999"), app: "ABCDE12345.a3999")
    #expect(decision.verdict == .match)
    #expect(lines(text).map { String($0.suffix(7)) } == ["AASA004", "AASA041", "AASA017"])
  }

  @Test func namesThatLookAlikeAreNotOne() throws {
    // The sign of Kelvin and K, and both ways to write an accent, are equal as texts.
    #expect(try Files.decide("/?K=1", "{\"?\": {\"\u{212A}\": \"1\"}}").verdict == .none)
    let rules = """
      {"/": "/caf\u{E9}", "percentEncoded": false}, {"/": "/cafe\u{301}", "percentEncoded": false}
      """
    #expect(try Files.decide("/caf%C3%A9", rules).rule?.text.last == "0")
    #expect(try Files.decide("/cafe%CC%81", rules).rule?.text.last == "1")
    let variables = ",\"substitutionVariables\":{\"caf\u{E9}\":[\"a\"],\"cafe\u{301}\":[\"b\"]}"
    #expect(try Files.decide("/a", "{\"/\": \"/$(caf\u{E9})\"}", more: variables).verdict == .match)
  }
}
