import ArgumentParser
import Foundation
import LinkPages
import ShortLinks

/// `link-service export`: prints all links.
struct ExportLinks: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Prints all links, one object of JSON a line, as 'import' reads them.",
    discussion: "Counts and keys are not part of it: to keep those, copy the database."
  )

  @OptionGroup var store: StoreOptions

  func run() async throws {
    try await store.open().doing { store throws(LinkStoreError) in
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      var last: String?
      while true {
        let links = try await store.links(after: last, limit: 1_000)
        for link in links {
          guard let line = try? encoder.encode(ExportedLink(link)) else { continue }
          print(String(decoding: line, as: UTF8.self))
        }
        guard let end = links.last else { return }
        last = end.code
      }
    }
  }
}

/// A link as it's printed.
private struct ExportedLink: Encodable {
  let code: String
  let url: String
  let route: String
  let expires: String?
  let disabled: Bool
  let title: String?
  let description: String?
  let image: String?
  let campaign: [String: String]?

  init(_ link: ShortLink) {
    (code, url, route, disabled) = (link.code, link.url, link.route, link.isDisabled)
    expires = link.expires?.formatted(.iso8601)
    title = link.content.title
    (description, image) = (link.content.description, link.content.image)
    let items = link.campaign.items.map { ($0.name, $0.value) }
    campaign = items.isEmpty ? nil : Dictionary(items) { first, _ in first }
  }
}
