@testable import LinkAnalysis
import Testing

@testable import LinkPatterns

@Suite struct EntryLanguageTests {
  /// The program of an entry; parameters named `n` are integers.
  private func program(
    _ text: String,
    folds: Bool = false,
    foldsFirst: Bool = false,
    trailingSlash: Bool = false
  ) throws -> ExpressionProgram {
    let pattern = try PathPattern(text)
    let entry = PatternTable.Entry(
      pattern,
      shapes: pattern.parameterNames.contains("n") ? ["n": .int] : [:],
      caseInsensitiveLiterals: folds
    )
    return try ExpressionProgram(
      entry.language(ignoresCaseOfFirst: foldsFirst, includesEnd: trailingSlash)
    )
  }

  @Test(arguments: [
    ("/", ["/"], ["", "//", "/a"]),
    ("/a/:x", ["/a/b", "/a/%2F"], ["/a/", "/a", "/a/b/", "/a/b/c", "a/b"]),
    ("/a/:n", ["/a/0", "/a/-12"], ["/a/b", "/a/01", "/a/"]),
    ("/a-:n.:x", ["/a-1.b", "/a-1.b.c"], ["/a-.b", "/a-b.c", "/a-1."]),
    (#"/a/:x(\d*)"#, ["/a/1", "/a/12"], ["/a/", "/a/b"]),
    (#"/a/:x(\d*|b?)"#, ["/a/1", "/a/b"], ["/a/", "/a/bb"]),
    (#"/a/:x(\d*b?)"#, ["/a/1", "/a/b", "/a/1b"], ["/a/", "/a/b1"]),
    ("/a{/:x}?", ["/a", "/a/b"], ["/a/", "/"]),
    ("/a/:x*", ["/a", "/a/b", "/a/b/c"], ["/a/", "/a//b", "/"]),
    ("/a/:x+", ["/a/b", "/a/b/c"], ["/a", "/a/", "/a//b"]),
    ("/a/*", ["/a", "/a/", "/a/b", "/a/b//c/"], ["/ab", "/"]),
    ("/a/:x+/b/:n", ["/a/x/b/1", "/a/x/y/b/1"], ["/a/x/b/c", "/a/b/1"]),
    ("/a/:n+", ["/a/1"], ["/a/1/2", "/a/b"]),
    ("/café", ["/caf%C3%A9"], ["/café", "/caf%c3%a9"]),
  ])
  func hasTheWordsThatTheEntryAccepts(text: String, words: [String], others: [String]) throws {
    let program = try program(text)
    for word in words { #expect(try program.accepts(word.utf8), "\(word)") }
    for word in others { #expect(try !program.accepts(word.utf8), "\(word)") }
  }

  @Test func allowsOneSlashAtTheEndWhenAsked() throws {
    let program = try program("/a/:x", trailingSlash: true)
    #expect(try program.accepts("/a/b".utf8))
    #expect(try program.accepts("/a/b/".utf8))
    #expect(try !program.accepts("/a/b//".utf8))
    #expect(try !self.program("/", trailingSlash: true).accepts("//".utf8))
  }

  @Test(arguments: [
    ("/a/:x", TrailingSlash.required, ["/a/b/"], ["/a/b", "/a/b//"]),
    ("/a/:x", .asWritten, ["/a/b"], ["/a/b/"]), ("/a/:x/", .asWritten, ["/a/b/"], ["/a/b"]),
    ("/a{/:x}?", .required, ["/a/", "/a/b/"], ["/a", "/a/b"]),
    ("{/:x}?", .required, ["/", "/b/"], ["/b", "//"]),
    ("/a/*", .required, ["/a/", "/a//", "/a/b/"], ["/a", "/a/b"]),
    ("/a/*", .asWritten, ["/a/b", "/a/", "/a/b/"], ["/a"]),
    ("/a/:x+", .required, ["/a/b/", "/a/b/c/"], ["/a/", "/a/b", "/a/b//"]),
    ("/a/:x*", .required, ["/a/", "/a/b/"], ["/a", "/a/b"]),
  ])
  func endsAsTheEntryWants(
    text: String,
    meaning: TrailingSlash,
    words: [String],
    others: [String]
  ) throws {
    let entry = PatternTable.Entry(try PathPattern(text), trailingSlash: meaning)
    let table = PatternTable([entry])
    let program = try ExpressionProgram(entry.language(includesEnd: true))
    for word in words + others {
      #expect(try program.accepts(word.utf8) == words.contains(word), "\(word)")
      #expect((table.firstMatch(inPath: word) != nil) == words.contains(word), "\(word)")
    }
  }

  @Test func foldsLiteralsAndNothingElse() throws {
    let folding = try program("/Ab/:x(c)/d-:y(e)/:z+/F", folds: true)
    #expect(try folding.accepts("/aB/c/D-e/z/f".utf8))
    #expect(try !folding.accepts("/aB/C/D-e/z/f".utf8))
    #expect(try !folding.accepts("/aB/c/D-E/z/f".utf8))
    let first = try program("/Ab/c", foldsFirst: true)
    #expect(try first.accepts("/aB/c".utf8))
    #expect(try !first.accepts("/aB/C".utf8))
    #expect(try !program("/Ab/c").accepts("/aB/c".utf8))
  }
}
