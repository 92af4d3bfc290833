import Foundation

/// The folders of the catalogs of a project, which tell whose a file is.
struct CatalogPlaces {
  /// The folders of all catalogs, with a slash at their ends.
  private let folders: [String]

  /// The folder of the chosen catalog.
  private let own: String

  /// Takes the paths of catalogs; the nearest is chosen when none is named.
  init(_ catalogs: [String], chosen: String?) {
    let first = chosen ?? catalogs.first ?? ""
    own = Self.folder(of: first)
    folders = Set(catalogs.map(Self.folder)).union([own]).sorted()
  }

  /// Whether a file lies with the chosen catalog, and not with one in a folder beside or below.
  ///
  /// A file belongs to the catalogs of the nearest folder around it that has one, and to those below that folder.
  /// With one catalog all files are its own.
  func isOwn(_ path: String) -> Bool {
    if folders.count < 2 { return true }
    let folder = Self.folder(of: path)
    let around = folders.filter(folder.hasPrefix).max { $0.utf8.count < $1.utf8.count }
    return own.hasPrefix(around ?? folder)
  }

  /// The folder of a file, from the root on.
  private static func folder(of path: String) -> String {
    let folder = URL(fileURLWithPath: path).standardizedFileURL.deletingLastPathComponent().path
    return folder.hasSuffix("/") ? folder : folder + "/"
  }
}
