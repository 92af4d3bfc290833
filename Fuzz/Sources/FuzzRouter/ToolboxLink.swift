import Foundation
import LinkAnalysis
import LinkPatterns
import LinkRouting

/// Links with every kind of parameter, in every place and form of declaration.
enum ToolboxLink: DeepLink {
  case numbers(Int, UInt, Int8)
  case ratio(Double, size: Float?)
  case flags(Bool, isExact: Bool, isOn: Bool?)
  case text(String, Substring)
  case identifier(UUID)
  case date(Date, day: Date?)
  case page(URL)
  case level(Level, size: Size?)
  case lists([Int], [String])
  case folder([String], page: Int)
  case file(String, section: String?)
  case photo(Int, String)
  case language(String?, String)
  case secret(String)
  case named([String: String])

  enum Level: String, CaseIterable, LinkParameter { case low, high, veryHigh = "very high" }
  enum Size: Int, CaseIterable, LinkParameter { case small = 1, large = 3 }

  /// The router; all routes are open to the web.
  static let router = LinkRouter<ToolboxLink>(
    checkedOrTrap: [
      .scheme("box"), .domain("box.example"), .scheme("box.fixed", host: "host"),
    ],
    routes: (numberRoutes + textRoutes + listRoutes).map { $0.access(.from(.universalLink)) }
  )

  /// Its catalog.
  static let catalog = ParsedCatalog(router.catalog())

  /// The routes whose types refuse text of the right form, which no catalog knows.
  static let refusesByCode: Set<String> = ["dates", "pages"]

  /// A link of values.
  static func make(_ choice: UInt8, from values: inout ValueSource) -> ToolboxLink {
    switch choice % 15 {
    case 0:
      .numbers(
        values.integer(),
        UInt(bitPattern: values.integer()),
        Int8(truncatingIfNeeded: values.integer())
      )
    case 1: .ratio(values.double(), size: values.optional { Float($0.double()) })
    case 2:
      .flags(values.boolean(), isExact: values.boolean(), isOn: values.optional { $0.boolean() })
    case 3: .text(values.text(), Substring(values.text()))
    case 4: .identifier(values.identifier())
    case 5: .date(values.date(), day: values.optional { $0.date() })
    case 6:
      .page(URL(string: "https://box.example/\(values.integer())") ?? URL(fileURLWithPath: "/"))
    case 7:
      .level(
        Level.allCases[Int(values.byte()) % 3],
        size: values.optional { $0.boolean() ? .small : .large }
      )
    case 8: .lists(values.list { $0.integer() }, values.list { $0.text() })
    case 9: .folder(values.list { $0.text() }, page: values.integer())
    case 10: .file(values.text(), section: values.optional { $0.text() })
    case 11: .photo(values.integer(), values.text())
    case 12: .language(values.optional { $0.text() }, values.text())
    case 13: .secret(values.text())
    default: .named(["id": values.text(), "tag": values.text()])
    }
  }

  /// Numbers, truth values, words, dates and identifiers.
  private static var numberRoutes: [LinkRoute<ToolboxLink>] {
    [
      LinkRoute("/numbers/:a/:b/:c", .int("a"), .uint("b"), .value("c", as: Int8.self)) {
        .numbers($0, $1, $2)
      } print: {
        if case .numbers(let a, let b, let c) = $0 { (a, b, c) } else { nil }
      },
      LinkRoute("/ratio/:r", .double("r"), .optional(.float("size")).inQuery) {
        .ratio($0, size: $1)
      } print: {
        if case .ratio(let ratio, let size) = $0 { (ratio, size) } else { nil }
      },
      LinkRoute(
        "/flags/:a",
        .bool("a"),
        .flag("exact").inQuery,
        .optional(.bool("on", true: ["yes"], false: ["no"])).inQuery
      ) {
        .flags($0, isExact: $1, isOn: $2)
      } print: {
        if case .flags(let flag, let isExact, let isOn) = $0 { (flag, isExact, isOn) } else { nil }
      },
      LinkRoute("/id/:id", .uuid("id"), read: ToolboxLink.identifier) {
        if case .identifier(let id) = $0 { id } else { nil }
      },
      LinkRoute(
        "/dates?at=:at&day=:day",
        .date("at"),
        .optional(.date("day", as: .day)),
        name: "dates"
      ) {
        .date($0, day: $1)
      } print: {
        if case .date(let date, let day) = $0 { (date, day) } else { nil }
      },
      LinkRoute("/levels/:level\\?size=:size", .value("level"), .optional(.value("size"))) {
        .level($0, size: $1)
      } print: {
        if case .level(let level, let size) = $0 { (level, size) } else { nil }
      },
    ]
  }

  /// Texts, in every place.
  private static var textRoutes: [LinkRoute<ToolboxLink>] {
    [
      LinkRoute("/texts/:a\\?b=:b", .string("a"), .substring("b", length: 0...8)) {
        .text($0, $1)
      } print: {
        if case .text(let one, let other) = $0 { (one, other) } else { nil }
      },
      LinkRoute(
        "/pages",
        .url("to", hosts: ["box.example"]).inQuery,
        name: "pages",
        read: ToolboxLink.page
      ) {
        if case .page(let url) = $0 { url } else { nil }
      },
      LinkRoute("/files/:path+#:section", .string("path"), .optional(.string("section"))) {
        .file($0, section: $1)
      } print: {
        if case .file(let path, let section) = $0 { (path, section) } else { nil }
      },
      LinkRoute("/photos/photo-:id.:kind", .int("id", in: -9...99), .string("kind")) {
        .photo($0, $1)
      } print: {
        if case .photo(let id, let kind) = $0 { (id, kind) } else { nil }
      },
      LinkRoute(
        "{/:language([a-z][a-z])}?/docs/:page",
        .optional(.string("language")),
        .string("page")
      ) {
        .language($0, $1)
      } print: {
        if case .language(let language, let page) = $0 { (language, page) } else { nil }
      },
      LinkRoute("/secret/:token", .string("token", length: 2...8).secret, read: ToolboxLink.secret)
      {
        if case .secret(let token) = $0 { token } else { nil }
      },
      LinkRoute("/named/:id\\?tag=:tag", name: "named") {
        .named($0.strings)
      } print: {
        if case .named(let values) = $0 { values } else { nil }
      },
    ]
  }

  /// Lists, and what has a default.
  private static var listRoutes: [LinkRoute<ToolboxLink>] {
    [
      LinkRoute("/lists/:ids", .list(.int("ids"), separator: .comma), .list(.string("tag")).inQuery)
      {
        .lists($0, $1)
      } print: {
        if case .lists(let ids, let tags) = $0 { (ids, tags) } else { nil }
      },
      LinkRoute(
        "/folders/:parts+",
        .list(.string("parts"), separator: .slash),
        .optional(.int("page"), default: 1).inQuery
      ) {
        .folder($0, page: $1)
      } print: {
        if case .folder(let parts, let page) = $0 { (parts, page) } else { nil }
      },
    ]
  }
}

extension LinkRouter {
  /// Creates a router whose declarations are known to be right.
  fileprivate init(checkedOrTrap prefixes: [LinkPrefix], routes: [LinkRoute<Link>]) {
    self.init(prefixes: prefixes, routes: routes)
    precondition(problems.isEmpty, "\(problems)")
  }
}

extension ValueSource {
  /// A UUID.
  fileprivate mutating func identifier() -> UUID {
    let (a, b) = (integer(), integer())
    let bytes = (0..<16).map { UInt8(truncatingIfNeeded: ($0 < 8 ? a : b) >> (8 * ($0 % 8))) }
    return UUID(
      uuid: (
        bytes[0], bytes[1], bytes[2], bytes[3], bytes[4], bytes[5], bytes[6], bytes[7],
        bytes[8], bytes[9], bytes[10], bytes[11], bytes[12], bytes[13], bytes[14], bytes[15]
      )
    )
  }

  /// A date, whole days often.
  fileprivate mutating func date() -> Date {
    let (isDay, number) = (boolean(), integer())
    return Date(timeIntervalSince1970: isDay ? Double(number % 40_000) * 86_400 : double())
  }
}
