import FuzzSupport
import LinkPatterns

/// Reads a link, and its canonical text a second time.
///
/// Properties: the canonical text of a link reads as itself; a naive reading of it has the same parts.
///
/// - Parameters:
///   - start: The first byte.
///   - count: The number of bytes.
/// - Returns: 0, as libFuzzer wants it.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzLinkURL(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = unsafe FuzzInput(start, count)
  var limits = URLLimits.standard
  limits.admitsPorts = true
  guard let text = input[text: 0], let link = try? LinkURL(text, limits: limits) else { return 0 }
  let again = try? LinkURL(link.text, limits: limits)
  require(again == link, "a canonical link reads as itself", link)
  let naive = NaiveLinkURL(canonical: link.text)
  require(naive == NaiveLinkURL(link), "a naive reading has the same parts", (naive, link))
  return 0
}
