import FuzzSupport
import LinkAnalysis
import LinkPatterns
import LinkRouting
import LinkTesting

/// Reads a random URL, and prints a link of random values, with a router that has every kind of
/// parameter.
///
/// Input: `values 0xFF path`; the first chooses a link and its values, the second is a URL behind the
/// beginning of each origin.
///
/// Properties: what is printed for a link leads back to an equal link, and is canonical; what is printed
/// for the link of a URL does so too, and is printed for its own link again; the answer for a text is
/// that of the URL; the catalog finds the route that the router finds; nothing traps.
///
/// - Parameters:
///   - start: The first byte.
///   - count: The number of bytes.
/// - Returns: 0, as libFuzzer wants it.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzRouter(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = unsafe FuzzInput(start, count)
  if let bytes = input[0], let first = bytes.first {
    var values = ValueSource(bytes.dropFirst())
    check(ToolboxLink.make(first, from: &values))
  }
  guard let path = input[text: 1] else { return 0 }
  for beginning in ["box://", "https://box.example/", "box.fixed://host/", ""] {
    check(beginning + path)
  }
  return 0
}

/// Checks what is printed for a link.
private func check(_ link: ToolboxLink) {
  let router = ToolboxLink.router
  let violations = RoundTripLaw(router: router).violations(for: link)
  require(violations.isEmpty, "match(print(link)) == link", violations)
  for origin in router.prefixes {
    guard let url = try? router.url(for: link, at: origin) else { continue }
    require(
      (try? router.link(for: url.text)) == link,
      "read and printed alike",
      (link, url.text)
    )
    require(Set([link]).contains(link), "equal links hash alike", link)
  }
}

/// Checks what is read from a URL.
private func check(_ text: String) {
  let router = ToolboxLink.router
  let (match, link) = (router.match(text), try? router.link(for: text))
  let route = ToolboxLink.catalog.match(text, from: .universalLink).found?.route
  guard case .matched(let matched) = match else {
    require(link == nil, "the short way finds what the long way finds", (text, link))
    let isKnownToCode = route.map(ToolboxLink.refusesByCode.contains) ?? true
    return require(isKnownToCode, "the catalog finds nothing else", (text, route ?? ""))
  }
  require(route == matched.route, "the catalog finds what the router finds", (text, route ?? ""))
  require(link == matched.link, "the short way finds what the long way finds", text)
  check(matched.link)
  guard let url = try? router.url(for: matched.link) else { return }
  guard let canonical = try? LinkURL(url.text) else {
    return require(false, "print(match(url)) is a URL", (text, url.text))
  }
  require(canonical.text == url.text, "print(match(url)) is canonical", (text, url.text))
  guard let again = try? router.link(for: url.text) else {
    return require(false, "print(match(url)) leads to the link", (text, url.text))
  }
  require((try? router.url(for: again).text) == url.text, "printed alike again", (text, url.text))
}
