import ConformanceSuites
import URLPattern

/// `setters_tests.json`: a URL, an attribute and its new value, and the URL that comes of it.
///
/// Source: web-platform-tests, url/url-setters.any.js.
struct SettersSuite: Suite {
  let name = "setters_tests"

  /// The components by the names of their attributes.
  private static let components: [String: URLRecord.Component] = [
    "protocol": .scheme, "username": .username, "password": .password, "host": .host,
    "hostname": .hostname, "port": .port, "pathname": .path, "search": .query, "hash": .fragment,
  ]

  func results(_ data: JSON) throws -> [CaseResult] {
    let attributes = (data.members ?? [:]).keys.filter { $0 != "comment" }.sorted()
    return try attributes.flatMap { attribute in
      try (data[attribute] ?? .null).cases().map { try result($0, attribute) }
    }
  }

  /// Runs one case.
  private func result(_ json: JSON, _ attribute: String) throws -> CaseResult {
    let href = try json.requiredText("href")
    let value = try json.requiredText("new_value")
    let title = "\(attribute) of \(quoted(href)) set to \(quoted(value))"
    guard var url = try? URLRecord(href, limits: unlimited) else {
      return CaseResult(title, ["the URL cannot be read"])
    }
    var note: [String] = []
    do throws(URLParsingError) {
      if attribute == "href" {
        url = try URLRecord(value, limits: unlimited)
      } else if let component = Self.components[attribute] {
        try url.set(component, to: value, limits: unlimited)
      } else {
        return CaseResult(title, ["no such attribute"])
      }
    } catch {
      note = ["the setter refused: \(error.code.name)"]
    }
    let differences = URLAttributes(url).differences(from: json["expected"]?.members ?? [:])
    return CaseResult(title, differences.isEmpty ? [] : differences + note)
  }
}
