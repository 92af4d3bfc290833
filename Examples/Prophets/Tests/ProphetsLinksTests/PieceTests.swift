import LinkTesting
import ProphetsLinks
import Testing

/// What of a line can be tapped.
@Suite struct PieceTests {
  /// The pieces of a line, URLs in angle brackets.
  private func marked(_ text: String) -> [String] {
    Screen.Row(text).pieces.map { $0.isURL ? "<\($0.text)>" : $0.text }
  }

  @Test(arguments: [
    ("", []),
    ("no link", ["no link"]),
    ("prophets://leagues/7", ["<prophets://leagues/7>"]),
    ("at prophets://leagues/7, then", ["at ", "<prophets://leagues/7>", ", then"]),
    ("(https://a.example/b)!", ["(", "<https://a.example/b>", ")!"]),
    ("a://b c://d", ["<a://b>", " ", "<c://d>"]),
    ("https://a.example/x?y=1&z=2.", ["<https://a.example/x?y=1&z=2>", "."]),
    ("„https://a.example“ sagt sie", ["„", "<https://a.example>", "“ sagt sie"]),
  ])
  func areURLsAndTheWordsAroundThem(text: String, pieces: [String]) {
    #expect(marked(text) == pieces)
  }

  @Test(arguments: [
    "://", "...", "mailto:a@b.example", "javascript:alert(1)", "Pythia:", "12://x",
    "https://a.example/\u{202E}x", "https://a.example\\b",
  ])
  func areTextWhenTheyAreNoURL(text: String) {
    #expect(marked(text) == [text])
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func areTheLineAgainWhenJoined(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    let parts = [" ", "a", "://", "(", ")", ".", "é", "prophets://leagues/7", "\u{1F52E}", ","]
    for _ in 1...500 {
      let count = Int.random(in: 0...8, using: &numbers)
      let text = (0..<count).compactMap { _ in parts.randomElement(using: &numbers) }.joined()
      let pieces = Screen.Row(text).pieces
      #expect(pieces.map(\.text).joined() == text, "seed \(seed)")
      #expect(!pieces.contains { $0.text.isEmpty }, "seed \(seed)")
    }
  }
}
