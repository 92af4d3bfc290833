import Foundation

/// The files of folders that are scanned: those of known formats that git does not ignore.
///
/// A symbolic link below a folder is not followed, so nothing outside of it is read.
struct FolderWalk {
  /// Whether the folders of tests are walked too.
  let includesTests: Bool

  /// The paths of files that are left out, such as the catalog.
  let leftOut: Set<String>

  /// Rules for the paths below one folder.
  private struct Level {
    let folder: String
    let rules: IgnoreRules
  }

  /// Folders that hold what is built or fetched, and what a site serves to systems.
  private static let passedOver: Set<String> = [
    "build", "Build", "DerivedData", "Pods", "Carthage", "node_modules", "SourcePackages",
    "vendor", "dist",
  ]

  /// Calls a closure with each file, in the order of paths.
  func forEach(in root: String, _ body: (_ path: String, _ format: ScannedFormat) throws -> Void)
    throws
  {
    var status = stat()
    guard stat(root, &status) == 0 else { throw UnreadableFile(root, errorNumber: errno) }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      // A file that is named is read whatever its name is.
      return try body(root, ScannedFormat(path: root) ?? .plain)
    }
    try walk(root, levels: Self.levels(above: root), depth: 0, body)
  }

  /// The rules of the folders around one, up to that of its repository.
  private static func levels(above root: String) -> [Level] {
    var folder = URL(fileURLWithPath: root).standardizedFileURL
    var levels: [Level] = []
    for _ in 0..<64 {
      if FileManager.default.fileExists(atPath: folder.appendingPathComponent(".git").path) {
        levels += [".git/info/exclude"].map { rules(in: folder.path, $0) }
        break
      }
      let parent = folder.deletingLastPathComponent()
      if parent.path == folder.path { return [] }
      folder = parent
      levels.append(rules(in: folder.path, ".gitignore"))
    }
    return levels.reversed()
  }

  private static func rules(in folder: String, _ name: String) -> Level {
    let bytes = try? WholeFile.read(folder + "/" + name)
    return Level(
      folder: URL(fileURLWithPath: folder).standardizedFileURL.path,
      rules: IgnoreRules(String(decoding: bytes ?? [], as: UTF8.self))
    )
  }

  /// Walks a folder.
  private func walk(
    _ folder: String,
    levels: [Level],
    depth: Int,
    _ body: (String, ScannedFormat) throws -> Void
  ) throws {
    guard depth < 64, let directory = opendir(folder) else { return }
    var entries: [(name: String, kind: Int32)] = []
    while let entry = readdir(directory) {
      let kind = Int32(entry.pointee.d_type)
      let name = withUnsafeBytes(of: entry.pointee.d_name) { buffer in
        String(decoding: buffer.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { entries.append((name, kind)) }
    }
    closedir(directory)
    var levels = levels
    if entries.contains(where: { $0.name == ".gitignore" }) {
      levels.append(Self.rules(in: folder, ".gitignore"))
    }
    let absolute = URL(fileURLWithPath: folder).standardizedFileURL.path
    for (name, listed) in entries.sorted(by: { $0.name < $1.name }) {
      let path = folder == "." ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      let kind = listed == Int32(DT_UNKNOWN) ? Self.kind(of: path) : listed
      if kind == Int32(DT_DIR) {
        guard isWalked(name), !isIgnored("\(absolute)/\(name)", isFolder: true, levels) else {
          continue
        }
        try walk(path, levels: levels, depth: depth + 1, body)
      } else if kind == Int32(DT_REG), let format = ScannedFormat(path: name) {
        guard includesTests || !Self.isTest(file: name), !leftOut.contains("\(absolute)/\(name)"),
          !isIgnored("\(absolute)/\(name)", isFolder: false, levels)
        else { continue }
        try body(path, format)
      }
    }
  }

  /// The kind of a file, where the folder does not say it.
  private static func kind(of path: String) -> Int32 {
    var status = stat()
    guard lstat(path, &status) == 0 else { return Int32(DT_UNKNOWN) }
    return switch status.st_mode & S_IFMT {
    case S_IFDIR: Int32(DT_DIR)
    case S_IFREG: Int32(DT_REG)
    default: Int32(DT_UNKNOWN)
    }
  }

  /// Whether a folder is walked, by its name.
  private func isWalked(_ name: String) -> Bool {
    !name.hasPrefix(".") && !Self.passedOver.contains(name) && !name.hasSuffix(".xcodeproj")
      && (includesTests || !Self.isTest(folder: name))
  }

  /// Whether git ignores a path.
  private func isIgnored(_ path: String, isFolder: Bool, _ levels: [Level]) -> Bool {
    for level in levels.reversed() where path.hasPrefix(level.folder + "/") {
      let below = String(path.dropFirst(level.folder.count + 1))
      if let decision = level.rules.decision(on: below, isFolder: isFolder) { return decision }
    }
    return false
  }

  /// Whether a folder has tests.
  private static func isTest(folder name: String) -> Bool {
    name.hasSuffix("Tests") || name.hasSuffix("UITest")
      || [
        "Test", "tests", "test", "spec", "specs", "__tests__", "testdata", "fixtures", "Fixtures",
      ]
      .contains(name)
  }

  /// Whether a file is a test.
  private static func isTest(file name: String) -> Bool {
    ["Tests.swift", "Test.swift"].contains(where: name.hasSuffix) || name.contains(".test.")
      || name.contains(".spec.")
  }
}
