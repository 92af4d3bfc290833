import LinkPatterns
import LinkTesting
import Testing

/// Reading the canonical text of a link changes nothing, and canonical text means what was written.
@Suite struct CanonicalURLTests {
  @Test(
    "an escape that would complete another one stays",
    arguments: [
      ("a:%%341", "a:%%341"), ("a:%%34%31", "a:%%341"), ("a:%4%31", "a:%4%31"),
      ("a:%4%61", "a:%4%61"), ("a:%%7a", "a:%%7A"), ("a:%%2E/x", "a:%%2E/x"),
      ("a://h/%%41%41", "a://h/%%41A"), ("https://h.example/%%341", "https://h.example/%%341"),
      ("a://%%341/x", "a://%%341/x"), ("a://h%4%31", "a://h%4%31"),
      // Nothing is completed here.
      ("a:%z%41", "a:%zA"), ("a:%é%41", "a:%%C3%A9A"), ("a://%/%41", "a://%/A"),
      ("a://%4/%41", "a://%4/A"), ("a:%25%41", "a:%25A"), ("a:%41%42", "a:AB"),
      ("a:41%42", "a:41B"),
      ("a:%", "a:%"), ("a:%4", "a:%4"), ("a://h/a%", "a://h/a%"),
      // Query and fragment stay as they are.
      ("a:b?%%341#%%341", "a:b?%%341#%%341"),
    ]
  )
  func keepsEscapesThatCompleteAnother(text: String, canonical: String) throws {
    try expect(text, canonical)
  }

  @Test(
    "an international label is read once",
    arguments: [
      ("a://xn--mnchen-3ya/x", "a://m%C3%BCnchen/x"), ("a://XN--mnchen-3YA", "a://m%C3%BCnchen"),
      ("a://b.xn--mnchen-3ya.c", "a://b.m%C3%BCnchen.c"),
      // Its escapes are written plainly before.
      ("a://%78n--mnchen-3ya", "a://m%C3%BCnchen"), ("a://xn%2D%2Dmnchen-3ya", "a://m%C3%BCnchen"),
      ("a://xn--m%6echen%2d3ya", "a://m%C3%BCnchen"),
      ("a://b%2Exn--mnchen-3ya", "a://b.m%C3%BCnchen"),
      ("a://xn--mnchen-3ya.%41%2f%c3%bc", "a://m%C3%BCnchen.A%2F%C3%BC"),
      // A label with an escape stands for itself, whatever it begins with.
      ("a://xn--p%EF%BF%BDhvtpxn--ttps", "a://xn--p%EF%BF%BDhvtpxn--ttps"),
      ("a://xn--p%c3%bc-3ya", "a://xn--p%C3%BC-3ya"), ("a://xn--ü-3ya", "a://xn--%C3%BC-3ya"),
      ("a://xn--a%-3ya", "a://xn--a%-3ya"), ("a://xn--%%341-3ya", "a://xn--%%341-3ya"),
      // What it stands for may begin like one.
      ("a://xn--xn--mnchen-eeb", "a://xn--m%C3%BCnchen"),
      // No text.
      ("a://xn--", "a://xn--"), ("a://xn--a-%7a%2f", "a://xn--a-z%2F"),
      ("a://xn--99999999.%41", "a://xn--99999999.A"),
      // A web host stays as it is.
      ("https://xn--mnchen-3ya.example/", "https://xn--mnchen-3ya.example/"),
    ]
  )
  func readsInternationalLabelsOnce(text: String, canonical: String) throws {
    try expect(text, canonical)
  }

  /// Expects the canonical form of a URL, and that it is its own.
  private func expect(_ text: String, _ canonical: String) throws {
    let link = try LinkURL(text)
    #expect(link.text == canonical)
    let again = try LinkURL(canonical)
    #expect(again.text == canonical)
    #expect(again == link)
  }

  /// Pieces that are written in several ways, or make others when they come together.
  private static let pieces = [
    "%", "%4", "1", "%34", "%31", "%25", "%2e", "%2E", "%2D", "%2f", "%7a", "%5f", "%c3%a9", "%C3",
    "é",
    "xn--", "XN--", "%78n--", "xn-", "-", "mnchen-3ya", "ttps", "99", ".", "%2Exn--", "a", "F", "/",
    "{", "\"", "'", "+", "&", "=", "日",
  ]

  /// Beginnings of links.
  private static let fronts = [
    "a://", "a:", "a:/", "a:///", "HTTPS://h.example/", "a://h/", "a://h?", "a:#",
  ]

  /// Makes a text of a few pieces.
  private static func text(_ random: inout SeededGenerator) -> String {
    let count = Int.random(in: 1...9, using: &random)
    return (fronts.randomElement(using: &random) ?? "")
      + (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
  }

  @Test(arguments: [1, 2, 3, 4, 5] as [UInt64])
  func readsItsOwnTextAsItself(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var count = 0
    for _ in 0..<1_500 {
      let text = Self.text(&random)
      guard let link = try? LinkURL(text) else { continue }
      count += 1
      let again = try? LinkURL(link.text)
      #expect(again?.text == link.text, "seed \(seed): \(text)")
      #expect(again == link, "seed \(seed): \(text)")
    }
    #expect(count > 700)
  }

  @Test(arguments: [1, 2, 3, 4, 5] as [UInt64])
  func keepsWhatThePathMeans(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<1_500 {
      let text = Self.text(&random)
      guard let link = try? LinkURL(text) else { continue }
      let bytes = Array(text.utf8)
      let written = bytes[NaiveLinkSplit(bytes).path]
      // A web URL without a path has the root.
      let wanted = written.isEmpty && link.isWeb ? "/" : PercentCoding.decode(written)
      #expect(link.decoded(link.layout.path) == wanted, "seed \(seed): \(text)")
    }
  }
}
