import Foundation
@_spi(Tools) import LinkAnalysis
@_spi(Tools) import LinkAssociation
import LinkPatterns
import LinkRouting

/// Checks of all files of a project that say something of its links, each as far as it can be read.
struct ProjectCheck {
  /// The files.
  let files: ProjectFiles
  /// The identifier of the app; the rules of all when it is not known.
  let app: String?
  /// Whether the app is signed for release.
  let isRelease: Bool

  /// The findings, file by file.
  private(set) var findings: [ReportedFinding] = []

  /// Missing comparisons, and assumptions about a file or its name, each as a sentence.
  private(set) var notCompared: [String] = []

  /// The exit code when a file is missing, unreadable or malformed; `nil` otherwise.
  private(set) var failure: Int32?

  /// Prepares a check.
  init(_ files: ProjectFiles, app: String?, isRelease: Bool) {
    (self.files, self.app, self.isRelease) = (files, app, isRelease)
  }

  /// Runs the checks.
  mutating func run() {
    guard let path = files.catalog, let (reading, text) = catalog(at: path) else {
      // Without links the files can be checked alone.
      for path in files.associations { _ = association(at: path) }
      for path in files.assetLinks { _ = assetLinks(at: path) }
      for path in files.infos + files.entitlements { _ = propertyList(at: path) }
      if let lock = files.lock { _ = document(LinkLockV1.self, at: lock) }
      return
    }
    let (catalog, parsed) = (reading.catalog, ParsedCatalog(reading.catalog))
    let lint = LintReport(parsed, unknownKeys: reading.unknownKeys)
    findings += lint.reported(file: path, in: text)
    if let lock = files.lock { contract(lock, parsed) }
    noteMissing(AssociationGenerator(catalog))
    let links = files.assetLinks.compactMap { path in assetLinks(at: path).map { (path, $0) } }
    let folders = Set(files.associations.map(Self.folder(of:)))
    var elsewhere: [String]?
    for path in files.associations {
      guard let reading = association(at: path) else { continue }
      let statements = nearest(links, to: path, folders).flatMap(\.links.statements)
      for domain in domains(of: path, parsed) {
        let others = compare(reading, at: path, catalog, statements, servedBy: domain)
        let isElsewhere = Set(others)
        elsewhere = elsewhere?.filter(isElsewhere.contains) ?? others
      }
    }
    notCompared += (elsewhere ?? []).map { route in
      "\(route) No file of that domain is compared; name it with --aasa DOMAIN=FILE, "
        + "or put it into a folder of that name."
    }
    let check = AppFilesCheck(catalog)
    for path in files.infos {
      guard let list = propertyList(at: path) else { continue }
      report(check.findings(info: list), of: path)
    }
    let lists = files.entitlements.compactMap { path in
      propertyList(at: path).map { (path: path, list: $0) }
    }
    for (path, list) in lists {
      let found = check.findings(
        entitlements: list,
        beside: lists.map(\.list),
        isRelease: isRelease
      )
      report(found, of: path)
    }
  }
}

// MARK: - Reading

extension ProjectCheck {
  /// Adds findings about a file.
  private mutating func report(_ found: [AssociationFinding], of file: String) {
    findings += AssociationReport(found, file: file).reported
  }

  /// Adds an error about a file that is malformed or cannot be read.
  private mutating func fail(
    _ file: String,
    _ code: Int32,
    _ message: String,
    at position: TextPosition? = nil
  ) {
    failure = max(failure ?? 0, code)
    findings.append(
      ReportedFinding(
        rule: ReportedRule(id: "file", name: "file", summary: "A file that cannot be used."),
        severity: .error,
        file: file,
        position: position,
        message: message
      )
    )
  }

  /// The bytes of a file.
  private mutating func bytes(of file: String) -> [UInt8]? {
    do throws(UnreadableFile) {
      return try WholeFile.read(file)
    } catch {
      fail(file, 66, "This file cannot be read: \(error.reason).")
      return nil
    }
  }

  /// Reads a document, with what is wrong at the line where it is.
  private mutating func document<Value: Decodable>(
    _ type: Value.Type,
    at file: String
  ) -> (value: Value, text: JSONText?)? {
    guard let bytes = bytes(of: file) else { return nil }
    let mistakes = JSONMistakes(in: bytes)
    for (position, message) in mistakes.found { fail(file, 65, message, at: position) }
    if !mistakes.found.isEmpty { return nil }
    let text = mistakes.text
    do {
      return (try JSONDecoder().decode(type, from: Data(bytes)), text)
    } catch let error as CatalogProblems {
      for problem in error.problems {
        let finding = CatalogFinding(problem)
        let message = "\(finding.message) [\(finding.code)]"
        fail(file, 65, message, at: finding.position(in: text))
      }
    } catch {
      fail(file, 65, "This is not JSON of the expected form.")
    }
    return nil
  }

  /// Reads the catalog.
  private mutating func catalog(at file: String) -> (value: CatalogReading, text: JSONText?)? {
    document(CatalogReading.self, at: file)
  }

  /// Reads and checks an association file.
  private mutating func association(at file: String) -> ParsedAssociation? {
    guard let bytes = bytes(of: file) else { return nil }
    notCompared += [AssociationFile(path: file).nameAdvice].compactMap(\.self)
    report(AssociationLint().findings(of: bytes), of: file)
    let reading = try? ParsedAssociation(bytes)
    if reading == nil { failure = max(failure ?? 0, 65) }
    return reading
  }

  /// Reads and checks a file for Android.
  private mutating func assetLinks(at file: String) -> ParsedAssetLinks? {
    guard let bytes = bytes(of: file) else { return nil }
    report(AssociationLint().findings(ofAssetLinks: bytes), of: file)
    let reading = try? ParsedAssetLinks(bytes)
    if reading == nil { failure = max(failure ?? 0, 65) }
    return reading
  }

  /// Reads a property list.
  private mutating func propertyList(at file: String) -> PropertyListText? {
    guard let bytes = bytes(of: file) else { return nil }
    do throws(PropertyListError) {
      return try PropertyListText(bytes)
    } catch {
      fail(file, 65, PropertyListFile.message(error, in: bytes), at: error.position)
      return nil
    }
  }
}

// MARK: - Comparing

extension ProjectCheck {
  /// Compares the links that are out in the world with the catalog.
  private mutating func contract(_ file: String, _ catalog: ParsedCatalog) {
    guard let (lock, text) = document(LinkLockV1.self, at: file) else { return }
    let places = Dictionary(
      lock.links.enumerated().map { ($1.url, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    findings += lock.changes(in: catalog).byCause.map { group in
      let change = group.first
      let pointer = places[change.link.url].map {
        JSONPointer.root.appending("links").appending($0)
      }
      return ReportedFinding(
        rule: ReportedRule(
          id: "CONTRACT-\(change.code.name)",
          name: change.code.name,
          summary: "A link that is out in the world no longer means what it did."
        ),
        severity: .error,
        file: file,
        pointer: pointer ?? .root,
        position: pointer.flatMap { text?.position(at: $0) },
        message: "\(group)\("\(group)".hasSuffix(".") ? "" : ".")",
        fix: "Keep it, or accept the change with 'deeplink contract --update'."
      )
    }
  }

  /// Says which files are missing although the links ask for them.
  private mutating func noteMissing(_ links: AssociationGenerator) {
    let (domains, schemes) = (links.domains, links.schemes)
    for (names, found, kind, option) in [
      (domains, files.associations, "apple-app-site-association", "--aasa"),
      (domains, files.entitlements, "entitlements file", "--entitlements"),
      (schemes, files.infos, "Info.plist", "--info"),
    ] where !names.isEmpty && found.isEmpty {
      let all = names.joined(separator: ", ")
      notCompared.append("The links have \(all), and no \(kind) was found; name it with \(option).")
    }
  }

  /// The files for Android of the domain that an association file is of: those beside it, else those beside none.
  private func nearest(
    _ links: [(path: String, links: ParsedAssetLinks)],
    to file: String,
    _ folders: Set<String>
  ) -> [ParsedAssetLinks] {
    let beside = links.filter { Self.folder(of: $0.path) == Self.folder(of: file) }
    let chosen =
      beside.isEmpty ? links.filter { !folders.contains(Self.folder(of: $0.path)) } : beside
    return chosen.map(\.links)
  }

  /// The folder of a file.
  private static func folder(of path: String) -> String {
    (path as NSString).deletingLastPathComponent
  }

  /// The domains that serve an association file; `nil` for the first of the catalog.
  private mutating func domains(of file: String, _ catalog: ParsedCatalog) -> [String?] {
    let known = AssociationGenerator(catalog.catalog).domains
    if let named = files.domains[file] {
      let isOpen = catalog.router.prefixes.contains(where: \.isAnyHost)
      let others = known.isEmpty ? "none" : known.joined(separator: ", ")
      for name in named where !isOpen && !known.contains(name) {
        fail(file, 64, "The links have no domain '\(name)' (--aasa); they have \(others).")
      }
      return named.filter { isOpen || known.contains($0) }
    }
    // Folders are often called like the domain that serves them.
    let folder = file.split(separator: "/").map { $0.lowercased() }.last(where: known.contains)
    if folder == nil, known.count > 1, let first = known.first {
      notCompared.append(
        "\(file) is compared as the file of \(first); if it is another's, name that with "
          + "--aasa DOMAIN=FILE, or put it into a folder of that name."
      )
    }
    return [folder]
  }

  /// Compares an association file with the catalog and with the file for Android.
  ///
  /// Returns the routes that are limited to other domains, sentences.
  private mutating func compare(
    _ reading: ParsedAssociation,
    at file: String,
    _ catalog: LinkCatalogV1,
    _ statements: [AssetLinks.Statement],
    servedBy domain: String?
  ) -> [String] {
    let coverage = AssociationCoverage(
      reading.association,
      app: app,
      catalog: catalog,
      domain: domain
    )
    let found =
      coverage.findings() + statements.filter(\.offersLinks).flatMap(coverage.findings(android:))
    report(found.map { $0.placed(in: reading.text) }, of: file)
    return coverage.leftOut
  }
}
