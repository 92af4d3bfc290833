import ConformanceSuites
import URLPattern

/// Which patterns have groups with regular expressions of their own.
///
/// A group counts unless its regular expression is the one that `*` or a name stands for.
///
/// Source: URL Pattern Standard, "has regexp groups" and "add a part".
struct HasRegExpGroupsSuite: OwnSuite {
  let name = "urlpattern-hasregexpgroups"

  /// Patterns for any component, and whether they have such groups.
  private static let anywhere: [(String, Bool)] = [
    ("", false), ("*", false), (":foo", false), (":foo?", false), ("{:foo}?", false),
    ("(.*)", false), (":foo(.*)", false), ("([0-9]+)", true),
  ]

  /// Patterns for one component, and whether they have such groups.
  private static let particular: [(URLPatternInit, Bool)] = [
    (URLPatternInit(), false),
    (URLPatternInit(pathname: "/a/:foo/:baz?/b/*"), false),
    (URLPatternInit(pathname: "/a/:foo/:baz([a-z]+)?/b/*"), true),
    (URLPatternInit(pathname: "/([^\\/]+?)"), false),
    (URLPatternInit(pathname: "/([^\\/]+)"), true),
    (URLPatternInit(pathname: "/\\(a\\)"), false),
    (URLPatternInit(hostname: "([^\\.]+?)"), false),
    (URLPatternInit(hostname: "([^\\/]+?)"), true),
    (URLPatternInit(search: "([^]+?)"), false),
  ]

  func results() -> [CaseResult] {
    let components = URLPattern.Component.allCases.flatMap { component in
      Self.anywhere.map { text, expected in
        var components = URLPatternInit()
        components[component] = text
        return result("\(component.name) \(quoted(text))", components, expected)
      }
    }
    return components
      + Self.particular.enumerated().map { result("particular \($0)", $1.0, $1.1) }
  }

  /// Runs one case.
  private func result(
    _ title: String,
    _ components: URLPatternInit,
    _ expected: Bool
  ) -> CaseResult {
    do throws(PatternSyntaxError) {
      let found = try URLPattern(components).hasRegExpGroups
      return CaseResult(title, found == expected ? [] : ["expected \(expected), found \(found)"])
    } catch {
      return CaseResult(title, ["\(error)"])
    }
  }
}
