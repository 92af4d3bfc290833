import Testing

@testable import URLPattern

/// Changing one component of a URL.
@Suite struct URLRecordSettersTests {
  @Test(
    arguments: [
      ("https://h/", .scheme, "HTTP", "http://h/"),
      ("https://h:80/", .scheme, "http:x", "http://h/"),
      ("a://h", .scheme, "b", "b://h"), ("https://h/", .username, "a@b", "https://a%40b@h/"),
      ("https://h/", .password, "a:b", "https://:a%3Ab@h/"),
      ("https://h:1/", .host, "g", "https://g:1/"), ("https://h:1/", .host, "g:2", "https://g:2/"),
      ("https://h:1/", .host, "g:443/x", "https://g/"),
      ("https://h/", .hostname, "g/x", "https://g/"),
      ("file://h/a", .host, "g", "file://g/a"), ("file://h/a", .hostname, "", "file:///a"),
      ("file:///a", .host, "localhost", "file:///a"), ("a://h/b", .host, "", "a:///b"),
      ("https://h/", .port, "8080x", "https://h:8080/"), ("https://h:1/", .port, "", "https://h/"),
      ("https://h:1/", .port, "443", "https://h/"),
      ("https://h/a", .path, "b c?#", "https://h/b%20c%3F%23"),
      ("https://h/a", .path, "", "https://h/"), ("a://h/b", .path, "", "a://h"),
      ("a:/b", .path, "", "a:/"), ("a:/b", .path, "//c", "a:/.//c"),
      ("https://h/a", .path, "\\b\\..\\c", "https://h/c"),
      ("https://h/?a#b", .query, "c#d", "https://h/?c%23d#b"),
      ("https://h/?a", .query, "?c", "https://h/?c"),
      ("https://h/?a", .query, "", "https://h/"), ("https://h/", .query, "?", "https://h/?"),
      ("https://h/", .fragment, "#a b", "https://h/#a%20b"),
      ("https://h/#a", .fragment, "", "https://h/"),
      ("a:b", .fragment, "c", "a:b#c"), ("https://h/", .fragment, "#", "https://h/#"),
      ("https://h/", .query, "a\n\tb", "https://h/?ab"),
      ("https://h/", .port, "\t9", "https://h:9/"),
    ] as [(String, URLRecord.Component, String, String)]
  )
  func changesTheComponent(
    text: String,
    component: URLRecord.Component,
    value: String,
    expected: String
  ) throws {
    var url = try URLRecord(text)
    try url.set(component, to: value)
    #expect(url.href == expected)
    #expect(try URLRecord(url.href) == url)
  }

  @Test(
    arguments: [
      ("https://h/", .scheme, "a", .invalidScheme), ("a://h", .scheme, "https", .invalidScheme),
      ("https://h/", .scheme, "1", .invalidScheme), ("https://h/", .scheme, "", .invalidScheme),
      ("https://h:1/", .scheme, "file", .invalidScheme),
      ("https://u@h/", .scheme, "file", .invalidScheme),
      ("file:///a", .scheme, "https", .invalidScheme),
      ("file:///a", .username, "u", .notApplicable),
      ("a:b", .password, "p", .notApplicable), ("a:///b", .port, "1", .notApplicable),
      ("a:b", .host, "h", .notApplicable), ("a:b", .hostname, "h", .notApplicable),
      ("a:b", .path, "c", .notApplicable), ("https://h/", .host, "", .missingHost),
      ("https://h/", .host, ":1", .missingHost), ("a://u@h", .host, "", .missingHost),
      ("a://h:1", .hostname, "", .missingHost), ("https://h/", .hostname, "g:1", .invalidHost),
      ("https://h/", .host, "a b", .invalidHost),
      ("https://h/", .host, "\u{E9}", .internationalHost),
      ("file://h/", .host, "a:1", .invalidHost), ("https://h/", .port, "x", .invalidPort),
      ("https://h/", .port, "65536", .portOutOfRange),
    ] as [(String, URLRecord.Component, String, URLParsingError.Code)]
  )
  func refusesWhatTheURLCannotHave(
    text: String,
    component: URLRecord.Component,
    value: String,
    code: URLParsingError.Code
  ) throws {
    var url = try URLRecord(text)
    let before = url
    let error = #expect(throws: URLParsingError.self) { try url.set(component, to: value) }
    #expect(error?.code == code)
    #expect(url == before)
  }

  @Test func keepsHostAndPathWhenTheSchemeBecomesFile() throws {
    var url = try URLRecord("https://localhost/C|/a")
    try url.set(.scheme, to: "file")
    #expect(url.href == "file://localhost/C|/a")
    #expect(try URLRecord(url.href).href == "file:///C:/a")
  }

  @Test(arguments: [("g:65536", URLParsingError.Code.portOutOfRange), ("g:x", .invalidPort)])
  func keepsTheHostWhenThePortBehindItIsWrong(value: String, code: URLParsingError.Code) throws {
    var url = try URLRecord("https://h:1/")
    let error = #expect(throws: URLParsingError.self) { try url.set(.host, to: value) }
    #expect(error?.code == code)
    #expect(url.href == "https://g:1/")
  }
}
