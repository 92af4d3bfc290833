import ConformanceSuites
import URLPattern

/// What a case of `urlpatterntestdata.json` expects, with what it leaves unsaid.
struct URLPatternExpectations {
  /// The case.
  let entry: JSON
  /// The arguments of the constructor.
  let arguments: PatternArguments

  /// Components that keep others from being taken from the base URL.
  private static let earlier: [URLPattern.Component: [URLPattern.Component]] = [
    .hostname: [.protocol],
    .port: [.protocol, .hostname],
    .pathname: [.protocol, .hostname, .port],
    .search: [.protocol, .hostname, .port, .pathname],
    .hash: [.protocol, .hostname, .port, .pathname, .search],
  ]

  /// Compares the canonical components of a pattern.
  func componentDifferences(_ pattern: URLPattern) -> [String] {
    URLPattern.Component.allCases.compactMap { component in
      let (expected, found) = (text(of: component), pattern[component])
      guard !expected.utf8.elementsEqual(found.utf8) else { return nil }
      return "pattern.\(component.name): expected \(quoted(expected)), found \(quoted(found))"
    }
  }

  /// The canonical text that a component should have.
  private func text(of component: URLPattern.Component) -> String {
    if let text = entry["expected_obj"]?[component.name]?.text { return text }
    if isExactlyEmpty(component) { return "" }
    let given = arguments.components
    if let text = given?[component.name]?.text, !text.isEmpty { return text }
    let earlier = Self.earlier[component] ?? []
    if let given, earlier.contains(where: { given[$0.name] != nil }) { return "*" }
    guard let base = arguments.base else { return "*" }
    return switch component {
    case .protocol: base.scheme
    case .hostname: base.host?.text ?? ""
    case .port: base.port.map(String.init) ?? ""
    case .pathname: base.path.text
    case .search: base.query ?? ""
    case .hash: base.fragment ?? ""
    case .username, .password: "*"
    }
  }

  /// Whether a component is the empty pattern and not a wildcard.
  private func isExactlyEmpty(_ component: URLPattern.Component) -> Bool {
    let names = (try? entry["exactly_empty_components"]?.elements()) ?? []
    return names.contains { $0.text == component.name }
  }

  /// Matches and compares the result.
  func matchDifferences(_ pattern: URLPattern, _ inputs: [JSON]) throws -> [String] {
    let expected = entry["expected_match"] ?? .null
    guard let call = MatchArguments(inputs) else {
      return expected.text == "error" ? [] : ["no method takes these types"]
    }
    if expected.text == "error" { return ["expected an error of exec"] }
    let result: URLPatternResult?
    do throws(URLPatternMatchError) {
      result = try call.exec(pattern)
      if try call.test(pattern) != (result != nil) { return ["test and exec differ"] }
    } catch {
      return ["exec threw \(error)"]
    }
    guard let members = expected.members else {
      return result == nil ? [] : ["expected no match, found one"]
    }
    guard let result else { return ["expected a match, found none"] }
    let inputDifferences = result.inputs == call.inputs ? [] : ["inputs differ"]
    return inputDifferences
      + URLPattern.Component.allCases.flatMap { component in
        groupDifferences(result[component], members[component.name], component)
      }
  }

  /// Compares the result of a component.
  private func groupDifferences(
    _ result: URLPatternComponentResult,
    _ expected: JSON?,
    _ component: URLPattern.Component
  ) -> [String] {
    let input = expected?["input"]?.text ?? ""
    var groups = expected?["groups"]?.members ?? [:]
    if expected == nil, !isExactlyEmpty(component) { groups["0"] = .string("") }
    var differences: [String] = []
    if !result.input.utf8.elementsEqual(input.utf8) {
      differences.append("expected input \(quoted(input)), found \(quoted(result.input))")
    }
    if Set(result.groups.map(\.name)) != Set(groups.keys) {
      differences.append("expected groups \(groups.keys.sorted()), found \(result.groups)")
    }
    for group in result.groups {
      let (wanted, found) = (groups[group.name]?.text, group.value)
      if wanted.map({ Array($0.utf8) }) != found.map({ Array($0.utf8) }) {
        differences.append(
          "group \(group.name): expected \(quoted(wanted ?? "nil")), found \(quoted(found ?? "nil"))"
        )
      }
    }
    return differences.map { "\(component.name): \($0)" }
  }
}

/// The arguments of `test` and `exec`.
private enum MatchArguments {
  /// A URL and perhaps a base.
  case url(String, base: String?)
  /// Components.
  case components(URLPatternInit)

  /// Sorts arguments by type, or fails when no method takes them.
  init?(_ arguments: [JSON]) {
    switch (arguments.first ?? .object([:]), arguments.dropFirst().first?.text) {
    case (.string(let url), let base): self = .url(url, base: base)
    case (.object(let members), nil): self = .components(URLPatternInit(members))
    default: return nil
    }
  }

  /// What a result should give as inputs.
  var inputs: [URLPatternInput] {
    switch self {
    case .url(let url, let base): [.url(url)] + (base.map { [.url($0)] } ?? [])
    case .components(let components): [.components(components)]
    }
  }

  /// Calls `exec`.
  func exec(_ pattern: URLPattern) throws(URLPatternMatchError) -> URLPatternResult? {
    switch self {
    case .url(let url, let base): try pattern.exec(url, baseURL: base)
    case .components(let components): try pattern.exec(components)
    }
  }

  /// Calls `test`.
  func test(_ pattern: URLPattern) throws(URLPatternMatchError) -> Bool {
    switch self {
    case .url(let url, let base): try pattern.test(url, baseURL: base)
    case .components(let components): try pattern.test(components)
    }
  }
}
