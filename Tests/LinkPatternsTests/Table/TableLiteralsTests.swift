import LinkAnalysis
import LinkPatterns
import LinkTesting
import Testing

/// Looking up literals, many and alike.
@Suite struct TableLiteralsTests {
  /// Looks every literal up, and some other text.
  private func check(_ literals: [String], folds: Bool = false) throws {
    let entries = try literals.map {
      PatternTable.Entry(try PathPattern("/" + $0), caseInsensitiveLiterals: folds)
    }
    let table = PatternTable(entries)
    for (position, literal) in literals.enumerated() {
      #expect(table.firstMatch(inPath: "/" + literal)?.entry == position, "\(literal)")
      let upper = table.firstMatch(inPath: "/" + literal.uppercased())?.entry
      #expect(upper == (folds ? position : nil), "\(literal)")
      for other in [literal + "x", "x" + literal, String(literal.dropFirst())]
      where !literals.contains(other) {
        #expect(table.firstMatch(inPath: "/" + other) == nil, "\(other)")
      }
    }
    // One megabyte would be much for any of these tables.
    #expect(table.byteCount < 200 * literals.count + 1000)
  }

  @Test(arguments: [false, true])
  func findsLiteralsWithTheSameEnding(folds: Bool) throws {
    try check((100..<300).map { "number-\($0)-of-the-same-ending" }, folds: folds)
    try check((100..<300).map { "same-beginning-\($0)-of-the-same-ending" }, folds: folds)
  }

  @Test(arguments: [1, 2, 3, 4, 5, 7, 8, 9, 15, 16, 17, 60, 64, 65, 100, 500], [false, true])
  func findsEachOfManyLiterals(count: Int, folds: Bool) throws {
    var generator = SeededGenerator(seed: UInt64(count))
    var literals: Set<String> = []
    while literals.count < count {
      let length = Int.random(in: 1...30, using: &generator)
      literals.insert(
        String(
          (0..<length).map { _ in
            Character(["a", "b", "c", "d"].randomElement(using: &generator) ?? "a")
          }
        )
      )
    }
    try check(literals.sorted(), folds: folds)
  }

  @Test func sharesBeginningsAmongMoreLiteralsThanRoutes() throws {
    let texts = ["x", "y"].flatMap { end in
      (0..<300).map { "/a\($0)/b\($0)/c\($0)/d\($0)/e\($0)/\(end)" }
    }
    let table = PatternTable(try texts.map { PatternTable.Entry(try PathPattern($0)) })
    for (position, text) in texts.enumerated() {
      #expect(table.firstMatch(inPath: text)?.entry == position, "\(text)")
    }
  }

  @Test(arguments: 1...26, [false, true])
  func comparesEveryByte(length: Int, folds: Bool) throws {
    let first = String(repeating: "a", count: length)
    try check([first] + (0..<length).map { Self.changed(first, at: $0, to: "b") }, folds: folds)
    let table = PatternTable([.init(try PathPattern("/" + first))])
    for index in 0..<length {
      let other = Self.changed(first, at: index, to: "c")
      #expect(table.firstMatch(inPath: "/" + other) == nil, "\(other)")
    }
  }

  /// A text with another byte at a place.
  private static func changed(_ text: String, at index: Int, to letter: String) -> String {
    text.prefix(index) + letter + text.dropFirst(index + 1)
  }

  @Test func findsLiteralsOfEveryLengthAnywhereInAPath() throws {
    let words = (1...40).map {
      String("abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz".prefix($0))
    }
    let table = PatternTable(
      try words.map { PatternTable.Entry(try PathPattern("/\($0)/:x/\($0)")) }
    )
    for (position, word) in words.enumerated() {
      let match = table.firstMatch(inPath: "/\(word)/1/\(word)")
      #expect(match?.entry == position)
      let length = word.utf8.count
      if length <= 29 {
        #expect(match?.segment(at: 1) == (length + 2)..<(length + 3))
        #expect(match?.segment(at: 2) == (length + 4)..<(2 * length + 4))
      }
      #expect(table.firstMatch(inPath: "/\(word)/1/\(word)a")?.entry != position)
      let url = "https://example.com/\(word)/1/\(word)?a=/b/c#/d"
      #expect(try table.firstMatch(inURL: url, host: .authority)?.entry == position)
    }
  }

  @Test(arguments: 55...72)
  func pathsAroundSixtyFourBytesAreSplitAlike(count: Int) throws {
    let table = PatternTable(
      try ["/a/:x/c/:y", "/a/:x", "/a/:x/c"].map { PatternTable.Entry(try PathPattern($0)) }
    )
    let text = String(repeating: "b", count: count - 7)
    for (path, entry) in [("/a/\(text)/c/d", 0), ("/a/\(text)ddd", 1), ("/a/\(text)d/c", 2)] {
      #expect(table.firstMatch(inPath: path)?.entry == entry)
      #expect(table.firstMatch(inPath: path + "/")?.entry == entry)
      for end in ["", "/", "?q=/c/d", "#/c/d"] {
        let url = "https://h" + path + end
        #expect(try table.firstMatch(inURL: url, host: .authority)?.entry == entry, "\(url)")
        let scheme = "s://a" + path.dropFirst(2) + end
        #expect(try table.firstMatch(inURL: scheme, host: .firstSegment)?.entry == entry)
      }
    }
  }
}
