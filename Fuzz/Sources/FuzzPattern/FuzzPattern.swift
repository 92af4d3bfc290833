import FuzzSupport
import URLPattern

/// Reads a pattern in its short form, and again from its canonical components.
///
/// Input: `pattern 0xFF URL`.
///
/// Properties: the canonical components are a pattern that has them as its own; both patterns match
/// the same URLs with the same groups; an error lies within the pattern it names.
///
/// Left out are patterns with an empty group that repeats: the standard makes the texts on its two
/// sides canonical apart and prints them as one, so that the port `6{}*55341` prints as `655341`.
/// So is the host `[`: the standard sees an IPv6 address in `\[` but not in one character, which is
/// what it prints for `\[`.
///
/// - Parameters:
///   - start: The first byte.
///   - count: The number of bytes.
/// - Returns: 0, as libFuzzer wants it.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzPattern(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = unsafe FuzzInput(start, count)
  guard let text = input[text: 0] else { return 0 }
  let pattern: URLPattern
  do throws(PatternSyntaxError) {
    pattern = try URLPattern(text, baseURL: text.utf8.count % 2 == 0 ? nil : "https://a.b/c/d?e#f")
  } catch {
    require(error.utf8Offset <= error.pattern.utf8.count, "an error is in its pattern", error)
    require(!error.description.isEmpty, "an error has a description", error)
    return 0
  }
  guard !["{}*", "{}+", "{}?"].contains(where: text.contains), pattern.hostname != "[" else {
    return 0
  }
  // Canonical text can be longer than what was written, by backslashes and percent-encoding.
  let options = URLPatternOptions(limits: PatternLimits(length: .max))
  var components = URLPatternInit()
  for component in URLPattern.Component.allCases { components[component] = pattern[component] }
  // One delimiter is dropped from these when they are read.
  components.protocol = pattern.protocol + ":"
  components.search = "?" + pattern.search
  components.hash = "#" + pattern.hash
  // A default port that is given as such is left out, and `443;` is `443` only when it is read.
  if let first = pattern.port.first, first.isNumber { components.port = "{}" + pattern.port }
  guard let again = try? URLPattern(components, options: options) else {
    require(false, "canonical components are a pattern", components)
    return 0
  }
  for component in URLPattern.Component.allCases {
    let isSame = again[component].utf8.elementsEqual(pattern[component].utf8)
    require(isSame, "canonical components stay as they are", (text, pattern, again))
  }
  guard let url = input[text: 1] else { return 0 }
  let (first, second) = (try? pattern.exec(url), try? again.exec(url))
  require(first == second, "the canonical pattern matches alike", (text, url))
  return 0
}
