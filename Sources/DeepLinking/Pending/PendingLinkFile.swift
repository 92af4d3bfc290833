#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Stores pending links in a file, so that a link survives a relaunch between the tap and sign-in.
///
/// The file is replaced as a whole, so it contains either the old or the new links. A file with
/// other contents is renamed and reported, so nothing is lost. A file that
/// cannot be read at the moment, such as before the first unlock, is not treated as damaged.
///
/// Saved links contain values of URLs. On a phone the file is protected until the first unlock; put it in
/// a folder that is not shared with other apps. Links of routes with secret values don't belong in a file:
/// see `PendingLink`.
///
/// Shape: `{"links":[…],"version":1}`.
public actor PendingLinkFile: PendingLinkStore {
  /// The form of the file.
  private struct Contents: Codable {
    /// The version of the form: 1.
    var version = 1

    /// The links, the oldest first.
    let links: [PendingLink]
  }

  /// The version of a file of any version.
  private struct Version: Decodable {
    let version: Int
  }

  /// Where the file is.
  private let url: URL

  /// Called when a file is set aside.
  private let report: @Sendable (PendingLinkFileError) -> Void

  /// The known contents of the file.
  private var known: [PendingLink]?

  /// Creates a store, without touching the file.
  ///
  /// - Parameters:
  ///   - url: The URL of the file. Its folder is created when it doesn't exist.
  ///   - report: Called when a file with other contents was set aside; code `.damaged` or
  ///     `.newerVersion`.
  public init(
    url: URL,
    report: @escaping @Sendable (PendingLinkFileError) -> Void
  ) {
    self.url = url
    self.report = report
  }

  /// The URL to which a file with other contents is renamed.
  ///
  /// An earlier file there is replaced.
  public nonisolated var asideURL: URL { url.appendingPathExtension("aside") }

  /// Loads the links that were saved last.
  ///
  /// - Returns: The links, the oldest first; empty when there is no file, or it was set aside.
  /// - Throws: ``PendingLinkFileError`` – `.cannotRead`, in which case the file stays as it is; or
  ///   `.cannotSetAside`.
  public func load() throws -> [PendingLink] {
    let data: Data
    do {
      guard let contents = try file.contents() else {
        known = []
        return []
      }
      data = contents
    } catch {
      throw PendingLinkFileError(.cannotRead, url, "\(error)")
    }
    do {
      let links = try Self.links(in: data)
      known = links
      return links
    } catch {
      try setAside()
      report(PendingLinkFileError(error, url, "It was renamed to \(asideURL.lastPathComponent)."))
      known = []
      return []
    }
  }

  /// Saves the links, replacing those saved before.
  ///
  /// A file with the same contents is not written.
  ///
  /// - Parameter links: The links, the oldest first.
  /// - Throws: ``PendingLinkFileError`` – `.cannotWrite` when the file or its folder can't be written.
  public func save(_ links: [PendingLink]) throws {
    guard links != known else { return }
    do {
      try file.replace(with: JSONEncoder.sortingKeys().encode(Contents(links: links)))
    } catch {
      known = nil
      throw PendingLinkFileError(.cannotWrite, url, "\(error)")
    }
    known = links
  }

  /// The file.
  private var file: PrivateFile { PrivateFile(url: url) }

  /// Reads the contents of a file.
  private static func links(
    in data: Data
  ) throws(PendingLinkFileError.Code) -> [PendingLink] {
    let decoder = JSONDecoder()
    guard let version = try? decoder.decode(Version.self, from: data).version else {
      throw .damaged
    }
    guard version <= 1 else { throw .newerVersion }
    guard let contents = try? decoder.decode(Contents.self, from: data) else { throw .damaged }
    return contents.links
  }

  /// Renames the file.
  private func setAside() throws(PendingLinkFileError) {
    do {
      try? FileManager.default.removeItem(at: asideURL)
      try FileManager.default.moveItem(at: url, to: asideURL)
    } catch {
      throw PendingLinkFileError(.cannotSetAside, url, "\(error)")
    }
  }
}
