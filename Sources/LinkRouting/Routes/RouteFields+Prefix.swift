import LinkPatterns

extension RouteFields {
  /// Puts a path before every pattern.
  mutating func prefix(_ path: String) {
    pattern = Self.joined(path, pattern)
    let inner = problems
    problems = []
    for problem in inner {
      let (code, place) = (problem.code, Self.joined(path, problem.pattern))
      problems.append(
        RouteProblem(code: code, route: name, pattern: place, parameter: problem.parameter)
      )
    }
    for index in forms.indices {
      let form = forms[index]
      do throws(PatternSyntaxError) {
        forms[index] = RouteForm(
          text: Self.joined(path, form.text),
          path: try PathPattern(Self.joined(path, form.path.text)),
          places: form.places,
          variant: form.variant
        )
      } catch {
        report(.pattern(error))
        break
      }
    }
    if (try? PathPattern(path))?.parameters.isEmpty == false { report(.parameterInMount) }
  }

  /// Reads the URLs of every form also under a path.
  mutating func alias(under path: String) {
    let own: Int
    do throws(PatternSyntaxError) {
      own = try PathPattern(path).parameters.count
      for form in forms {
        forms.append(
          RouteForm(
            text: Self.joined(path, form.text),
            path: try PathPattern(Self.joined(path, form.path.text)),
            places: form.places.map { $0?.moved(by: own) },
            variant: nil
          )
        )
      }
    } catch {
      report(.pattern(error))
    }
  }

  /// A pattern under a path.
  static func joined(_ path: String, _ pattern: String) -> String {
    let slash = UInt8(ascii: "/")
    var bytes = Array(path.utf8)
    if bytes.last == slash { bytes.removeLast() }
    let begins = { UTF8Text.starts(pattern, with: $0) }
    let isRoot = pattern == "/" || begins("/?") || begins("/#")
    let isRooted = begins("/") || begins("{/") || begins("\\/")
    if !isRooted { bytes.append(slash) }
    bytes += Array(pattern.utf8)[(isRoot && !bytes.isEmpty ? 1 : 0)...]
    return UTF8Text.text(bytes[...])
  }
}
