import DeepLinking
import Foundation
import LinkTesting
import Testing

private enum MapLink: DeepLink {
  case home
  case page(id: Int)
  case help
  case topic(name: String)
  case profile(id: Int)
  case login
  case refresh
  case note(text: String)

  static func routes(pageOn parent: String) -> [LinkRoute<MapLink>] {
    [
      LinkRoute(.home, "/").tab("home"),
      LinkRoute(MapLink.page, "/pages/:id").on(parent),
      LinkRoute(.help, "/help").tab("help"),
      LinkRoute(MapLink.topic, "/help/:name").presented(.fullScreen),
      LinkRoute(MapLink.profile, "/people/:id").pushedOnCurrent,
      LinkRoute(.login, "/login").presentedOnCurrent(.sheet),
      LinkRoute(.refresh, "/refresh").noScreen,
    ]
  }

  static let routes = LinkRoutes<MapLink>(access: .everyone) {
    for route in routes(pageOn: "/") { route }
  }
}

/// The map of links in a file, as a reviewer reads it.
@Suite struct LinkMapSnapshotTests {
  private func router(pageOn parent: String = "/") -> LinkRouter<MapLink> {
    LinkRouter(prefixes: [.scheme("map")], routes: MapLink.routes(pageOn: parent))
  }

  private let text = """
    /: tab home: /
    /pages/1: tab home: / > /pages/1
    /help: tab help: /help
    /help/a: tab help: /help; fullScreen: /help/a
    /people/1: on the current screen: /people/1
    /login: sheet: /login
    /refresh: no screen

    """

  private func withFile(_ body: (String) throws -> Void) rethrows {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("map-\(UUID()).txt")
      .path
    defer { try? FileManager.default.removeItem(atPath: path) }
    try body(path)
  }

  @Test func hasALineForEachRoute() {
    #expect(LinkMapSnapshot(of: router()).text == text)
  }

  @Test func alsoShowsTheLinksOfAList() {
    let text = LinkMapSnapshot(of: router(), links: [.page(id: 1), .page(id: 5)]).text
    #expect(text == self.text + "/pages/5: tab home: / > /pages/5\n")
  }

  @Test func writesAMissingFileAndSaysSo() throws {
    try withFile { path in
      let first = LinkMapSnapshot(of: router()).violations(at: path)
      #expect(first.map(\.detail) == ["\(path) was missing, and is written now; keep it"])
      let written = try String(contentsOfFile: path, encoding: .utf8)
      #expect(written == text)
      #expect(LinkMapSnapshot(of: router()).violations(at: path) == [])
    }
  }

  @Test func aPlaceThatChangedIsTwoLines() {
    withFile { path in
      _ = LinkMapSnapshot(of: router()).violations(at: path)
      let changed = LinkMapSnapshot(of: router(pageOn: "/help"))
      #expect(
        changed.violations(at: path).map(\.detail) == [
          "\(path) has '/pages/1: tab home: / > /pages/1', which is not so any more; update it",
          "\(path) lacks '/pages/1: tab help: /help > /pages/1'; update it",
        ]
      )
      #expect(changed.violations(at: path, updating: true) == [])
      #expect(changed.violations(at: path) == [])
    }
  }

  @Test func aRouteWithoutASampleSaysSo() {
    let closure = LinkRoute<MapLink>("/notes/:text", .string("text"), name: "note") {
      .note(text: $0)
    } print: {
      if case .note(let text) = $0 { text } else { nil }
    }
    let routes = MapLink.routes(pageOn: "/") + [closure]
    let router = LinkRouter<MapLink>(prefixes: [.scheme("map")], routes: routes)
    let lines = LinkMapSnapshot(of: router, links: [.note(text: "a")]).text.split(separator: "\n")
    #expect(lines.suffix(2) == ["route 'note': no sample", "/notes/a: tab home: / > /notes/a"])
  }
}
