@testable import LinkAssociation
import Testing

/// The examples of the specification, as data.
@Suite(.enabled(if: SharedData.has("aasa-examples.json"), "shared/data is not there"))
struct AssociationExamplesTests {
  @Test func everyExampleIsAnsweredAsItWasDocumentedOrRecorded() throws {
    let examples = try JSONText(SharedData.bytes("aasa-examples.json"))
    let elements = try #require(examples.root.elements)
    #expect(elements.count == 45)
    for (index, example) in elements.enumerated() {
      let file = try #require(example["aasa"])
      let reading = try ParsedAssociation(Array(examples.bytes[file.range]))
      let url = try #require(example["url"]?.string)
      let app = try #require(example["app"]?.string)
      let expected = try #require(example["exp"]?.string)
      for prefix in ["", "https://example.com"] {
        let matcher = AssociationMatcher(reading.association, domain: "example.com")
        let decision = matcher.decide(try AssociationURL(prefix + url), app: app)
        #expect(decision.verdict.rawValue == expected, "example \(index): \(decision.text())")
        #expect(decision.isComplete)
      }
    }
  }
}
