/// Names and values below each other, for people.
public struct TextTable: Sendable {
  /// The line above.
  private let title: String

  /// The names and values.
  private let rows: [(name: String, value: String)]

  /// Creates a table.
  ///
  /// - Parameters:
  ///   - title: The line above.
  ///   - rows: The names and values, in order.
  public init(title: String, rows: [(String, String)]) {
    self.title = title
    self.rows = rows.map { ($0.0, $0.1) }
  }

  /// The lines; names are aligned left, values right.
  public var text: String {
    let nameWidth = rows.map(\.name.count).max() ?? 0
    let valueWidth = rows.map(\.value.count).max() ?? 0
    let lines = rows.map { row in
      let gap = nameWidth - row.name.count + 2 + valueWidth - row.value.count
      return "  " + row.name + String(repeating: " ", count: gap) + row.value
    }
    return ([title] + lines).joined(separator: "\n")
  }
}
