import FuzzSupport
import LinkPatterns
import URLPattern

/// Reads a link, and the same text as the URL Standard does.
///
/// Properties: the canonical text of a link reads as itself; a link that is accepted is a URL of the
/// Standard, and a web link with a domain is printed alike by both; both cut the canonical text into
/// the same components.
///
/// - Parameters:
///   - start: The first byte.
///   - count: The number of bytes.
/// - Returns: 0, as libFuzzer wants it.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzLinkURL(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = unsafe FuzzInput(start, count)
  guard let text = input[text: 0], let link = try? LinkURL(text) else { return 0 }
  require((try? LinkURL(link.text)) == link, "a canonical link reads as itself", link)
  // Special schemes other than the web's have rules that links do not follow; no app registers them.
  guard !["ws", "wss", "ftp", "file"].contains(link.scheme) else { return 0 }
  if let record = try? URLRecord(link.text) {
    let components = [record.scheme, record.path.text, record.query, record.fragment]
    require(cut(link) == components, "both cut alike", (link, record))
  }
  do {
    let record = try URLRecord(text)
    guard link.isWeb, case .domain = record.host else { return 0 }
    require(link.text.utf8.elementsEqual(record.href.utf8), "both print alike", (link, record))
  } catch {
    // Links do not read hosts as numbers: `https://256.1.1.1/` has a host that no app's list holds.
    require(error.code == .invalidIPv4Address, "a link is a URL", (link, error))
  }
  return 0
}

/// The components of a link by its layout.
private func cut(_ link: LinkURL) -> [String?] {
  let layout = link.layout
  return [layout.scheme, layout.path, layout.query, layout.fragment].map { $0.map(link.string) }
}
