import Foundation

/// A folder of one test, which is removed with it.
public final class TemporaryFolder: Sendable {
  /// The folder.
  private let url: URL

  /// Makes the folder.
  ///
  /// - Throws: What the file system throws.
  public init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("prophets-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// The path of a file in the folder.
  ///
  /// - Parameter name: The name of the file, which need not exist.
  /// - Returns: The absolute path of the file.
  public func path(_ name: String) -> String { url.appendingPathComponent(name).path }
}
