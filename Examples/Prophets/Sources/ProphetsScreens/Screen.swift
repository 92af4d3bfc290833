public import ProphetsLinks

/// What one screen of the app says, whatever shows it.
public struct Screen: Hashable, Sendable {
  /// One line of a screen.
  public struct Row: Hashable, Sendable {
    /// The text.
    public let text: String

    /// Where the line leads when it is tapped; `nil` for a line that leads nowhere.
    public let link: ProphetsLink?

    /// Creates a line.
    ///
    /// - Parameters:
    ///   - text: The text, one line.
    ///   - link: Where the line leads.
    public init(_ text: String, to link: ProphetsLink? = nil) {
      self.text = text
      self.link = link
    }
  }

  /// The title.
  public let title: String

  /// The lines, from the top.
  public let rows: [Row]

  /// Creates a screen.
  ///
  /// - Parameters:
  ///   - title: The text of the navigation bar.
  ///   - rows: The lines, from the top.
  public init(title: String, rows: [Row]) {
    self.title = title
    self.rows = rows
  }

  /// The lines as one text, with a line break between two.
  public var body: String { rows.map(\.text).joined(separator: "\n") }
}
