/// The text of a link's screen, for the phone on the page.
public struct InspectorScreen: Hashable, Sendable, Encodable {
  /// One line of a screen.
  public struct Line: Hashable, Sendable, Encodable {
    /// The text.
    public let text: String

    /// The URL that the line opens when it is tapped; `nil` for a line that opens none.
    public let url: String?

    /// The text at the end of the line, such as a value beside its name; `nil` for none.
    public let value: String?

    /// Creates a line.
    ///
    /// - Parameters:
    ///   - text: The text at its beginning.
    ///   - value: The text at its end.
    ///   - url: The URL that it opens.
    public init(_ text: String, value: String? = nil, opens url: String? = nil) {
      (self.text, self.value, self.url) = (text, value, url)
    }
  }

  /// The title.
  public let title: String

  /// The lines, from the top.
  public let lines: [Line]

  /// Creates a screen.
  ///
  /// - Parameters:
  ///   - title: The title above the lines.
  ///   - lines: The lines, from the top.
  public init(title: String, lines: [Line]) {
    (self.title, self.lines) = (title, lines)
  }
}
