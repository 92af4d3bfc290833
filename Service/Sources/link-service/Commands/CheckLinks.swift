import ArgumentParser
import Foundation
import LinkRouting
import ShortLinks

/// `link-service check`: tells which stored links a catalog would break.
struct CheckLinks: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Tells which stored links a new catalog would break, before it is deployed.",
    discussion: """
      Links that have expired or are switched off don't count. Exit code 1 when a link would break, 0 when all hold.

        link-service check --catalog new-links.json --database links.sqlite
      """
  )

  @Option(help: ArgumentHelp("The new catalog, as JSON.", valueName: "file"))
  var catalog: String

  @Flag(help: "Print one JSON object.")
  var json = false

  @OptionGroup var store: StoreOptions

  func run() async throws {
    let catalog = try CatalogFile.read(catalog)
    let check = try await store.open().doing { store throws(LinkStoreError) in
      try await StoredLinksCheck(store, against: catalog, now: Date())
    }
    if json {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      print(String(decoding: try encoder.encode(CheckDocument(check)), as: UTF8.self))
    } else {
      for broken in check.breaks {
        print(Ending.shown("\(broken.code)  \(broken.url)"))
        print(Ending.shown("  \(broken.reason)"))
      }
      print(check.summary)
    }
    if !check.breaks.isEmpty { throw ExitCode(1) }
  }
}

/// The JSON of a check.
private struct CheckDocument: Encodable {
  /// A link that would break.
  struct Break: Encodable {
    let code: String
    let url: String
    let route: String
    let newRoute: String?
    let reason: Reason?

    private enum Key: CodingKey {
      case code, url, route, newRoute, reason
    }

    /// Writes all members, also those that are `nil`.
    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(code, forKey: .code)
      try container.encode(url, forKey: .url)
      try container.encode(route, forKey: .route)
      try container.encode(newRoute, forKey: .newRoute)
      try container.encode(reason, forKey: .reason)
    }
  }

  /// Why no route takes it.
  struct Reason: Encodable {
    let code: String
    let message: String
    let fix: String?
  }

  let checked: Int
  let broken: Int
  let links: [Break]

  init(_ check: StoredLinksCheck) {
    (checked, broken) = (check.checked, check.breaks.count)
    links = check.breaks.map { broken in
      Break(
        code: broken.code,
        url: broken.url,
        route: broken.route,
        newRoute: broken.newRoute,
        reason: broken.failure.map {
          Reason(code: $0.code.rawValue, message: $0.message, fix: $0.fix)
        }
      )
    }
  }
}
