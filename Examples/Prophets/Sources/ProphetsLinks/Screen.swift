public import DeepLinking

/// What one screen of the app says, whatever shows it.
public struct Screen: Hashable, Sendable {
  /// One line of a screen.
  public struct Row: Hashable, Sendable {
    /// The text.
    public let text: String

    /// Where the line leads when it is tapped; `nil` for a line that leads nowhere.
    public let link: ProphetsLink?

    /// Creates a line.
    public init(_ text: String, to link: ProphetsLink? = nil) {
      (self.text, self.link) = (text, link)
    }
  }

  /// The title.
  public let title: String

  /// The lines, from the top.
  public let rows: [Row]

  /// Creates a screen.
  public init(title: String, rows: [Row]) {
    (self.title, self.rows) = (title, rows)
  }

  /// The lines as one text, with a line break between two.
  public var body: String { rows.map(\.text).joined(separator: "\n") }
}

/// Where the faces of the app get their screens from: the database, or what a test made up.
public protocol ScreenSource: Sendable {
  /// Looks up what a link names.
  ///
  /// - Throws: `LinkFailure` – `.recordNotFound`; or what the source throws.
  func resolve(_ link: ProphetsLink) async throws -> Resolution<ProphetsLink>

  /// Builds the screen of a link.
  ///
  /// - Throws: `LinkFailure` – `.recordNotFound`, or `.noScreen` for a link that does something
  ///   instead; or what the source throws.
  func screen(for link: ProphetsLink) async throws -> Screen

  /// Does what a link without a screen asks for: joins a league.
  ///
  /// - Throws: The same errors as ``resolve(_:)``.
  func perform(_ link: ProphetsLink) async throws
}

extension ScreenSource {
  /// Builds the screen of a link, or one that says why that is impossible: a record can have gone.
  public func screenOrReason(for link: ProphetsLink) async -> Screen {
    do {
      return try await screen(for: link)
    } catch {
      return Screen(title: "Not available", rows: [Screen.Row("\(error)")])
    }
  }
}

extension LinkFailure.Code {
  /// The database has no record of that number; `parameter` says of what kind.
  public static let recordNotFound = Self(rawValue: "recordNotFound")

  /// The link does something, and shows nothing.
  public static let noScreen = Self(rawValue: "noScreen")
}
