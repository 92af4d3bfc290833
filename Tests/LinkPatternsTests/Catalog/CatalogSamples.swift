import LinkPatterns

/// Catalogs for tests.
enum CatalogSamples {
  /// A catalog that states everything.
  static let full = LinkCatalogV1(
    origins: [
      .scheme("quiz", host: nil), .scheme("fixed", host: "link"),
      .domain("quiz.example", allowsHTTP: true), .domain("*.quiz.example", allowsHTTP: false),
    ],
    routes: [
      .init(
        name: "question",
        path: "/leagues/:league/questions/:question",
        types: ["league": "Int", "question": "UUID"],
        aliases: ["/q/:league/:question", "/old{/:league}?"],
        query: [
          .init(name: "tab", type: "all|mine", defaultValue: .text("all")),
          .init(name: "page", type: "Int", isRequired: true),
          .init(name: "tag", isRepeated: true),
          .init(name: "ids", type: "Int", defaultValue: .list([.integer(1)]), isRepeated: true),
          .init(name: "ratio", type: "Double", defaultValue: .double(0.5)),
          .init(name: "on", type: "Bool", defaultValue: .boolean(true)),
          .init(name: "big", type: "UInt64", defaultValue: .unsigned(.max)),
        ],
        exposure: ["web", "scheme"],
        effect: "navigate",
        isStrict: true,
        isCaseInsensitive: true,
        summary: "A question of a league.",
        examples: ["quiz://leagues/1/questions/2"]
      ),
      .init(name: "home", path: "/"),
    ]
  )

  /// A catalog that states nothing.
  static let bare = LinkCatalogV1(origins: [], routes: [])
}
