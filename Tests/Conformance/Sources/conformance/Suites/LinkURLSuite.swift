import LinkPatterns

/// `urltestdata.json`: what the core takes for a link has the scheme and the host that browsers see.
///
/// Everything else is refused: links are not repaired. A base is not read, so a relative text is not a link.
///
/// Source: web-platform-tests, url/url-constructor.any.js.
struct LinkURLSuite: Suite {
  let name = "link-urls"

  let file = "urltestdata"

  func results(_ data: JSON) throws -> [CaseResult] {
    try data.cases().map { json in
      let input = try json.requiredText("input")
      guard let link = try? LinkURL(input) else { return CaseResult(quoted(input), []) }
      if json["failure"]?.isTrue == true {
        return CaseResult(quoted(input), ["expected a refusal, found \(quoted(link.text))"])
      }
      let found = ["protocol": link.scheme + ":", "hostname": link.host ?? ""]
      let differences = found.sorted { $0.key < $1.key }.compactMap { key, value -> String? in
        let wanted = json[key]?.text ?? ""
        guard !value.utf8.elementsEqual(wanted.utf8) else { return nil }
        return "\(key): expected \(quoted(wanted)), found \(quoted(value))"
      }
      return CaseResult(quoted(input), differences)
    }
  }
}
