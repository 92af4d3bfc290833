import LinkAssociation
import Testing

/// Files that are made to cost much, or to hide something.
@Suite struct HostileFileTests {
  /// What is found in a file with rules for one app.
  private func findings(_ components: String, more: String = "") -> [AssociationFinding] {
    AssociationLint().findings(of: Array(Files.text(components, more: more).utf8))
  }

  @Test func aLongNameOfAQueryItemIsNotDecided() throws {
    let name = String(repeating: "a", count: 1_000)
    let rule = #"{"?": {"\#(name)": "1"}}"#
    #expect(findings(rule).contains { $0.message.contains("was not decided") })
    let url = try AssociationURL("/?\(String(repeating: "a", count: 8_000))=1")
    let matcher = AssociationMatcher(try Files.rules(rule))
    #expect(matcher.decide(url, app: Files.app).verdict == .none)
    #expect(findings(#"{"?": {"\#(name.prefix(128))": "1"}}"#).isEmpty)
  }

  @Test func aPatternThatIsNotLookedAtIsFoundAndProvesNothing() throws {
    let long = "/" + String(repeating: "*", count: 4_096)
    let rules = #"{"/": "\#(long)", "exclude": true}, {"/": "/*"}"#
    let found = findings(rules).filter { $0.rule.name == "patternTooLarge" }
    #expect(found.map(\.pointer.text) == ["/applinks/details/0/components/0/~1"])
    let decision = try Files.decide("/x", rules)
    #expect(!decision.isComplete)
    #expect(decision.text().contains("not all rules could be tried"))
    let all = try Files.rules(#"{"/": "/*"}"#)
    let differences = AssociationComparison(all, try Files.rules(rules)).differences()
    #expect(differences.map(\.isDecided) == [false, false])
  }

  @Test func aPatternThatIsTooLargeIsFoundAndProvesNothing() throws {
    let values = (0..<600).map { "\"\($0)\($0)\"" }.joined(separator: ",")
    let more = #","substitutionVariables":{"v":[\#(values)]}"#
    let rules = #"{"/": "/\#(String(repeating: "$(v)", count: 100))"}, {"/": "/a"}"#
    let found = findings(rules, more: more).filter { $0.rule.name == "patternTooLarge" }
    #expect(found.map(\.pointer.text) == ["/applinks/details/0/components/0"])
    let decision = try Files.decide("/x", rules, more: more)
    #expect(decision.verdict == .none && !decision.isComplete)
    #expect(
      decision.trials.first?.failure?.cause == .notCompiled("The pattern is too large.")
    )
    // Another part that does not match decides nevertheless.
    let other = rules.replacing("}, {", with: ##", "#": "b"}, {"##)
    #expect(try Files.decide("/x", other, more: more).isComplete)
  }

  @Test func errorsAreKeptBeforeNotesAndWhatIsLeftOutIsCounted() throws {
    let notes = (0..<1_520).map { "\"k\($0)\": 1" }.joined(separator: ",")
    let text = #"{\#(notes),"applinks":{"details":[{"components":1}]}}"#
    let reading = try Files.read(text)
    #expect(reading.findings.contains { $0.rule == .wrongType })
    #expect(reading.findings.last?.message == "521 further findings are left out.")
    let findings = AssociationLint().findings(of: Array(text.utf8))
    #expect(findings.count == AssociationLint.maximumFindings + 1)
    #expect(findings.count { $0.severity == .error } == 2)
    let last = findings.filter { $0.rule.name == "moreFindings" }
    #expect(last.map(\.message) == ["522 further findings are left out."])
  }

  @Test func namesThatAreTakenAreKnownInWideObjects() throws {
    let keys = (0..<40).map { "\"exclud\($0)\": true" }.joined(separator: ",")
    let taken = try Files.read(Files.text(#"{"/": "/a", "exclude": true, \#(keys)}"#))
    #expect(taken.findings.count == 40 && taken.findings.allSatisfy(\.edits.isEmpty))
    let free = try Files.read(Files.text(#"{"/": "/a", \#(keys)}"#))
    #expect(free.findings.allSatisfy { $0.edits.count == 1 })
  }
}
