import LinkAssociation
import Testing

/// What is said of how a file is served.
@Suite struct HostingTests {
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
}
