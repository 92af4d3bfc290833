import FuzzSupport
import LinkAnalysis
import LinkPatterns
import LinkTesting

/// Looks up a path in a table of random patterns.
///
/// Input: `pieces 0xFF path`; each byte of the first chooses a piece of a pattern, or ends it.
///
/// Properties: the table finds what trying every pattern finds, in the same order; the order of
/// registration changes nothing; a pattern that does not match changes nothing.
///
/// - Parameters:
///   - start: The first byte.
///   - count: The number of bytes.
/// - Returns: 0, as libFuzzer wants it.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzTable(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = unsafe FuzzInput(start, count)
  guard let pieces = input[0]?.prefix(160), let path = input[text: 1] else { return 0 }
  let entries = entries(of: pieces)
  guard let url = try? LinkURL("s://h/" + path) else { return 0 }
  let law = AgreementLaw(entries: entries)
  for host in [LinkURL.HostPosition.authority, .firstSegment] {
    let violations = law.violations(for: url, host: host)
    require(violations.isEmpty, "the table agrees with trying every pattern", violations)
    let first = texts(PatternTable(entries), url, host)
    let reversed = texts(PatternTable(entries.reversed()), url, host)
    require(first == reversed, "the order of registration changes nothing", (entries, path))
    let others = entries.filter { first.contains($0.pattern.text) }
    let less = texts(PatternTable(others), url, host)
    require(first == less, "unrelated patterns change nothing", (entries, path))
  }
  return 0
}

/// The patterns that match, in order.
private func texts(
  _ table: PatternTable,
  _ url: LinkURL,
  _ host: LinkURL.HostPosition
) -> [String] {
  table.allCandidates(for: url, host: host).map { table.entries[$0.entry].pattern.text }
}

/// Makes entries of bytes.
private func entries(of bytes: some Collection<UInt8>) -> [PatternTable.Entry] {
  let pieces = [
    "/a", "/b", "/A", "/ab", "/:x", "/:n", "/12", "/x-:i", "/x-:i.:e", "/:w(a+|b)", "/:v(a|b)",
    "/:p+", "/:q*", "/*", "/:o?", "{/:g}?", "/f:m(\\d+)", "/a-very-long-literal", "{/a/:r}+", "/",
  ]
  var entries: [PatternTable.Entry] = []
  var text = ""
  for byte in bytes {
    guard byte % 8 == 0 else {
      text += pieces[Int(byte) % pieces.count]
      continue
    }
    if let pattern = try? PathPattern(text), !entries.contains(where: { $0.pattern == pattern }) {
      entries.append(
        PatternTable.Entry(
          pattern,
          shapes: ["n": .int],
          requiredQueryItems: Int(byte) / 8 % 2,
          caseInsensitiveLiterals: byte / 16 % 3 == 0,
          trailingSlash: byte >= 192 ? .asWritten : .ignored
        )
      )
    }
    text = ""
  }
  return entries
}
