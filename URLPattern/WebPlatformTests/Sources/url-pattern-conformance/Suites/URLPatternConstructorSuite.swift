import ConformanceSuites
import URLPattern

/// Which texts are constructor strings, and of what kind the error is.
///
/// Source: URL Pattern Standard, "create" and "parse a constructor string".
struct URLPatternConstructorSuite: OwnSuite {
  let name = "urlpattern-constructor"

  /// Texts, base URLs, and the code of the error; `nil` when they make a pattern.
  private static let cases: [(String, String?, PatternSyntaxError.Code?)] = [
    ("https://example.org/%(", nil, .unexpectedToken),
    ("https://example.org/%((", nil, .invalidRegularExpression),
    ("(\\", nil, .missingBaseURL),
    ("(\\", "https://example.org/", .invalidRegularExpression),
    ("/foo", nil, .missingBaseURL),
    ("/foo", "https://example.org/", nil),
    ("/foo", "not a URL", .invalidBaseURL),
    ("data:foo", nil, .missingBaseURL),
    ("data\\:foo", nil, nil),
    ("", nil, .missingBaseURL),
    ("", "https://example.org/", nil),
    ("https://{user:pass@}example.org/", nil, .invalidText),
  ]

  func results() -> [CaseResult] {
    Self.cases.map { text, base, expected in
      let title = quoted(text) + (base.map { " on " + quoted($0) } ?? "")
      do throws(PatternSyntaxError) {
        let pattern = try URLPattern(text, baseURL: base)
        guard let expected else { return CaseResult(title, []) }
        return CaseResult(title, ["expected \(expected.name), found \(pattern.pathname)"])
      } catch {
        if error.code == expected { return CaseResult(title, []) }
        return CaseResult(title, ["expected \(expected?.name ?? "a pattern"), found \(error)"])
      }
    }
  }
}
