import Foundation
import LinkPatterns
import LinkRouting
import Testing

@testable import LinkAnalysis
@testable import LinkTesting

/// Catalogs and locks in files, as tests of an app keep them.
@Suite struct CatalogFileTests {
  enum Link: DeepLink {
    case league(league: Int)
    case user(name: String)
  }

  /// A router that opens leagues at a path.
  private func router(_ path: String = "/leagues/:league", users: Bool = false) -> LinkRouter<Link>
  {
    let routes = [
      LinkRoute(Link.league, path).access(.from(.customScheme)),
      LinkRoute(Link.user, "/users/:name"),
    ]
    return LinkRouter(
      prefixes: [.scheme("s")],
      routes: users ? [routes[0], routes[1].access(.from(.customScheme))] : routes
    )
  }

  /// The path of a file that is not there, and is removed at the end.
  private func withFile(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("links-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.appendingPathComponent("links.json").path)
  }

  @Test func aCatalogThatIsMissingIsWrittenAndSaysSo() throws {
    try withFile { path in
      let first = catalogSnapshot(of: router(), at: path)
      #expect(
        first.map(\.description) == [
          "catalog snapshot: \(path) was missing, and is written now; keep it"
        ]
      )
      #expect(catalogSnapshot(of: router(), at: path) == [])
      let text = try String(contentsOfFile: path, encoding: .utf8)
      let catalog = try JSONDecoder().decode(LinkCatalogV1.self, from: Data(text.utf8))
      #expect(catalog == router().catalog())
    }
  }

  @Test func aCatalogWhoseKeysAreInAnotherOrderIsUpToDate() throws {
    try withFile { path in
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .withoutEscapingSlashes]
      try encoder.encode(router().catalog()).write(to: URL(fileURLWithPath: path))
      #expect(catalogSnapshot(of: router(), at: path) == [])
      #expect(catalogSnapshot(of: router("/l/:league"), at: path).count == 1)
    }
  }

  @Test func aStaleCatalogSaysWhatDiffersUntilItIsUpdated() throws {
    try withFile { path in
      #expect(catalogSnapshot(of: router(), at: path, updating: true) == [])
      let changed = router("/l/:league", users: true)
      #expect(
        catalogSnapshot(of: changed, at: path).map(\.detail) == [
          "\(path) has 'league' otherwise: -\"s://leagues/1\" -\"path\" : \"/leagues/:league\" "
            + "+\"s://l/1\" +\"path\" : \"/l/:league\"; update it",
          "\(path) lacks 'user', which the router opens; update it",
        ]
      )
      #expect(catalogSnapshot(of: changed, at: path, updating: true) == [])
      #expect(catalogSnapshot(of: changed, at: path) == [])
      #expect(
        catalogSnapshot(of: router("/l/:league"), at: path).map(\.detail) == [
          "\(path) has 'user', which the router does not open; update it"
        ]
      )
      try "{}".write(toFile: path, atomically: true, encoding: .utf8)
      let violations = catalogSnapshot(of: changed, at: path)
      #expect(violations.map(\.detail) == ["\(path) is not a catalog; update it"])
    }
  }

  @Test func titlesOfTheFileStayAndThoseOfTheRoutesWin() throws {
    try withFile { path in
      var catalog = router(users: true).catalog()
      catalog.routes[0].title = "Old"
      catalog.routes[1].summary = "A person."
      try CatalogText.of(catalog).write(toFile: path, atomically: true, encoding: .utf8)
      #expect(catalogSnapshot(of: router(users: true), at: path) == [])
      let routes = router(users: true).routes
      let titled = LinkRouter(
        prefixes: [.scheme("s")],
        routes: [routes[0].titled("League"), routes[1]]
      )
      #expect(
        catalogSnapshot(of: titled, at: path).map(\.detail) == [
          "\(path) has 'league' otherwise: -\"title\" : \"Old\" +\"title\" : \"League\"; update it"
        ]
      )
      #expect(catalogSnapshot(of: titled, at: path, updating: true) == [])
      let data = try Data(contentsOf: URL(fileURLWithPath: path))
      let written = try JSONDecoder().decode(LinkCatalogV1.self, from: data)
      #expect(written.routes.map(\.title) == ["League", nil])
      #expect(written.routes.map(\.summary) == [nil, "A person."])
    }
  }

  @Test func aFileThatCannotBeWrittenIsAViolation() {
    // No folder can be made below a file.
    let path = "/dev/null/all/links.json"
    #expect(catalogSnapshot(of: router(), at: path, updating: true).count == 1)
    #expect(LinkContract(router: router()).violations(lockedAt: path).count == 1)
  }

  @Test func aLockThatIsNoTextIsNotWrittenOver() throws {
    try withFile { path in
      let url = URL(fileURLWithPath: path)
      try Data([0xFF, 0xFE, 0x7B]).write(to: url)
      for isUpdating in [false, true] {
        let contract = LinkContract(router: router())
        let violations = contract.violations(lockedAt: path, updating: isUpdating)
        #expect(violations.map(\.detail) == ["\(path) cannot be read as text in UTF-8"])
      }
      #expect(try Data(contentsOf: url) == Data([0xFF, 0xFE, 0x7B]))
    }
  }

  @Test func aContractListsLinksThatChanged() throws {
    try withFile { path in
      let contract = LinkContract(router: router(), examples: [.league(league: 7)])
      #expect(contract.violations(lockedAt: path).count == 1)
      #expect(contract.violations(lockedAt: path) == [])
      // Additions pass.
      #expect(LinkContract(router: router(users: true)).violations(lockedAt: path) == [])
      let moved = LinkContract(router: router("/l/:league"))
      let urls = moved.violations(lockedAt: path).map { $0.detail.split(separator: " ")[0] }
      #expect(
        urls == [
          "s://leagues/0,", "s://leagues/0/,", "s://leagues/0?ref=a,", "s://leagues/1,",
          "s://leagues/7,",
        ]
      )
      #expect(moved.violations(lockedAt: path, updating: true) == [])
      #expect(moved.violations(lockedAt: path) == [])
      try "[]".write(toFile: path, atomically: true, encoding: .utf8)
      #expect(moved.violations(lockedAt: path).map(\.detail) == ["\(path) is not a lock of links"])
    }
  }

  @Test func aContractSeesWhatIsNoLongerTolerated() throws {
    let web = [LinkPrefix.domain("s.example", allowsHTTP: true)]
    func contract(
      _ prefixes: [LinkPrefix] = web,
      ignoringCase: Bool = true,
      _ change: (LinkRoute<Link>) -> LinkRoute<Link> = { $0 }
    ) -> LinkContract<Link> {
      let route = LinkRoute(Link.league, "/leagues/:league").access(.from(.universalLink))
      let router = LinkRouter(
        prefixes: prefixes,
        caseInsensitiveLiterals: ignoringCase,
        routes: [change(route)]
      )
      #expect(router.problems == [])
      return LinkContract(router: router)
    }
    try withFile { path in
      #expect(contract().violations(lockedAt: path, updating: true) == [])
      let broken = { (contract: LinkContract<Link>) in
        contract.violations(lockedAt: path).map { $0.detail.split(separator: ",")[0] }
      }
      #expect(broken(contract()) == [])
      #expect(broken(contract { $0.strict }) == ["https://s.example/leagues/0?ref=a"])
      #expect(broken(contract(ignoringCase: false)) == ["https://s.example/LEAGUES/0"])
      #expect(broken(contract([.domain("s.example")])) == ["http://s.example/leagues/0"])
      #expect(broken(contract { $0.bound("league", .range(Int.min...Int.max)) }) == [])
      #expect(broken(contract { $0.bound("league", .range(0...9)) }).count == 6)
    }
  }

  @Test func theCatalogLawCatchesARouteThatIsNotInIt() {
    #expect(CatalogLaw(router: router()).violations() == [])
    #expect(CatalogLaw(router: router()).violations(for: .league(league: 3)) == [])
  }
}
