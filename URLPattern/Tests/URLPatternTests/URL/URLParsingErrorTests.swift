import Testing

@testable import URLPattern

/// Errors as people and programs read them.
@Suite struct URLParsingErrorTests {
  @Test(arguments: URLParsingError.Code.Value.allCases)
  func everyCodeHasANameAndASentenceOfItsOwn(value: URLParsingError.Code.Value) {
    let code = URLParsingError.Code(value: value)
    #expect(code.name == value.rawValue)
    let sentence = URLParsingError(code, at: nil).description
    #expect(!sentence.isEmpty)
    let others = URLParsingError.Code.Value.allCases.filter { $0 != value }
    #expect(!others.contains { URLParsingError(.init(value: $0), at: nil).description == sentence })
  }

  @Test func namesThePlace() throws {
    let error = #expect(throws: URLParsingError.self) { try URLRecord("https://h:a/") }
    #expect(error?.description == "a port that is not a number, at byte 10")
    #expect(error?.code == .invalidPort)
  }

  @Test func canBeCaughtByCode() {
    do {
      _ = try URLRecord("https://\u{E9}/")
      Issue.record("it was read")
    } catch {
      #expect(error.code == URLParsingError.Code.internationalHost)
      #expect(error.excess == nil)
    }
  }
}
