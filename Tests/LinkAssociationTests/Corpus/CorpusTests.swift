import LinkAssociation
import Testing

/// Files in the shapes that domains serve, good and bad.
@Suite struct CorpusTests {
  @Test func thereAreEightyAndMore() {
    #expect(CorpusFile.all.count >= 80)
  }

  @Test(arguments: CorpusFile.all)
  func isCheckedAndMatchedAsItShould(_ file: CorpusFile) throws {
    let bytes = Array(file.text.utf8)
    let findings = AssociationLint().findings(of: bytes)
    #expect(Set(findings.map(\.rule.name)).sorted() == file.findings.sorted())
    guard !file.urls.isEmpty else { return }
    let matcher = AssociationMatcher(try ParsedAssociation(bytes).association)
    for (url, verdict) in file.urls {
      let decision = matcher.decide(try AssociationURL(url), app: Files.app)
      #expect(decision.verdict.rawValue == verdict, "\(decision.text())")
    }
  }

  @Test(arguments: CorpusFile.all)
  func meansTheSameAfterItIsWritten(_ file: CorpusFile) throws {
    guard let association = try? ParsedAssociation(Array(file.text.utf8)).association else {
      return
    }
    let again = try ParsedAssociation(Array(association.json.utf8)).association
    #expect(again.meaning == association.meaning)
  }
}
