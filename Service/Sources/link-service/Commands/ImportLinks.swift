import ArgumentParser
import Foundation
import LinkAnalysis
import ShortLinks

/// `link-service import`: stores the links of another service.
struct ImportLinks: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Stores links of another service: CSV, JSON, or a list of URLs.",
    discussion: """
      Firebase Dynamic Links: long links are taken apart, and short links keep their codes. A table names its columns \
      in the first row: url, and perhaps code, title, description, image, expires, utm_source.

      Links without a route in the catalog are listed and not stored; the others are. With --dry-run, a database that \
      is named says which codes are taken. Exit code 1 when a link was not \
      stored, 65 for a file of another kind, 66 for one that can't be read.
      """
  )

  @Argument(help: "The file.")
  var file: String

  @Option(help: ArgumentHelp("The catalog of the app's links, as JSON.", valueName: "file"))
  var catalog: String?

  @Flag(help: "Store nothing, and list what would not be stored.")
  var dryRun = false

  @OptionGroup var store: StoreOptions

  func run() async throws {
    let configuration = try await ServiceConfiguration(file: store.configuration)
    guard let path = catalog ?? configuration.path("catalog") else {
      throw ValidationError("Name the catalog of the app's links with --catalog.")
    }
    let catalog = try CatalogFile.read(path)
    guard let data = FileManager.default.contents(atPath: file) else {
      throw Ending.code(66, ["'\(file)' can't be read."])
    }
    let links: ImportFile
    do throws(ImportFileError) {
      links = try ImportFile(data)
    } catch {
      throw Ending.code(65, ["'\(file)': \(error)"])
    }
    let result =
      if dryRun {
        try await trial(of: links, catalog, configuration)
      } else {
        try await store.open(configuration).doing { store throws(LinkStoreError) in
          var generator = SystemRandomNumberGenerator()
          return try await LinkImport(links, catalog, into: store, using: &generator)
        }
      }
    for refusal in result.refusals {
      print(Ending.shown("\(refusal.place)  \(refusal.url)"))
      print(Ending.shown("  \(refusal.reason)"))
    }
    let verb = dryRun ? "would be stored" : "stored"
    print("\(result.stored) \(verb), \(result.refusals.count) not.")
    if !result.refusals.isEmpty { throw ExitCode(1) }
  }

  /// What would be stored; a file of a database that is not there is not made, and has no codes.
  private func trial(
    of links: ImportFile,
    _ catalog: ParsedCatalog,
    _ configuration: ServiceConfiguration
  ) async throws -> LinkImport {
    let database = store.named(configuration)
    if case .sqlite(let path)? = database, !FileManager.default.fileExists(atPath: path) {
      var generator = SystemRandomNumberGenerator()
      return try await LinkImport(links, catalog, into: nil, using: &generator)
    }
    guard database != nil else {
      Ending.print("no database was named, so codes that are taken are not known")
      var generator = SystemRandomNumberGenerator()
      return try await LinkImport(links, catalog, into: nil, using: &generator)
    }
    return try await store.open(configuration).doing { store throws(LinkStoreError) in
      var generator = SystemRandomNumberGenerator()
      return try await LinkImport(links, catalog, comparedWith: store, using: &generator)
    }
  }
}
