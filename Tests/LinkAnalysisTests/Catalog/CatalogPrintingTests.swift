import Testing

@testable import LinkAnalysis
@testable import LinkPatterns
import LinkRouting

/// URLs that are printed from a catalog.
@Suite struct CatalogPrintingTests {
  private let router = ParsedCatalog(
    LinkCatalogV1(
      prefixes: [
        .scheme("s", host: nil), .domain("a.example", allowsHTTP: false),
        .domain("*.a.example", allowsHTTP: false),
      ],
      routes: [
        .init(name: "home", path: "/"),
        .init(
          name: "league",
          path: "/leagues/:league{/:tab}?",
          types: ["league": "Int", "tab": "all|mine"],
          bounds: ["league": .init(minimum: .integer(1))],
          forms: [
            .init(path: "/ligen/:liga", names: ["liga": "league"], variant: "de"),
            .init(path: "/l", keys: ["league": "id"], variant: "short"),
          ],
          query: [
            .init(name: "page", key: "p", type: "Int", defaultValue: .integer(1)),
            .init(name: "tag", isRepeated: true),
            .init(name: "exact", type: "Bool", isFlag: true),
          ],
          fragment: .init(name: "at")
        ),
        .init(name: "newLeague", path: "/leagues/new"),
        .init(name: "user", path: "/users/:name"), .init(name: "me", path: "/users/me"),
        .init(name: "file", path: "/files/:path+"),
        .init(name: "compare", path: "/compare/:ids", separators: ["ids": ","]),
        .init(name: "photo", path: "/photo-:id.:kind", types: ["id": "Int"]),
      ]
    )
  )

  /// The URL, or the code, the parameter and the suggestion of the error.
  private func url(
    _ route: String,
    _ values: [String: [String]],
    at index: Int = 0,
    variant: String? = nil
  ) -> String {
    do throws(LinkFailure) {
      let link = try router.link(route, values)
      let prefix = router.router.prefixes[index]
      return try router.router.url(for: link, at: prefix, variant: variant).text
    } catch {
      return [error.code.rawValue, error.parameter].compactMap(\.self).joined(separator: " ")
    }
  }

  @Test func printsEveryKindOfPlace() {
    #expect(url("home", [:]) == "s:///")
    #expect(url("home", [:], at: 1) == "https://a.example/")
    #expect(url("league", ["league": ["7"]]) == "s://leagues/7")
    #expect(
      url(
        "league",
        [
          "league": ["7"], "tab": ["all"], "page": ["2"], "tag": ["a b", "c&d"],
          "exact": ["true"], "at": ["x/y"],
        ],
        at: 1
      ) == "https://a.example/leagues/7/all?p=2&tag=a%20b&tag=c%26d&exact#x/y"
    )
    #expect(url("league", ["league": ["7"], "page": ["1"], "exact": ["false"]]) == "s://leagues/7")
    #expect(url("league", ["league": ["7"]], variant: "de") == "s://ligen/7")
    #expect(url("league", ["league": ["7"]], variant: "short") == "s://l?id=7")
    #expect(url("file", ["path": ["a b/c"]]) == "s://files/a%20b/c")
    #expect(url("compare", ["ids": ["1", "a,b"]]) == "s://compare/1,a%2Cb")
    #expect(url("photo", ["id": ["7"], "kind": ["jpg"]]) == "s:///photo-7.jpg")
  }

  @Test(
    arguments: [
      ("az09._-", "s://az09._-/7"), ("a~z", "s:///a~z/7"), ("A", "s:///A/7"), ("Z", "s:///Z/7"),
      ("a%20b", "s:///a%20b/7"), ("`", "s:///%60/7"), ("{", "s:///%7B/7"), (":", "s:///:/7"),
    ]
  )
  func aFirstLiteralOfPlainBytesStandsForTheHost(literal: String, expected: String) throws {
    let path = "/\(literal.count == 1 ? "\\" : "")\(literal)/:id"
    let router = ParsedCatalog(
      LinkCatalogV1(prefixes: [.scheme("s", host: nil)], routes: [.init(name: "r", path: path)])
    )
    let url = try router.router.url(for: router.link("r", ["id": ["7"]]), at: .scheme("s"))
    #expect(url.text == expected)
  }

  @Test func namesWhatIsWrong() {
    #expect(url("leage", [:]) == "unknownRoute")
    #expect(url("nothing", [:]) == "unknownRoute")
    #expect(url("league", [:]) == "missingParameter league")
    #expect(url("league", ["leage": ["7"]]) == "unknownParameter leage")
    #expect(url("league", ["league": ["x"]]) == "valueType league")
    #expect(url("league", ["league": ["0"]]) == "valueRange league")
    #expect(url("league", ["league": ["1", "2"]]) == "repeatedParameter league")
    #expect(url("league", ["league": ["1"], "exact": ["yes"]]) == "valueType exact")
    #expect(url("league", ["league": ["1"]], variant: "fr") == "unknownVariant")
    #expect(url("league", ["league": ["1"]], at: 2) == "unknownPrefix")
    #expect(url("user", ["name": [""]]) == "emptySegment name")
    #expect(url("user", ["name": [".."]]) == "dotSegment name")
    #expect(url("user", ["name": ["me"]]) == "shadowed name")
    #expect(url("file", ["path": ["a//b"]]) == "emptySegment path")
    #expect(url("file", ["path": ["a/../b"]]) == "dotSegment path")
    // A form that has no place for a value would print another link.
    let tab = ["league": ["1"], "tab": ["all"]]
    #expect(url("league", tab, variant: "de") == "notExpressible tab")
    let long = String(repeating: "a", count: 9000)
    #expect(url("user", ["name": [long]]) == "overLimit name")
    #expect(url("league", ["league": ["1"], "tag": ["a", long]]) == "overLimit tag")
  }

  @Test func aFormNeedsTheValuesOfItsOwnPath() throws {
    let photo = LinkCatalogV1.Route(
      name: "photo",
      path: "/photos/:album{/:photo}?",
      forms: [.init(path: "/p/:album/:photo", variant: "old")]
    )
    let router = ParsedCatalog(
      LinkCatalogV1(prefixes: [.scheme("s", host: nil)], routes: [photo])
    )
    let link = try router.link("photo", ["album": ["1"]])
    #expect(try router.router.url(for: link).text == "s://photos/1")
    let error = #expect(throws: LinkFailure.self) {
      try router.router.url(for: link, at: .scheme("s"), variant: "old")
    }
    #expect(error?.code == .emptySegment)
    #expect(error?.parameter == "photo")
  }

  @Test func aSeparatorWithinAValueIsWrittenWithCapitalDigits() throws {
    let router = ParsedCatalog(
      LinkCatalogV1(
        prefixes: [.scheme("s", host: nil)],
        routes: [.init(name: "tags", path: "/tags/:tags", separators: ["tags": ";"])]
      )
    )
    let url = try router.router.url(for: router.link("tags", ["tags": ["a;b", "c"]]))
    #expect(url.text == "s://tags/a%3Bb;c")
  }

  @Test func namesTheValueThatMakesAnotherRouteWin() {
    func blamed(_ rival: String, _ values: [String: [String]], _ limit: Int = 8192) -> String? {
      let router = ParsedCatalog(
        LinkCatalogV1(
          prefixes: [.scheme("s", host: nil)],
          routes: [
            .init(name: "file", path: "/:user/:folder/:file"), .init(name: "rival", path: rival),
            .init(name: "plain", path: "/p"),
          ]
        ),
        limits: URLLimits(length: limit)
      )
      do throws(LinkFailure) {
        _ = try router.router.url(for: router.link("file", values))
        return nil
      } catch {
        return [error.code.rawValue, error.parameter].compactMap(\.self).joined(separator: " ")
      }
    }
    let values = ["user": ["me"], "folder": ["new"], "file": ["a"]]
    #expect(blamed("/x/:b/:c", values) == nil)
    #expect(
      blamed("/:a/new/:c", values)
        == "shadowed folder"
    )
    #expect(
      blamed("/:a/:b/:c([a-z])", values) == "shadowed"
    )
    #expect(
      blamed("/x", ["user": ["me"], "folder": ["longest"], "file": ["a"]], 12)
        == "overLimit folder"
    )
    #expect(
      blamed("/x", ["user": ["me"], "folder": ["of"], "file": ["it"]], 6)
        == "overLimit user"
    )
  }

  @Test func messagesSayWhatHelps() throws {
    func failure(_ route: String, _ values: [String: [String]]) -> LinkFailure? {
      do throws(LinkFailure) {
        _ = try router.link(route, values)
        return nil
      } catch {
        return error
      }
    }
    let parameter = failure("league", ["leage": ["7"]])
    #expect(
      parameter?.message
        == "Route 'league': it has no parameter 'leage'; expected league, tab, page, tag, exact, at."
    )
    #expect(parameter?.fix == "Did you mean 'league'?")
    #expect(failure("leage", [:])?.message == "No route is called 'leage'.")
    #expect(failure("leage", [:])?.fix == "Did you mean 'league'?")
    #expect(
      failure("nothing", [:])?.fix
        == "The names are home, league, newLeague, user, me, file, compare, photo."
    )
    #expect(
      failure("league", ["league": ["0"]])?.message
        == "Route 'league': parameter 'league' expected 1..., found '0'."
    )
  }

  @Test(arguments: [
    ("league", "leagues"), ("leagus", "leagues"), ("leavves", "leaves"), ("leaes", "leaves"),
  ])
  func theNearestOfSeveralNamesIsMeant(name: String, meant: String) {
    let routes = ["leagues", "leaves", "lists"].map {
      LinkCatalogV1.Route(name: $0, path: "/\($0)")
    }
    let catalog = ParsedCatalog(LinkCatalogV1(prefixes: [.scheme("s", host: nil)], routes: routes))
    let failure = #expect(throws: LinkFailure.self) { try catalog.link(name) }
    #expect(failure?.fix == "Did you mean '\(meant)'?")
  }

  @Test(arguments: [
    ParameterShape.int, .double, .bool, .uuid, .oneOf(["a b", "c|d", "é"]), .anything(named: "X"),
  ])
  func aShapeIsWrittenAsARegularExpression(shape: ParameterShape) throws {
    let read = try ParameterShape(name: shape.name, matching: shape.regularExpression)
    let ascii = ByteSet(0x00...0x7F)
    let (one, other) = (
      try ExpressionProgram(shape.expression), try ExpressionProgram(read.expression)
    )
    for text in [
      "", "0", "-1", "01", "1.5", "1.", "true", "false", "a%20b", "c%7Cd", "%C3%A9", "a/b", "x",
      "00000000-0000-0000-0000-00000000000F",
    ] {
      #expect(try one.accepts(text.utf8) == other.accepts(text.utf8), "\(text)")
    }
    #expect(one.shortestWord(in: ascii) == other.shortestWord(in: ascii))
  }

  @Test(arguments: ["(?:ab)+c", "(?:ab|c){2,3}", "a{2,}b?", "(?:ab)?(?:c|de)*", "a(?:b{2}){1,2}"])
  func whatIsRepeatedIsWritten(expression: String) throws {
    let shape = try ParameterShape(name: "X", matching: expression)
    let read = try ParameterShape(name: "X", matching: shape.regularExpression)
    let (one, other) = (
      try ExpressionProgram(shape.expression), try ExpressionProgram(read.expression)
    )
    let letters = ByteSet(UInt8(ascii: "a")...UInt8(ascii: "e"))
    #expect(one.inclusion(in: other, alphabet: letters, stateLimit: 1000) == .included)
    #expect(other.inclusion(in: one, alphabet: letters, stateLimit: 1000) == .included)
  }

  @Test(
    arguments: [
      #"[a\x7F]"#, #"[\x00-\x1F]"#, #"\x0F"#, #"\x10"#, "[^a-z]", #"[~-\x7F]"#, #"\x7F"#,
      #"[%,_\-]"#, ".",
    ]
  )
  func everyByteOfAnASCIISetIsWritten(expression: String) throws {
    let shape = try ParameterShape(name: "X", matching: expression)
    let read = try ParameterShape(name: "X", matching: shape.regularExpression)
    let (one, other) = (
      try ExpressionProgram(shape.expression), try ExpressionProgram(read.expression)
    )
    let bytes: ClosedRange<UInt8> = 0x00...0x7F
    for byte in bytes { #expect(try one.accepts([byte]) == other.accepts([byte]), "\(byte)") }
    #expect(try bytes.contains { try one.accepts([$0]) })
  }
}
