import Testing

@testable import URLPattern

/// References relative to a base.
@Suite struct URLRecordBaseTests {
  @Test(arguments: [
    ("c", "https://u:p@h:1/a/c"), ("./c/..", "https://u:p@h:1/a/"), ("../c", "https://u:p@h:1/c"),
    ("/c", "https://u:p@h:1/c"), ("\\c", "https://u:p@h:1/c"), ("//g/c", "https://g/c"),
    ("\\\\g", "https://g/"), ("?c", "https://u:p@h:1/a/b?c"), ("#c", "https://u:p@h:1/a/b?q#c"),
    ("", "https://u:p@h:1/a/b?q"), ("https:c", "https://u:p@h:1/a/c"),
    ("https:/c", "https://u:p@h:1/c"),
    ("http:c", "http://c/"), ("https://g", "https://g/"), ("https:?c", "https://u:p@h:1/a/b?c"),
    ("myapp:c", "myapp:c"), ("c?d#e", "https://u:p@h:1/a/c?d#e"),
  ])
  func resolvesAgainstASpecialScheme(reference: String, expected: String) throws {
    let base = try URLRecord("https://u:p@h:1/a/b?q#f")
    #expect(try URLRecord(reference, base: base).href == expected)
  }

  @Test(arguments: [
    ("c", "myapp://h/a/c"), ("/c", "myapp://h/c"), ("//g", "myapp://g"), ("\\c", "myapp://h/a/\\c"),
    ("?c", "myapp://h/a/b?c"), ("..", "myapp://h/"), ("../..", "myapp://h/"),
  ])
  func resolvesAgainstAnotherScheme(reference: String, expected: String) throws {
    let base = try URLRecord("myapp://h/a/b")
    #expect(try URLRecord(reference, base: base).href == expected)
  }

  @Test(arguments: [
    ("file://h/C:/a/b", "c", "file://h/C:/a/c"), ("file://h/C:/a/b", "/c", "file://h/C:/c"),
    ("file://h/C:/a/b", "/D:/c", "file://h/D:/c"), ("file://h/C:/a/b", "D|/c", "file://h/D:/c"),
    ("file://h/C:/a/b", "D:", "d:"), ("file://h/C:/a/b", "D:x", "d:x"),
    ("file://h/C:/a/b", "../../..", "file://h/C:/"), ("file://h/C:", "..", "file://h/C:/"),
    ("file://h/a", "//g/c", "file://g/c"), ("file://h/a", "///c", "file:///c"),
    ("file://h/a?q", "", "file://h/a?q"), ("file://h/a?q", "?r", "file://h/a?r"),
    ("file://h/a?q", "#f", "file://h/a?q#f"), ("file://h/a", "file:b", "file://h/b"),
    ("file://h/a", "\\b", "file://h/b"), ("file://h/a", "D|?q", "file://h/D:?q"),
    ("https://h/a", "file:b", "file:///b"), ("file:///a", "D|x", "file:///D|x"),
  ])
  func resolvesFilesAndTheirDriveLetters(base: String, reference: String, expected: String) throws {
    #expect(try URLRecord(reference, base: URLRecord(base)).href == expected)
  }

  @Test func allowsOnlyFragmentsOnAnOpaquePath() throws {
    let base = try URLRecord("mailto:a@h?q#f")
    #expect(try URLRecord("#g", base: base).href == "mailto:a@h?q#g")
    for reference in ["", "a", "/a", "?a", "//h"] {
      #expect(throws: URLParsingError(.missingScheme, at: 0)) {
        try URLRecord(reference, base: base)
      }
    }
  }
}
