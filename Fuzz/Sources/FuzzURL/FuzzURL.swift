import FuzzSupport
import URLPattern

/// Reads a URL, a reference relative to it, and a new value for one of its components.
///
/// Input: `URL 0xFF reference 0xFF value`, the value's first byte choosing the component.
///
/// Properties: printing is idempotent, and a naive reading of what is printed has the same parts.
///
/// - Parameters:
///   - start: The first byte.
///   - count: The number of bytes.
/// - Returns: 0, as libFuzzer wants it.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzURL(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = unsafe FuzzInput(start, count)
  guard let bytes = input[0], let base = try? URLRecord(utf8: bytes) else { return 0 }
  check(base)
  if let text = input[text: 1], let relative = try? URLRecord(text, base: base) { check(relative) }
  if let value = input[2], let choice = value.first {
    let components = URLRecord.Component.allCases
    var changed = base
    let component = components[Int(choice) % components.count]
    try? changed.set(component, to: String(decoding: value.dropFirst(), as: UTF8.self))
    // The one case in which the Standard's setters make what is not canonical, see `set`.
    let becameFile = changed.scheme == "file" && base.scheme != "file"
    if !becameFile { check(changed) }
  }
  return 0
}

/// Checks the properties of a record.
private func check(_ record: URLRecord) {
  let href = record.href
  require((try? URLRecord(href)) == record, "printing is idempotent", record)
  let naive = NaiveURL(href: href)
  require(naive == NaiveURL(record), "a naive reading has the same parts", (naive, record))
}
