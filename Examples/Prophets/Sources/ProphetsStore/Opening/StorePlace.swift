import Foundation

/// The default place of the database: the person's data folder.
public enum StorePlace {
  /// The path of the database file.
  ///
  /// Shape: `$XDG_DATA_HOME/prophets/prophets.sqlite`, or below `~/.local/share` where that variable
  /// is not set to an absolute path; on Apple's systems, below Application Support.
  ///
  /// - Parameter environment: The variables of the process.
  /// - Returns: An absolute path. The file need not exist.
  ///
  /// Source: XDG Base Directory Specification 0.8.
  public static func path(environment: [String: String]) -> String {
    dataFolder(environment)
      .appendingPathComponent("prophets", isDirectory: true)
      .appendingPathComponent("prophets.sqlite", isDirectory: false)
      .path
  }

  /// The data folder of the person.
  private static func dataFolder(_ environment: [String: String]) -> URL {
    if let folder = environment["XDG_DATA_HOME"], folder.hasPrefix("/") {
      return URL(fileURLWithPath: folder, isDirectory: true)
    }
    #if canImport(Darwin)
    let folders = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
    if let folder = folders.first { return folder }
    #endif
    let home = environment["HOME"].map { URL(fileURLWithPath: $0, isDirectory: true) }
    return (home ?? URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true))
      .appendingPathComponent(".local/share", isDirectory: true)
  }
}
