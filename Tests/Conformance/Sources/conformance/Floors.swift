import Foundation

/// The least number of passes of each suite.
struct Floors {
  /// The numbers, by the name of the suite.
  private let numbers: [String: Int]

  /// Reads a file: one JSON object, suite to number.
  init(contentsOf file: URL) throws {
    numbers = try JSONDecoder().decode([String: Int].self, from: Data(contentsOf: file))
  }

  /// The floor of a suite; 0 when it has none.
  subscript(name: String) -> Int { numbers[name] ?? 0 }
}
