public import DeepLinking
public import ProphetsLinks

/// Where the faces of the app get their screens from: the database, or what a test made up.
public protocol ScreenSource: Sendable {
  /// Looks up what a link names.
  ///
  /// - Returns: What it stands for.
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
