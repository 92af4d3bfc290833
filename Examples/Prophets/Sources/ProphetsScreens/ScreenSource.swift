public import DeepLinking
public import ProphetsLinks

/// Where the faces of the app get their screens from: the database, or what a test made up.
public protocol ScreenSource: Sendable {
  /// Looks up what a link names.
  ///
  /// - Parameter link: The link.
  /// - Returns: What it stands for.
  /// - Throws: `LinkReason` – `.recordNotFound`; or what the source throws.
  func resolve(_ link: ProphetsLink) async throws -> Resolution<ProphetsLink>

  /// Builds the screen of a link.
  ///
  /// - Parameter link: The link.
  /// - Returns: The screen.
  /// - Throws: As ``resolve(_:)``.
  func screen(for link: ProphetsLink) async throws -> Screen
}
