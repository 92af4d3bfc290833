/// What a ``URLPattern`` was asked to match.
public enum URLPatternInput: Hashable, Sendable {
  /// A URL, or the base URL of one.
  case url(String)
  /// The components of a URL.
  case components(URLPatternInit)
}

/// How a URL matches a ``URLPattern``.
public struct URLPatternResult: Hashable, Sendable {
  /// What was matched: the URL and perhaps its base, or its components.
  public let inputs: [URLPatternInput]
  /// The results, in the order of ``URLPattern/Component``.
  let components: [URLPatternComponentResult]

  /// How a component matches.
  public subscript(component: URLPattern.Component) -> URLPatternComponentResult {
    components[component.rawValue]
  }

  /// How the scheme matches.
  public var `protocol`: URLPatternComponentResult { self[.protocol] }
  /// How the user name matches.
  public var username: URLPatternComponentResult { self[.username] }
  /// How the password matches.
  public var password: URLPatternComponentResult { self[.password] }
  /// How the host matches.
  public var hostname: URLPatternComponentResult { self[.hostname] }
  /// How the port matches.
  public var port: URLPatternComponentResult { self[.port] }
  /// How the path matches.
  public var pathname: URLPatternComponentResult { self[.pathname] }
  /// How the query matches.
  public var search: URLPatternComponentResult { self[.search] }
  /// How the fragment matches.
  public var hash: URLPatternComponentResult { self[.hash] }
}

/// How one component of a URL matches.
public struct URLPatternComponentResult: Hashable, Sendable {
  /// The component of the URL, canonical.
  public let input: String
  /// The groups, in the order of the pattern.
  public let groups: [Group]

  /// A group and what it matched.
  public struct Group: Hashable, Sendable {
    /// Its name, or its number in decimal digits when it has none.
    public let name: String
    /// What it matched, percent-encoded as in the URL; `nil` when it took no part.
    public let value: String?
  }

  /// What a group matched.
  ///
  /// - Parameter name: Its name, compared scalar by scalar.
  /// - Returns: Its value; `nil` when it took no part or there is no such group.
  public subscript(name: String) -> String? {
    groups.first { $0.name.utf8.elementsEqual(name.utf8) }?.value
  }
}

/// Why it is not known whether a URL matches a pattern.
public struct URLPatternMatchError: Error, Hashable, Sendable {
  /// The kinds of errors, to which more may be added.
  public struct Code: Hashable, Sendable {
    /// The closed list behind the open one.
    enum Value: String, Hashable, Sendable {
      case tooManySteps, url
    }

    /// The kind.
    let value: Value

    /// The name of the kind, as in messages.
    public var name: String { value.rawValue }

    /// More steps than ``PatternLimits/steps``.
    public static let tooManySteps = Code(value: .tooManySteps)

    /// The URL exceeds ``URLLimits``, or its host is outside ASCII.
    public static let url = Code(value: .url)
  }

  /// What is wrong.
  public let code: Code
  /// The greatest number of steps, when it was exceeded.
  public let maximumSteps: Int?
  /// What is wrong with the URL, if something is.
  public let underlying: URLParsingError?

  /// Creates an error about the number of steps.
  init(_ error: LanguageStepError) {
    (code, maximumSteps, underlying) = (.tooManySteps, error.maximum, nil)
  }

  /// Creates an error about the URL, or fails when the text is not one, so that nothing matches it.
  init?(_ error: URLParsingError) {
    guard error.excess != nil || error.code == .internationalHost else { return nil }
    (code, maximumSteps, underlying) = (.url, nil, error)
  }
}

extension URLPatternMatchError: CustomStringConvertible {
  /// A sentence that names the limit.
  public var description: String {
    if let underlying { return "The URL cannot be compared: \(underlying)." }
    return "Matching would take more than \(maximumSteps ?? 0) steps."
  }
}
