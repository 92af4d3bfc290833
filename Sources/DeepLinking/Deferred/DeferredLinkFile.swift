#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Stores the state of a deferred link in a file, which is replaced as a whole.
///
/// Put it where backups of the device keep it, such as the folder for application support: the app on a new device is
/// then not taken for a new one. Only its owner may read it. A file with other contents is an error each time,
/// so that no link is opened twice.
///
/// Shape: `{"firstLaunch":…,"installation":…,"isOver":true,"version":1,"without":[0]}`.
public struct DeferredLinkFile: DeferredLinkStore {
  /// The URL of the file.
  public let url: URL

  /// Creates a store, without touching the file.
  ///
  /// - Parameter url: The URL of the file. Its folder is created when it doesn't exist.
  public init(url: URL) {
    self.url = url
  }

  /// Returns the state in the file; `nil` when there is no file.
  ///
  /// - Throws: What the system says about a file that can't be read, or what the decoder says about other contents.
  public func load() async throws -> DeferredLinkState? {
    guard let data = try PrivateFile(url: url).contents() else { return nil }
    return try JSONDecoder().decode(DeferredLinkState.self, from: data)
  }

  /// Saves the state, in place of the one before.
  ///
  /// - Throws: What the system says when the file or its folder can't be written.
  public func save(_ state: DeferredLinkState) async throws {
    try PrivateFile(url: url).replace(with: JSONEncoder.sortingKeys().encode(state))
  }
}
