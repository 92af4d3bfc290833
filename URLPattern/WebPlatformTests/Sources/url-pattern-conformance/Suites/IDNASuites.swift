import ConformanceSuites
import URLPattern

/// `toascii.json`: domains as hosts of a URL and as values of its setters.
///
/// Source: web-platform-tests, url/toascii.window.js.
struct ToASCIISuite: Suite {
  let name = "toascii"

  func results(_ data: JSON) throws -> [CaseResult] {
    try data.cases().map { json in
      let input = try json.requiredText("input")
      let wanted = json["output"]?.text
      var differences = DomainCheck.parse(input, wanted: wanted)
      for component in [URLRecord.Component.host, .hostname] {
        guard var url = try? URLRecord("https://x/x") else { continue }
        try? url.set(component, to: input, limits: unlimited)
        let found = url.host?.text ?? ""
        if found != wanted ?? "x" {
          differences.append("\(component) set: expected \(quoted(wanted ?? "x")), found \(found)")
        }
      }
      return CaseResult(quoted(input), differences)
    }
  }
}

/// `IdnaTestV2.json`: the conformance tests of UTS 46 as hosts of a URL.
///
/// Source: web-platform-tests, url/IdnaTestV2.window.js.
struct IdnaTestSuite: Suite {
  let name = "IdnaTestV2"

  func results(_ data: JSON) throws -> [CaseResult] {
    try data.cases().compactMap { json in
      let input = try json.requiredText("input")
      // No URL has an empty host here, so there is nothing to test.
      guard !input.isEmpty else { return nil }
      let escaped = input.unicodeScalars.map { Self.escapes[$0] ?? String($0) }.joined()
      return CaseResult(quoted(input), DomainCheck.parse(escaped, wanted: json["output"]?.text))
    }
  }

  /// The escapes of characters that would end the host instead of being refused in it.
  private static let escapes: [Unicode.Scalar: String] = [
    ":": "%3A", "/": "%2F", "?": "%3F", "#": "%23", "\\": "%5C",
  ]
}

/// What the suites about domains have in common.
enum DomainCheck {
  /// Reads a URL with a domain and compares its host.
  static func parse(_ domain: String, wanted: String?) -> [String] {
    do throws(URLParsingError) {
      let url = try URLRecord("https://\(domain)/x", limits: unlimited)
      let found = url.host?.text ?? ""
      guard let wanted else { return ["expected failure, found \(quoted(found))"] }
      let isRight = found.utf8.elementsEqual(wanted.utf8) && url.path.text == "/x"
      return isRight ? [] : ["expected \(quoted(wanted)), found \(quoted(url.href))"]
    } catch {
      guard let wanted else { return [] }
      return ["expected \(quoted(wanted)), found \(error.code.name)"]
    }
  }
}
