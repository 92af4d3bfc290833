import ConformanceSuites
import URLPattern

/// `percent-encoding.json`, its rows for UTF-8: the query and the fragment of a special URL.
///
/// The rows for other encodings are about documents that are not in UTF-8, which links never are.
///
/// Source: web-platform-tests, url/percent-encoding.window.js.
struct PercentEncodingSuite: Suite {
  let name = "percent-encoding"

  func results(_ data: JSON) throws -> [CaseResult] {
    try data.cases().compactMap { json in
      guard let wanted = json["output"]?["utf-8"]?.text else { return nil }
      let input = try json.requiredText("input")
      let text = "https://doesnotmatter.invalid/?\(input)#\(input)"
      guard let url = try? URLRecord(text, limits: unlimited) else {
        return CaseResult(quoted(input), ["the URL cannot be read"])
      }
      let found = [url.query ?? "", url.fragment ?? ""]
      let wrong = found.filter { !$0.utf8.elementsEqual(wanted.utf8) }
      return CaseResult(
        quoted(input),
        wrong.map { "expected \(quoted(wanted)), found \(quoted($0))" }
      )
    }
  }
}
