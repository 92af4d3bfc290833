import ConformanceSuites
import URLPattern

/// Bounds that no case of the data reaches, so that the suites test the parser and not the limits.
let unlimited = URLLimits(length: .max, segments: .max, queryItems: .max)

/// `urltestdata.json`: a text and a base, and the URL that they make.
///
/// Source: web-platform-tests, url/url-constructor.any.js.
struct URLTestDataSuite: Suite {
  let name = "urltestdata"

  func results(_ data: JSON) throws -> [CaseResult] {
    try data.cases().map { try result($0) }
  }

  /// Runs one case.
  private func result(_ json: JSON) throws -> CaseResult {
    let input = try json.requiredText("input")
    let base = json["base"]?.text
    let title = quoted(input) + (base.map { " on " + quoted($0) } ?? "")
    let isFailure = json["failure"]?.isTrue == true
    do throws(URLParsingError) {
      let base = try base.map { text throws(URLParsingError) in
        try URLRecord(text, limits: unlimited)
      }
      let url = try URLRecord(input, base: base, limits: unlimited)
      if isFailure { return CaseResult(title, ["expected failure, found \(quoted(url.href))"]) }
      let described: Set = ["input", "base", "comment", "searchParams", "relativeTo"]
      let attributes = URLAttributes(url)
      return CaseResult(
        title,
        attributes.differences(from: json.members ?? [:], ignoring: described)
      )
    } catch {
      if isFailure { return CaseResult(title, []) }
      let expected = json["href"]?.text ?? ""
      return CaseResult(title, ["expected \(quoted(expected)), found \(error.code.name)"])
    }
  }
}
