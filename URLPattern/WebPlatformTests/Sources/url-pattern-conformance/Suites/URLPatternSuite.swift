import ConformanceSuites
import URLPattern

/// `urlpatterntestdata.json`: a pattern, its canonical components, an input, and what it matches.
///
/// Cases in which an argument has a type that no initialiser or method takes are passed by type:
/// they test that the interface refuses them, and here the compiler does.
///
/// Source: web-platform-tests, urlpattern/resources/urlpattern.js.
struct URLPatternSuite: Suite {
  var name = "urlpatterntestdata"

  let file = "urlpatterntestdata"

  /// What the paths of custom schemes are.
  var customSchemePaths = URLPatternOptions.CustomSchemePaths.hierarchical

  func results(_ data: JSON) throws -> [CaseResult] {
    try data.cases().map { entry in
      let title = [entry["pattern"], entry["inputs"]].map { ($0 ?? .null).shown }
      return CaseResult(title.joined(separator: " on "), try differences(entry))
    }
  }

  /// Runs one case.
  private func differences(_ entry: JSON) throws -> [String] {
    let isError = entry["expected_obj"]?.text == "error"
    let arguments = try PatternArguments((entry["pattern"] ?? .array([])).elements())
    guard let arguments else { return isError ? [] : ["no initialiser takes these types"] }
    let pattern: URLPattern
    do throws(PatternSyntaxError) {
      pattern = try arguments.pattern(customSchemePaths)
    } catch {
      return isError ? [] : ["expected a pattern, found \(error.code.name): \(error.message)"]
    }
    if isError { return ["expected an error, found a pattern"] }
    let expectations = URLPatternExpectations(entry: entry, arguments: arguments)
    let inputs = try (entry["inputs"] ?? .array([])).elements()
    return expectations.componentDifferences(pattern)
      + (try expectations.matchDifferences(pattern, inputs))
  }
}

/// The arguments of the constructor of a pattern.
struct PatternArguments {
  /// The short form, when that is given.
  private(set) var text: String?
  /// The components, when those are given.
  private(set) var components: [String: JSON]?
  /// The base URL of the short form.
  private(set) var baseURL: String?
  /// Whether the case of letters is ignored.
  private var ignoreCase = false

  /// Sorts arguments by type, or fails when no initialiser takes them.
  init?(_ arguments: [JSON]) {
    var rest = arguments[...]
    if case .string(let text) = rest.first {
      self.text = text
      rest.removeFirst()
      if case .string(let base) = rest.first {
        baseURL = base
        rest.removeFirst()
      }
    } else {
      components = rest.popFirst()?.members ?? [:]
    }
    if let options = rest.first?.members {
      ignoreCase = options["ignoreCase"]?.isTrue == true
      rest.removeFirst()
    }
    if !rest.isEmpty { return nil }
  }

  /// The base URL, however it is given.
  var base: URLRecord? {
    (baseURL ?? components?["baseURL"]?.text).flatMap { try? URLRecord($0) }
  }

  /// Makes the pattern.
  func pattern(
    _ paths: URLPatternOptions.CustomSchemePaths
  ) throws(PatternSyntaxError) -> URLPattern {
    let options = URLPatternOptions(ignoreCase: ignoreCase, customSchemePaths: paths)
    if let text { return try URLPattern(text, baseURL: baseURL, options: options) }
    return try URLPattern(URLPatternInit(components ?? [:]), options: options)
  }
}

extension URLPatternInit {
  /// Takes the members of an object.
  init(_ members: [String: JSON]) {
    self.init(baseURL: members["baseURL"]?.text)
    for component in URLPattern.Component.allCases {
      self[component] = members[component.name]?.text
    }
  }
}

extension JSON {
  /// The value in one line, for titles.
  var shown: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let value): "\(value)"
    case .string(let text): quoted(text)
    case .array(let elements): "[" + elements.map(\.shown).joined(separator: ", ") + "]"
    case .object(let members):
      "{" + members.sorted { $0.key < $1.key }.map { "\($0): \($1.shown)" }.joined(separator: ", ")
        + "}"
    }
  }
}
