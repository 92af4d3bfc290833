import LinkTesting
import Testing

@testable import LinkPatterns

/// The splitter finds what a naive reading finds.
@Suite struct URLSplitterTests {
  /// What a split found: the layout, or the error.
  private typealias Answer = Result<URLLayout, LinkURLError>

  /// Splits bytes.
  private static func split(_ bytes: [UInt8], _ limits: URLLimits = .standard) -> Answer {
    Answer { () throws(LinkURLError) in
      try URLSplitter.split(ContiguousArray(bytes).span, limits: limits)
    }
  }

  /// Compares both readings of a text.
  private static func compare(_ bytes: [UInt8], _ comment: @autoclosure () -> Comment) {
    let naive = NaiveLinkSplit(bytes)
    guard case .success(let layout) = split(bytes) else {
      if naive.isAccepted { Issue.record(comment()) }
      return
    }
    let isSame =
      naive.isAccepted && layout.scheme == naive.scheme && layout.host == naive.host
      && layout.port == naive.port && layout.path == naive.path && layout.query == naive.query
      && layout.fragment == naive.fragment && layout.isCanonical == naive.isCanonical
    if !isSame { Issue.record(comment()) }
    let slashes = bytes[layout.path].prefix(64).enumerated().reduce(0 as UInt64) { marks, next in
      next.element == UInt8(ascii: "/") ? marks | 1 << UInt64(next.offset) : marks
    }
    #expect(layout.slashes == slashes, comment())
  }

  /// Fronts that put the path at every distance from a multiple of eight, with and without a host.
  private static let fronts =
    ["https://", "http://", "a:", "abcdefg:", "abcdefgh:", "a://", "m-y.app1://x_Y", "a:/"]
    + (1...8).map { "https://" + String(repeating: "h", count: $0) }

  /// All that ASCII has, and some bytes beyond.
  private static let bytes = (UInt8.min...UInt8.max).filter {
    $0 < 0x80 || $0.isMultiple(of: 16) || $0 == 0xFF
  }

  @Test(arguments: [("path", ""), ("query", "/?"), ("fragment", "/#"), ("query and on", "?k=v&l#")])
  func readsEveryByteAtEveryPlace(part: String, opening: String) {
    for front in Self.fronts {
      let start = Array((front + opening + (opening.isEmpty ? "/" : "")).utf8)
      for (before, after) in [("", "/qqqqqqqq"), ("ppppppppp", "")] {
        for byte in Self.bytes {
          let bytes = start + Array(before.utf8) + [byte] + Array(after.utf8)
          Self.compare(bytes, "\(part): \(bytes)")
        }
      }
    }
  }

  @Test func readsEveryByteAtEveryPlaceOfAHostAndAScheme() {
    for length in [0, 1, 2, 3, 4, 5, 6, 7, 8, 16] {
      let before = String(repeating: "h", count: length)
      for byte in Self.bytes {
        for (front, back) in [("https://", "/p"), ("myapp://", "/p"), ("a", "://host/p"), ("", "")]
        {
          for after in ["", "ttttttttt"] {
            let bytes =
              Array((front + before).utf8) + [byte] + Array((after + back).utf8)
            Self.compare(bytes, "\(bytes)")
          }
        }
      }
    }
  }

  @Test("agrees on texts of every length", arguments: 0...40)
  func agreesOnEveryLength(length: Int) {
    for url in [
      "https://example.com/a/b?c=d&e=f#g", "myapp://leagues/12/questions/34", "a:b/c?d#e",
    ] {
      let text = Array((url + String(repeating: "z", count: 40)).utf8.prefix(length))
      Self.compare(text, "\(String(decoding: text, as: UTF8.self))")
    }
  }

  @Test("looks at nothing outside the text, at any address", arguments: 0...8)
  func readsFromAnyAddress(offset: Int) throws {
    for url in ["https://example.com/a/b?c=d&e=f#g", "myapp://leagues", "a://b/cd"] {
      // What surrounds the text would end components, or be refused.
      let around = [UInt8](repeating: UInt8(ascii: "?"), count: offset)
      let text = Array(url.utf8)
      let bytes = ContiguousArray(around + text + [0, 0x80, UInt8(ascii: "#")])
      let span = bytes.span.extracting(offset..<(offset + text.count))
      let layout = try URLSplitter.split(span, limits: .standard)
      #expect(layout == (try Self.split(text).get()), "\(url) at \(offset)")
    }
  }

  /// Pieces of which links are made.
  private static let pieces = [
    "https://", "http://", "HTTPS://", "https:", "http:/", "myapp://", "myapp:", "com.example.app:",
    "example.com", "WWW.Example.COM", "leagues", "/", "//", "?", "#", "&", "=", ":", "@", ".", "..",
    "%2e", "%2E%2e", "%25", "%", "a", "B", "_", "-", "~", "!", "'", "\"", "<", "`", "{", "^", "|",
    "\\", " ", "\t", "\0", "\u{7F}", "é", "💩", "[", ":443", ":80", ":8080", "questions", "/123",
    "?utm_source=mail", "#top", "/.well-known", "/%E6%97%A5", "4", "%34", "%7A", "xn--",
  ]

  /// Makes a text of a few pieces, mostly with a front that a link can have.
  static func text(_ random: inout SeededGenerator) -> String {
    let count = Int.random(in: 0...9, using: &random)
    let front = Int.random(in: 0...7, using: &random)
    return (front == 7 ? "" : pieces[front])
      + (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
  }

  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func agreesWithANaiveReading(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<3_000 {
      let text = Self.text(&random)
      Self.compare(Array(text.utf8), "seed \(seed): \(text.debugDescription)")
    }
  }
}
