import LinkNavigation
import LinkRouting

@testable import LinkAnalysis

/// Catalogs for tests.
enum CatalogSamples {
  /// A catalog that states everything.
  static let full = LinkCatalogV1(
    prefixes: [
      .scheme("quiz", host: nil), .scheme("fixed", host: "link"),
      .domain("quiz.example", allowsHTTP: true), .domain("*.quiz.example", allowsHTTP: false),
    ],
    routes: [
      .init(
        name: "question",
        path: "/leagues/:league/questions/:question",
        types: ["league": "Int", "question": "UUID"],
        bounds: ["league": .init(minimum: .integer(1), maximum: .integer(99))],
        aliases: ["/q/:league/:question", "/old{/:league}?"],
        forms: [
          .init(path: "/f/:id", names: ["id": "league"], keys: ["question": "q"], variant: "de")
        ],
        query: [
          .init(name: "tab", type: "all|mine", defaultValue: .text("all")),
          .init(name: "page", type: "Int", isRequired: true),
          .init(name: "tag", isRepeated: true),
          .init(name: "ids", type: "Int", defaultValue: .list([.integer(1)]), isRepeated: true),
          .init(name: "ratio", type: "Double", defaultValue: .double(0.5)),
          .init(name: "on", type: "Bool", defaultValue: .boolean(true)),
          .init(name: "big", type: "UInt64", defaultValue: .unsigned(.max)),
        ],
        access: .from(.universalLink, .customScheme),
        effect: .navigate,
        secrets: ["league"],
        placement: .init(
          parent: .path("/leagues/:league"),
          style: .sheet,
          fallback: .tab("leagues"),
          groups: ["quiz"]
        ),
        prefixes: [
          .scheme("quiz", host: nil), .domain("quiz.example", allowsHTTP: true),
        ],
        isStrict: true,
        isCaseInsensitive: true,
        summary: "A question of a league.",
        examples: ["quiz://leagues/1/questions/2"]
      ),
      .init(name: "home", path: "/", placement: .init(parent: .tab("start"))),
      .init(name: "join", path: "/join", placement: .init(parent: .noScreen)),
      .init(name: "me", path: "/me", placement: .init(parent: .current)),
      .init(
        name: "files",
        path: "/files/:names/{:day}?",
        types: ["names": "Int", "day": "Day"],
        defaults: ["day": .text("2026-01-01")],
        separators: ["names": ","],
        query: [
          .init(
            name: "title",
            key: "t",
            formerKeys: ["name"],
            bounds: .init(minimumLength: 1, maximumLength: 80, values: ["a", "b"]),
            duplicates: .last
          ),
          .init(name: "to", bounds: .init(hosts: ["quiz.example"])),
          .init(name: "ids", type: "Int", separator: ";"),
          .init(name: "exact", type: "Bool", isFlag: true),
        ],
        fragment: .init(name: "chapter", type: "Int", defaultValue: .integer(1))
      ),
    ],
    shapes: ["Day": "[0-9]{4}-[0-9]{2}-[0-9]{2}"]
  )

  /// A catalog that states nothing.
  static let bare = LinkCatalogV1(prefixes: [], routes: [])
}
