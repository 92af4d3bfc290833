import Foundation

/// The files of a project that say something of its links, by their usual names.
struct ProjectFiles {
  /// The catalog of the links.
  var catalog: String?
  /// The lock of the links that are out in the world.
  var lock: String?
  /// The association files of its domains.
  var associations: [String] = []
  /// The domains of association files that are named with theirs, by path.
  var domains: [String: [String]] = [:]
  /// The files for Android.
  var assetLinks: [String] = []
  /// The entitlements of its apps.
  var entitlements: [String] = []
  /// The Info.plists of its apps.
  var infos: [String] = []
  /// Files that are not looked at, as others of their names are nearer or are served.
  private(set) var leftOut: (catalogs: [String], associations: [String], assetLinks: [String]) =
    ([], [], [])

  /// Why the search ended before all was looked at, in words; `nil` when all was.
  private(set) var searchEnd: String?

  /// Folders that hold what is built or fetched.
  private static let passedOver: Set<String> = [
    "build", "Build", "DerivedData", "Pods", "Carthage", "node_modules", "SourcePackages",
  ]

  /// The depth to which folders are looked into, and the number of files at which the search ends.
  private static let (maximumDepth, maximumFiles) = (8, 50_000)

  /// Files that lie with other catalogs, so they are those of other apps.
  private(set) var ofOthers: [String] = []

  /// Looks for the files of a folder.
  ///
  /// Those in `.well-known` come before others of their names, and nearer ones before those deeper down. Of
  /// several property lists those count that speak of links. Where there are several catalogs, only those files
  /// count that lie with the one that is named, or else the nearest.
  init(in folder: String, catalog chosen: String? = nil) {
    let (found, end) = Self.paths(in: folder)
    searchEnd = end
    func name(_ path: String) -> String { (path as NSString).lastPathComponent }
    let catalogs = found.filter { name($0) == "links.json" }
    let places = CatalogPlaces(catalogs, chosen: chosen)
    let paths = found.filter(places.isOwn)
    ofOthers = Self.speaking(found.filter { !places.isOwn($0) })
    func named(_ names: String...) -> [String] { paths.filter { names.contains(name($0)) } }
    catalog = catalogs.first
    let beside = catalog.map { ($0 as NSString).deletingLastPathComponent }
    let locks = named("links.lock")
    lock = locks.first { ($0 as NSString).deletingLastPathComponent == beside } ?? locks.first
    let all = named("apple-app-site-association", "apple-app-site-association.json")
    associations = Self.served(all)
    let links = named("assetlinks.json")
    assetLinks = Self.served(links)
    leftOut = (
      Array(catalogs.dropFirst()), all.filter { !associations.contains($0) },
      links.filter { !assetLinks.contains($0) }
    )
    entitlements = Self.speaking(
      of: Self.domains,
      paths.filter(Self.isEntitlements),
      orNearest: true
    )
    infos = Self.speaking(of: Self.schemes, paths.filter(Self.isInfo), orNearest: true)
  }

  /// The keys by which property lists speak of links.
  private static let (domains, schemes) = (
    "com.apple.developer.associated-domains", "CFBundleURLTypes"
  )

  /// Whether a path is one of entitlements.
  private static func isEntitlements(_ path: String) -> Bool { path.hasSuffix(".entitlements") }

  /// Whether a path is one of an Info.plist; Firebase's file of this name is not.
  private static func isInfo(_ path: String) -> Bool {
    path.hasSuffix("Info.plist") && !path.hasSuffix("GoogleService-Info.plist")
  }

  /// The property lists that speak of links.
  private static func speaking(_ paths: [String]) -> [String] {
    speaking(of: schemes, paths.filter(isInfo))
      + speaking(of: domains, paths.filter(isEntitlements))
  }

  /// The files that a domain serves, else the nearest.
  private static func served(_ paths: [String]) -> [String] {
    let served = paths.filter { $0.contains(".well-known/") }
    return served.isEmpty ? Array(paths.prefix(1)) : served
  }

  /// The files that have a key, else none or the nearest.
  private static func speaking(
    of key: String,
    _ paths: [String],
    orNearest: Bool = false
  ) -> [String] {
    let speaking = paths.filter { path in
      (try? WholeFile.read(path)).map { Data($0).range(of: Data(key.utf8)) != nil } ?? false
    }
    return speaking.isEmpty && orNearest ? Array(paths.prefix(1)) : speaking
  }

  /// The paths of the files of a folder, the nearest first, and why others are not among them.
  private static func paths(in folder: String) -> (paths: [String], end: String?) {
    var (found, count): ([String], Int) = ([], 0)
    var level = [folder]
    for _ in 0..<maximumDepth where !level.isEmpty {
      var next: [String] = []
      for path in level.lazy.flatMap(contents).prefix(maximumFiles - count) {
        count += 1
        if !isFolder(path) { found.append(path) } else if !isPassedOver(path) { next.append(path) }
      }
      level = next
      if count >= maximumFiles { return (found, "after \(maximumFiles) files") }
    }
    return (found, level.isEmpty ? nil : "at a depth of \(maximumDepth) folders")
  }

  /// The paths of what is directly in a folder, in order.
  private static func contents(of folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().map {
      folder == "." ? $0 : (folder as NSString).appendingPathComponent($0)
    }
  }

  /// Whether a folder is left out by its name.
  private static func isPassedOver(_ folder: String) -> Bool {
    let name = (folder as NSString).lastPathComponent
    let isHidden = name.hasPrefix(".") && name != ".well-known"
    let isProduct = name.hasSuffix(".xcodeproj") || name.hasSuffix(".app")
    return isHidden || isProduct || passedOver.contains(name)
  }

  /// Whether there is a folder at a path; a link to one is not followed.
  private static func isFolder(_ path: String) -> Bool {
    let type = try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
    return type == .typeDirectory
  }
}
