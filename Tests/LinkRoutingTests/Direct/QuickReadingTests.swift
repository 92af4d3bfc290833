import Foundation
import LinkPatterns
import LinkRouting
import LinkTesting
import Testing

/// Values of every kind that is read straight from the bytes of a URL.
private enum QuickLink: DeepLink {
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
  private static let values = Route<QuickLink>(
    "/v/:int/:text\\?bool=:bool&a_longer_name=:double&small=:small",
    TypedParameter<Int>.int("int"),
    TypedParameter<String>.string("text"),
    TypedParameter<Bool>.bool("bool"),
    TypedParameter<Double?>.optional(TypedParameter<Double>.double("double")),
    small,
    link: { QuickLink.values($0, $1, bool: $2, double: $3, small: $4) },
    print: { link -> (Int, String, Bool, Double?, Int8)? in
      guard case .values(let int, let text, let bool, let double, let small) = link else {
        return nil
      }
      return (int, text, bool, double, small)
    }
  )

  static let router = LinkRouter<QuickLink>(
    origins: [.scheme("a"), .scheme("longer-than-eight"), .domain("very-long.example.com")],
    routes: [
      values,
      Route("/b/:int\\?text=:text", .int("int", in: -9...99), .string("text", length: 1...3)) {
        .bounded($0, $1)
      } print: {
        if case .bounded(let int, let text) = $0 { (int, text) } else { nil }
      },
      Route(
        "/f",
        TypedParameter<String?>.optional(TypedParameter<String>.string("text").inFragment),
        link: QuickLink.fragment
      ) {
        if case .fragment(let text) = $0 { text } else { nil }
      },
      Route("/w/:word/:id\\?other=:other", .value("word"), .uuid("id"), .optional(.value("other")))
      {
        .words($0, $1, $2)
      } print: {
        if case .words(let word, let id, let other) = $0 { (word, id, other) } else { nil }
      },
    ]
  )
}

@Suite struct QuickReadingTests {
  @Test(arguments: [
    ("app://OPEN/b/1?text=a", [URLOrigin.scheme("app", host: "open"), .scheme("app")]),
    ("app://open/b/1?text=a", [.scheme("app"), .scheme("app", host: "open")]),
    ("app://other/b/1?text=a", [.scheme("app"), .scheme("app", host: "open")]),
    ("https://a.b.example/b/1?text=a", [.domain("*.b.example"), .scheme("https")]),
    ("http://b.example/b/1?text=a", [.domain("b.example", allowsHTTP: true), .scheme("http")]),
  ])
  func takesTheOriginThatTheLongWayTakes(text: String, origins: [URLOrigin]) {
    let router = LinkRouter(origins: origins, routes: QuickLink.router.routes)
    switch router.match(text) {
    case .matched(let match): #expect(router.link(for: text) == .success(match.link))
    case .unmatched(let reason), .rejected(let reason), .unavailable(let reason):
      #expect(router.link(for: text) == .failure(reason))
    }
  }

  private static let pieces = [
    "a://", "longer-than-eight://", "https://very-long.example.com/", "v", "b", "f", "/", "?", "&",
    "#", "=", "bool", "a_longer_name", "small", "text", "int", "true", "false", "0", "-1",
    "12345678",
    "123456789", "9223372036854775807", "9223372036854775808", "007", "1.5", "-0", "a", "abcd",
    "%41",
    "new", "longer-than-eight", "a b", "a%20b", "a+b", "%2541", "other", "New",
    "E621E1F8-C36C-495A-93FC-0C247A3E6E5F",
    "%C3%A9", "%ff", "%", "+", "é", "x_longer_name", "200", "-200", "4",
  ]

  @Test("texts of pieces mean what they mean the longer way", arguments: 0..<16 as Range<UInt64>)
  func meansTheSame(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let router = QuickLink.router
    let starts = [
      "a://v/1/t?bool=true", "a://v/1/t?bool=true&small=", "https://very-long.example.com/v/12/é?",
      "longer-than-eight://b/", "a://b/7?text=", "a:/f#",
      "a://w/", "a://w/new/e621e1f8-c36c-495a-93fc-0c247a3e6e5f?other=",
      "https://very-long.example.com/w/", "a://v/", "",
    ]
    for _ in 0..<500 {
      var text = starts.randomElement(using: &generator) ?? ""
      for _ in 0..<Int.random(in: 0...6, using: &generator) {
        text += Self.pieces.randomElement(using: &generator) ?? ""
      }
      let expected: Result<QuickLink, LinkReason> =
        switch router.match(text) {
        case .matched(let match): .success(match.link)
        case .unmatched(let reason), .rejected(let reason), .unavailable(let reason):
          .failure(reason)
        }
      #expect(router.link(for: text) == expected, "\(text), seed \(seed)")
    }
  }

  @Test(
    "numbers of every length",
    arguments: [0, 1, -1, 9, 10, 99, 1_234_567, 12_345_678, 99_999_999, 123_456_789, .max, .min]
  )
  func readsNumbers(_ number: Int) throws {
    let link = QuickLink.values(number, "", bool: true, double: nil, small: 5)
    #expect(QuickLink.router.link(for: "a://v/\(number)/?bool=true") != .success(link))
    let other = QuickLink.values(number, "x", bool: true, double: 0.5, small: -128)
    let url = try QuickLink.router.url(for: other)
    #expect(QuickLink.router.link(for: url.text) == .success(other))
  }

  @Test func routesByExampleMeanTheSameBothWays() {
    let router = QuizLink.router
    for seed in 0..<300 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let link = QuizLink.random(using: &generator, text: "a b%2B\(seed)")
      guard var text = try? router.url(for: link).text else { continue }
      text +=
        ["", "?utm=1", "&page=1", "&q=1", "/x", "&exact", "#a"].randomElement(using: &generator)
        ?? ""
      let expected: Result<QuizLink, LinkReason> =
        switch router.match(text) {
        case .matched(let match): .success(match.link)
        case .unmatched(let reason), .rejected(let reason), .unavailable(let reason):
          .failure(reason)
        }
      #expect(router.link(for: text) == expected, "\(text), seed \(seed)")
    }
  }

  @Test func aReasonThatIsWorkedOutLaterShowsNothingElseOfTheURL() throws {
    guard case .failure(let reason) = QuickLink.router.link(for: "a://none?token=hush") else {
      Issue.record("there is no such route")
      return
    }
    var dumped = ""
    dump(reason, to: &dumped)
    #expect(reason.code == .noRoute && reason.found == "none")
    #expect(!dumped.contains("hush") && dumped.contains("noRoute"))
    #expect(Set([reason, reason]).count == 1)
  }
}
