import Testing

@testable import URLPattern

/// The bounds of URLs, at the limit and on both sides of it.
@Suite struct URLRecordLimitsTests {
  /// A kind of limit, and how to reach it.
  struct Limit: CustomTestStringConvertible, Sendable {
    /// Its name.
    let testDescription: String

    /// The code of the error.
    let code: URLParsingError.Code

    /// Its default.
    let standard: Int

    /// Makes a URL of a size.
    let text: @Sendable (Int) -> String

    /// Makes limits with a limit of a size.
    let limits: @Sendable (Int) -> URLLimits
  }

  static let limits = [
    Limit(
      testDescription: "length",
      code: .tooLong,
      standard: 8192,
      text: { "a:" + String(repeating: "b", count: $0 - 2) },
      limits: { URLLimits(length: $0) }
    ),
    Limit(
      testDescription: "length when printed",
      code: .tooLong,
      standard: 8192,
      text: {
        "a:" + String(repeating: "\u{7F}", count: $0 / 3 - 2)
          + String(repeating: "b", count: $0 % 3 + 4)
      },
      limits: { URLLimits(length: $0) }
    ),
    Limit(
      testDescription: "segments",
      code: .tooManySegments,
      standard: 256,
      text: { "a:" + String(repeating: "/b", count: $0) },
      limits: { URLLimits(segments: $0) }
    ),
    Limit(
      testDescription: "opaque segments",
      code: .tooManySegments,
      standard: 256,
      text: { "a:b" + String(repeating: "/b", count: $0 - 1) },
      limits: { URLLimits(segments: $0) }
    ),
    Limit(
      testDescription: "query items",
      code: .tooManyQueryItems,
      standard: 256,
      text: { "a:b?" + String(repeating: "&", count: $0 - 1) },
      limits: { URLLimits(queryItems: $0) }
    ),
  ]

  @Test(arguments: limits)
  func holdsUpToTheLimitAndNotAboveIt(limit: Limit) throws {
    for (number, bounds) in [(limit.standard, URLLimits.standard), (20, limit.limits(20))] {
      for size in [number - 1, number] {
        #expect(throws: Never.self) { try URLRecord(limit.text(size), limits: bounds) }
      }
      let error = #expect(throws: URLParsingError.self) {
        try URLRecord(limit.text(number + 1), limits: bounds)
      }
      #expect(error?.code == limit.code)
      #expect(error?.excess == .init(size: number + 1, limit: number))
    }
  }

  @Test func boundsBytesBeforeTheyAreCopied() {
    let bytes = repeatElement(UInt8(ascii: "a"), count: 8193)
    let error = #expect(throws: URLParsingError.self) { try URLRecord(utf8: bytes) }
    #expect(error?.code == .tooLong)
    #expect(error?.utf8Offset == 8192)
    #expect(error?.description == "the URL has too many bytes: 8193, and the limit is 8192")
  }

  @Test func boundsWhatABaseAndAReferenceMakeTogether() throws {
    let base = try URLRecord("a:/b/c/")
    #expect(throws: URLParsingError.self) {
      try URLRecord("d/e", base: base, limits: URLLimits(segments: 3))
    }
  }

  @Test func boundsSettersAndLeavesTheURLAsItWas() throws {
    var url = try URLRecord("a://h/b")
    let error = #expect(throws: URLParsingError.self) {
      try url.set(.path, to: "/a/b/c", limits: URLLimits(segments: 2))
    }
    #expect(error?.code == .tooManySegments)
    #expect(throws: URLParsingError.self) {
      try url.set(.fragment, to: "12345", limits: URLLimits(length: 4))
    }
    #expect(throws: URLParsingError.self) {
      try url.set(.host, to: "123456:x", limits: URLLimits(length: 10))
    }
    #expect(url.href == "a://h/b")
  }

  @Test func saysThatBytesAreTooManyBeforeItReadsThem() {
    let bytes = [UInt8](repeating: 0xFF, count: 8193)
    let error = #expect(throws: URLParsingError.self) { try URLRecord(utf8: bytes) }
    #expect(error?.code == .tooLong)
  }
}
