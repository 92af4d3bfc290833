public import DeepLinking
public import ProphetsLinks
public import ProphetsScreens
import ProphetsStore

/// What there is when the database cannot be opened: the reason, wherever one looks.
public struct NoScreens: ScreenSource {
  /// The reason.
  private let error: any Error

  /// Opens the database of the app, and makes and fills it on the first run.
  ///
  /// - Parameter environment: The environment of the process.
  /// - Returns: The screens of the database, or a source that throws why it can't be opened.
  public static func orStore(environment: [String: String]) -> any ScreenSource {
    do {
      let path = StorePlace.path(environment: environment)
      return ScreenBuilder(store: try ProphetsStore(path: path))
    } catch {
      return NoScreens(error: error)
    }
  }

  /// Throws the error of the database.
  public func resolve(_ link: ProphetsLink) async throws -> Resolution<ProphetsLink> { throw error }

  /// Throws the error of the database.
  public func screen(for link: ProphetsLink) async throws -> Screen { throw error }

  /// Throws the error of the database.
  public func perform(_ link: ProphetsLink) async throws { throw error }
}
