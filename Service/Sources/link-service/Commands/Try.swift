import ArgumentParser
import Foundation
import LinkAnalysis
import LinkPages
import LinkServing
import ShortLinks

/// `link-service try`: serves a sample, and says what to try.
struct Try: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Serves the links of a sample app, with a database in a new folder.",
    discussion:
      "It prints the address, a key of the API, and what to try. What it stored is removed at the end."
  )

  @Option(help: "The port to listen at; by default one that is free.")
  var port: UInt16 = 0

  func run() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("link-service-\(UUID().uuidString)")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw Ending.code(73, ["The folder '\(folder.path)' can't be made."])
    }
    defer { try? FileManager.default.removeItem(at: folder) }
    let catalog = try CatalogFile.parse(Data(PackageResources.links_json), "links.json")
    var settings = ServiceSettings(
      catalog: catalog,
      app: .init(
        name: "The Shop",
        appleID: "1234567890",
        androidPackage: "com.example.shop"
      )
    )
    settings.port = Int(port)
    settings.appIDs = ["ABCDE12345.com.example.shop"]
    settings.fingerprints = [[String](repeating: "AB", count: 32).joined(separator: ":")]
    let key: String
    let store: any LinkStore
    do throws(LinkStoreError) {
      store = try LinkDatabase.sqlite(path: folder.appendingPathComponent("links.sqlite").path)
        .open()
      key = try await Self.fill(store, catalog)
    } catch {
      throw error.ending
    }
    try await Run.serve(settings, store) { address in
      Ending.printNow(Self.advice(address, key))
    }
  }

  /// Stores a key and a link.
  private static func fill(
    _ store: any LinkStore,
    _ catalog: ParsedCatalog
  ) async throws(LinkStoreError) -> String {
    let (stored, key) = AccessKey.make(name: "sample", scope: .write)
    _ = try await store.insert(stored)
    var link = ShortLink(
      code: "sweater",
      url: "https://shop.example/products/7",
      route: "product"
    )
    link.content.title = "Merino sweater in forest green"
    link.content.description =
      "Warm, light and made to last. Knitted from certified wool, in five sizes."
    link.campaign = .init([.init(name: "utm_source", value: "sample")])
    _ = try await store.insert([link])
    return key
  }

  /// What to try.
  private static func advice(_ address: String, _ key: String) -> String {
    """
    listening on \(address)
    key \(key)

    In a browser:
      \(address)/l/sweater        a short link
      \(address)/products/7       the page of a link
      \(address)/nothing          what the app doesn't take
    In another terminal:
      curl -X POST \(address)/api/links -H 'Authorization: Bearer \(key)' \\
        -d '{"screen": "product", "values": {"id": 7}, "title": "A gift"}'
      curl -X POST \(address)/api/links -H 'Authorization: Bearer \(key)' \\
        -d '{"url": "https://shop.example/prodcuts/7"}'
      curl \(address)/api/links/sweater
      curl \(address)/.well-known/apple-app-site-association
    Stop it with Control-C. 'link-service --help' shows how to serve your own app.
    """
  }
}
