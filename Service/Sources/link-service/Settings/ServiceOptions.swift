import ArgumentParser
import Foundation
import LinkAnalysis
import LinkPages
import LinkServing

/// What a service serves, and where.
struct ServiceOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The catalog of the app's links, as JSON.", valueName: "file"))
  var catalog: String?

  @Option(help: "The address to listen at; 127.0.0.1 by default.")
  var host: String?

  @Option(help: "The port to listen at, or 0 for one that is free; 8080 by default.")
  var port: UInt16?

  @Option(
    name: .customLong("domain"),
    help: "A domain to serve, that of short links first; by default those of the catalog."
  )
  var domains: [String] = []

  @Option(help: "What stands before the codes of short links; /l/ by default.")
  var shortPath: String?

  /// The settings of the options, the environment and a file, in this order.
  func settings(_ configuration: ServiceConfiguration) throws -> ServiceSettings {
    guard let path = catalog ?? configuration.path("catalog") else {
      throw ValidationError("Name the catalog of the app's links with --catalog.")
    }
    return try settings(configuration, try CatalogFile.read(path))
  }

  /// The settings with a catalog that was read.
  func settings(
    _ configuration: ServiceConfiguration,
    _ catalog: ParsedCatalog
  ) throws -> ServiceSettings {
    var settings = ServiceSettings(
      catalog: catalog,
      app: app(configuration, catalog),
      domains: domains.isEmpty ? configuration.list("domains") : domains
    )
    settings.host = host ?? configuration.text("host") ?? settings.host
    let number = try port.map(Int.init) ?? configuration.number("port") ?? settings.port
    guard (0...65_535).contains(number) else {
      throw Ending.code(65, ["The port is \(number). Write a number from 0 to 65535."])
    }
    settings.port = number
    settings.shortPath = shortPath ?? configuration.text("shortPath") ?? settings.shortPath
    settings.appIDs = configuration.list("app.appIDs")
    settings.fingerprints = configuration.list("app.fingerprints")
    settings.trustedProxies = Set(configuration.list("trustedProxies"))
    settings.limits.requests =
      try configuration.number("limits.requests") ?? settings.limits.requests
    settings.limits.connections =
      try configuration.number("limits.connections") ?? settings.limits.connections
    if let seconds = try configuration.number("limits.seconds") {
      settings.limits.time = .seconds(seconds)
    }
    if let hours = try configuration.number("limits.claimHours") {
      guard (1...168).contains(hours) else {
        throw Ending.code(65, ["Claims are kept for \(hours) hours. Write a number from 1 to 168."])
      }
      settings.limits.claimHours = hours
    }
    try addPages(to: &settings, configuration)
    guard settings.problems.isEmpty else { throw Ending.code(65, settings.problems) }
    return settings
  }

  /// The app; its name is that of the first scheme or domain when there is no other.
  private func app(
    _ configuration: ServiceConfiguration,
    _ catalog: ParsedCatalog
  ) -> LinkPageApp {
    let prefixes = catalog.router.prefixes
    let first = prefixes.first { !$0.isWeb }?.scheme.capitalized ?? prefixes.first?.host
    return LinkPageApp(
      name: configuration.text("app.name") ?? first ?? "",
      appleID: configuration.text("app.appleID"),
      appleProvider: configuration.text("app.appleProvider"),
      androidPackage: configuration.text("app.androidPackage")
    )
  }

  /// Adds the look, the templates and the texts of pages.
  private func addPages(
    to settings: inout ServiceSettings,
    _ configuration: ServiceConfiguration
  ) throws {
    if let accent = configuration.text("look.accent") {
      guard let look = LinkPageLook(accent: accent) else {
        throw Ending.code(65, ["The colour is '\(accent)'. Write #rrggbb in hexadecimal digits."])
      }
      settings.look = look
    }
    do throws(LinkPageError) {
      settings.templates = try configuration.path("templates").map { path throws(LinkPageError) in
        try LinkPageTemplates(folder: path)
      }
    } catch {
      throw Ending.code(65, ["\(error)"])
    }
    if let folder = configuration.path("texts") { settings.texts = try Self.texts(in: folder) }
  }

  /// The texts in the files of a folder, such as `de.json`; English first, unless a file has it.
  private static func texts(in folder: String) throws -> [LinkPageTexts] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder).sorted() else {
      throw Ending.code(66, ["The folder of texts '\(folder)' can't be read."])
    }
    var texts: [LinkPageTexts] = []
    for name in names where name.hasSuffix(".json") {
      let path = "\(folder)/\(name)"
      let data = FileManager.default.contents(atPath: path) ?? Data()
      guard let values = try? JSONDecoder().decode([String: String].self, from: data) else {
        throw Ending.code(65, ["'\(path)' is not an object of texts."])
      }
      do throws(LinkPageError) {
        texts.append(try LinkPageTexts(language: String(name.dropLast(5)), values))
      } catch {
        throw Ending.code(65, ["'\(path)': \(error)"])
      }
    }
    let hasEnglish = texts.contains { $0.language == LinkPageTexts.english.language }
    return hasEnglish ? texts : [.english] + texts
  }
}
