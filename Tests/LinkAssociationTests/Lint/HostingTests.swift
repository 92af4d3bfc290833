import LinkAssociation
import Testing

/// What is said of how a file is served.
@Suite struct HostingTests {
  @Test(arguments: [
    (
      "<?xml version=\"1.0\"?>\n<plist version=\"1.0\"></plist>",
      "This is a property list, not JSON."
    ),
    ("bplist00", "This is a property list, not JSON."),
    ("\n<?xml version=\"1.0\"?><a/>", "This is XML, not JSON."),
    (
      "<?xml version=\"1.0\"?><html></html>",
      "This is a web page, such as a sign-in or an error page."
    ),
    ("<!DOCTYPE html>", "This is a web page, such as a sign-in or an error page."),
  ])
  func whatIsNoJSONIsNamed(text: String, message: String) {
    #expect(AssociationLint().findings(of: Array(text.utf8)).first?.message == message)
  }

  @Test(arguments: [true, false])
  func textInUTF16IsNamed(hasMark: Bool) {
    let bytes = "{}".utf8.flatMap { [$0, 0] as [UInt8] }
    let findings = AssociationLint().findings(of: (hasMark ? [0xFF, 0xFE] : []) + bytes)
    #expect(findings.map(\.message) == ["This is UTF-16, not JSON."])
    #expect(findings.map(\.fix) == ["Save it as UTF-8."])
  }

  /// The file.
  private static let file = Array(Files.text(#"{"/": "/a"}"#).utf8)

  /// The names of the checks that find something.
  private func names(_ change: (inout AssociationResponse) -> Void) -> [String] {
    var response = AssociationResponse(
      answer: .init(visitor: "this machine", status: 200, body: Self.file),
      contentType: "Application/JSON; charset=utf-8"
    )
    change(&response)
    return AssociationLint().findings(of: response).map(\.rule.name)
  }

  @Test func aFileThatIsServedRightHasNoFinding() {
    #expect(names { _ in }.isEmpty)
    #expect(
      names {
        let spaced = Array(Files.text(#"{ "/":  "/a", "comment": "x" }"#).utf8)
        $0.cdn = .init(visitor: "Apple's CDN", status: 200, body: spaced)
        $0.others = [.init(visitor: "a crawler", status: 200, body: Self.file)]
      }.isEmpty
    )
  }

  @Test func eachMistakeIsNamed() {
    #expect(names { $0.failure = "the certificate has expired." } == ["unreachable"])
    #expect(
      names { ($0.failure, $0.isUnreached) = ("it has no address.", true) } == ["unreachable"]
    )
    #expect(names { $0.redirects = ["https://www.example.com/x"] } == ["redirect"])
    #expect(names { $0.answer.status = 404 } == ["status"])
    #expect(names { $0.isAtRoot = true } == ["rootLocation"])
    #expect(names { $0.contentType = "application/octet-stream" } == ["contentType"])
    #expect(names { $0.contentType = nil } == ["contentType"])
    #expect(names { $0.answer.body = Array("<html>".utf8) } == ["webPage", "invalidJSON"])
    #expect(names { $0.answer.body = [0x30, 0x82, 0x01] }.first == "signedOrMarked")
    let other = Array(Files.text(#"{"/": "/b"}"#).utf8)
    #expect(names { $0.cdn = .init(visitor: "c", status: 200, body: other) } == ["cdnDiffers"])
    #expect(names { $0.cdn = .init(visitor: "c", status: 404, body: []) } == ["cdnDiffers"])
    #expect(
      names { $0.others = [.init(visitor: "a crawler", status: 403, body: [])] } == [
        "visitorDiffers"
      ]
    )
  }

  @Test func aRedirectIsOneMistakeWhateverComesWithIt() {
    #expect(
      names {
        $0.redirects = ["https://www.example.com/x"]
        $0.answer.status = 301
        $0.contentType = "text/html"
      } == ["redirect"]
    )
    #expect(
      names {
        $0.answer.status = 500
        $0.contentType = nil
      } == ["status"]
    )
  }

  @Test func aBodyThatIsEncodedIsNotReadAsAFile() {
    #expect(
      names {
        $0.contentEncoding = "gzip"
        $0.answer.body = [0x1F, 0x8B]
      } == ["contentEncoding"]
    )
  }

  @Test func ofABodyThatWasNotReadToItsEndOnlyTheSizeIsTold() {
    #expect(
      names {
        $0.answer.body = Array(repeating: 0x20, count: 131_073)
        $0.answer.isWhole = false
      } == ["tooLarge"]
    )
  }

  @Test func theFileOfTheCDNIsComparedByMeaning() {
    let rules = #"{"/": "/a/b", "comment": "first"}, {"/": "/a"}"#
    #expect(
      names {
        $0.answer.body = Array(Files.text(#"{"/": "/a"}, {"/": "/a/b"}"#).utf8)
        $0.cdn = .init(visitor: "c", status: 200, body: Array(Files.text(rules).utf8))
      }.isEmpty
    )
    var response = AssociationResponse(
      answer: .init(visitor: "this machine", status: 200, body: Self.file),
      contentType: "application/json",
      cdn: .init(visitor: "Apple's CDN", status: 200, body: Array(Files.text(rules).utf8))
    )
    let findings = AssociationLint().findings(of: response)
    #expect(findings.map(\.witness) == ["https://example.com/a/b"])
    response.cdn?.details = "age 60"
    #expect(
      AssociationLint().findings(of: response).map(\.message) == [
        "Apple's CDN has a file with another meaning, status 200 (age 60)."
      ]
    )
  }
}
