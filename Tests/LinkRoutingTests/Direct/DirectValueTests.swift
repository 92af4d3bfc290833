import Foundation
import LinkPatterns
import LinkRouting
import Testing

/// Values of several types, in the path, the query and the fragment.
private enum ValueLink: DeepLink {
  case values(Int, String, bool: Bool, double: Double?, small: Int8)
  case bounded(Int, String)
  case fragment(String?)
  case words(Word, UUID, Word?)

  /// A few words, one of which looks like another one that is encoded.
  enum Word: String, CaseIterable, LinkParameter {
    case new
    case longerThanEight = "longer-than-eight"
    case spaced = "a b"
    case escape = "%41"
    case none = ""
  }

  /// A parameter with a value where the URL has none.
  private static let small = TypedParameter<Int8>.optional(
    TypedParameter<Int8>.value("small"),
    default: 5 as Int8
  )

  /// The route of the first case.
  private static let values = LinkRoute<ValueLink>(
    "/v/:int/:text\\?bool=:bool&a_longer_name=:double&small=:small",
    TypedParameter<Int>.int("int"),
    TypedParameter<String>.string("text"),
    TypedParameter<Bool>.bool("bool"),
    TypedParameter<Double?>.optional(TypedParameter<Double>.double("double")),
    small,
    read: { ValueLink.values($0, $1, bool: $2, double: $3, small: $4) },
    print: { link -> (Int, String, Bool, Double?, Int8)? in
      guard case .values(let int, let text, let bool, let double, let small) = link else {
        return nil
      }
      return (int, text, bool, double, small)
    }
  )

  static let router = LinkRouter<ValueLink>(
    prefixes: [.scheme("a"), .scheme("longer-than-eight"), .domain("very-long.example.com")],
    routes: [
      values,
      LinkRoute("/b/:int\\?text=:text", .int("int", in: -9...99), .string("text", length: 1...3)) {
        .bounded($0, $1)
      } print: {
        if case .bounded(let int, let text) = $0 { (int, text) } else { nil }
      },
      LinkRoute(
        "/f",
        TypedParameter<String?>.optional(TypedParameter<String>.string("text").inFragment),
        read: ValueLink.fragment
      ) {
        if case .fragment(let text) = $0 { text } else { nil }
      },
      LinkRoute(
        "/w/:word/:id\\?other=:other",
        .value("word"),
        .uuid("id"),
        .optional(.value("other"))
      ) {
        .words($0, $1, $2)
      } print: {
        if case .words(let word, let id, let other) = $0 { (word, id, other) } else { nil }
      },
    ]
  )
}

@Suite struct DirectValueTests {
  @Test(arguments: [
    ("app://OPEN/b/1?text=a", [LinkPrefix.scheme("app", host: "open"), .scheme("app")], true),
    ("app://open/b/1?text=a", [.scheme("app"), .scheme("app", host: "open")], true),
    ("app://other/b/1?text=a", [.scheme("app"), .scheme("app", host: "open")], false),
    ("app://b/1?text=a", [.scheme("app"), .scheme("app", host: "open")], true),
    ("https://a.b.example/b/1?text=a", [.domain("*.b.example"), .scheme("https")], true),
    (
      "http://b.example/b/1?text=a", [.domain("b.example", allowsHTTP: true), .scheme("http")], true
    ),
  ])
  func aPrefixWithTheHostComesBeforeOneWithout(
    text: String,
    prefixes: [LinkPrefix],
    isLink: Bool
  ) {
    let router = LinkRouter(prefixes: prefixes, routes: ValueLink.router.routes)
    #expect((try? router.link(for: text)) == (isLink ? .bounded(1, "a") : nil))
  }

  @Test(
    "numbers of every length",
    arguments: [0, 1, -1, 9, 10, 99, 1_234_567, 12_345_678, 99_999_999, 123_456_789, .max, .min]
  )
  func readsNumbers(_ number: Int) throws {
    let link = ValueLink.values(number, "", bool: true, double: nil, small: 5)
    #expect((try? ValueLink.router.link(for: "a://v/\(number)/?bool=true")) != link)
    let other = ValueLink.values(number, "x", bool: true, double: 0.5, small: -128)
    let url = try ValueLink.router.url(for: other)
    #expect((try? ValueLink.router.link(for: url.text)) == other)
  }

  @Test func aReasonShowsNothingElseOfTheURL() throws {
    guard let reason = ValueLink.router.reason(for: "a://none?token=hush") else {
      Issue.record("there is no such route")
      return
    }
    var dumped = ""
    dump(reason, to: &dumped)
    #expect(reason.code == .noRoute && reason.found == "none")
    #expect(!dumped.contains("hush") && dumped.contains("noRoute"))
    #expect(reason == ValueLink.router.reason(for: "a://none?token=hush"))
  }
}
