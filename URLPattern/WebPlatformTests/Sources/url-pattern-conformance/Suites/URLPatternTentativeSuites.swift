import ConformanceSuites
import URLPattern

/// `urlpattern-compare-test-data.json`: which of two patterns is more specific in a component.
///
/// Source: web-platform-tests, urlpattern/resources/urlpattern-compare-tests.js.
struct URLPatternCompareSuite: Suite {
  let name = "urlpattern-compare-test-data"

  func results(_ data: JSON) throws -> [CaseResult] {
    try data.cases().map { entry in
      let component = try TentativeCase.component(entry)
      let left = try TentativeCase.pattern(entry["left"])
      let right = try TentativeCase.pattern(entry["right"])
      guard let component, case .number(let number) = entry["expected"] else {
        throw JSONError("a component and a number were expected")
      }
      let found = [
        URLPattern.compareComponent(component, left, right),
        -URLPattern.compareComponent(component, right, left),
        URLPattern.compareComponent(component, left, left),
        URLPattern.compareComponent(component, right, right),
      ]
      let expected = [Int(number), Int(number), 0, 0]
      return CaseResult(
        entry.shown,
        found == expected ? [] : ["expected \(expected), found \(found)"]
      )
    }
  }
}

/// `urlpattern-generate-test-data.json`: the component that a pattern makes of values.
///
/// The data reads the paths of custom schemes literally, so the patterns here do.
///
/// Source: web-platform-tests, urlpattern/resources/urlpattern-generate-tests.js.
struct URLPatternGenerateSuite: Suite {
  let name = "urlpattern-generate-test-data"

  func results(_ data: JSON) throws -> [CaseResult] {
    try data.cases().map { entry in
      let expected = entry["expected"]?.text
      let pattern = try TentativeCase.pattern(entry["pattern"])
      guard let component = try TentativeCase.component(entry) else {
        // There is no such component, so there is no such call.
        return CaseResult(entry.shown, expected == nil ? [] : ["no such component"])
      }
      let groups = (entry["groups"]?.members ?? [:]).compactMapValues(\.text)
      let found = try? pattern.generate(component, groups: groups)
      let isRight = found.map { Array($0.utf8) } == expected.map { Array($0.utf8) }
      return CaseResult(
        entry.shown,
        isRight ? [] : ["expected \(quoted(expected ?? "nil")), found \(quoted(found ?? "nil"))"]
      )
    }
  }
}

/// What the two suites have in common.
private enum TentativeCase {
  /// The component of a case.
  static func component(_ entry: JSON) throws -> URLPattern.Component? {
    let name = try entry.requiredText("component")
    return URLPattern.Component.allCases.first { $0.name == name }
  }

  /// Makes a pattern of a string or an object.
  static func pattern(_ json: JSON?) throws -> URLPattern {
    guard let arguments = PatternArguments([json ?? .null]) else {
      throw JSONError("a pattern was expected")
    }
    return try arguments.pattern(.literal)
  }
}
