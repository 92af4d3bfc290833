import Foundation

/// A catalog in a file, for as long as a test needs it.
enum TemporaryCatalog {
  /// Writes a file, and removes it again.
  static func with<Value>(_ text: String = quiz, _ body: (String) throws -> Value) throws -> Value {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("catalog-\(UUID().uuidString).json")
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try body(file.path)
  }

  /// A catalog with routes of several kinds.
  static let quiz = """
    {
      "version": 1,
      "prefixes": [{"scheme": "quiz"}, {"domain": "quiz.example"}],
      "routes": [
        {"name": "league", "path": "/leagues/:league", "types": {"league": "Int"},
         "aliases": ["/l/:league"]},
        {"name": "newLeague", "path": "/leagues/new"},
        {"name": "search", "path": "/search",
         "query": [{"name": "q", "required": true}, {"name": "page", "type": "Int", "default": 1},
                   {"name": "tag", "repeated": true}]},
        {"name": "offer", "path": "/offer", "access": ["universalLink"]},
        {"name": "pay", "path": "/pay", "effect": "mutate", "access": []}
      ]
    }
    """
}
