public import LinkRouting

/// Why no URL is made of a link for a purpose.
public struct LinkBuildError: Error, Equatable, Sendable {
  /// The kinds of errors.
  ///
  /// More may be added.
  public struct Code: Equatable, Sendable {
    /// The closed list behind the open one.
    enum Value: String, Equatable, Sendable {
      case noDomain, noScheme, closed, effect, secret, print
    }

    /// The kind.
    let value: Value

    /// The link's route has no domain that can be printed, which other people need.
    public static let noDomain = Code(value: .noDomain)

    /// The link's route has no scheme.
    public static let noScheme = Code(value: .noScheme)

    /// No route of the link is open to where it would come from, so it would lead nowhere.
    public static let closed = Code(value: .closed)

    /// The link has side effects, and can't be given to other people.
    public static let effect = Code(value: .effect)

    /// A parameter is secret, and the URL would show it.
    public static let secret = Code(value: .secret)

    /// The link has no URL there; see ``LinkBuildError/underlying``.
    public static let print = Code(value: .print)
  }

  /// What is wrong.
  public let code: Code

  /// What the URL was to be made for.
  public let purpose: LinkPurpose

  /// The parameter concerned.
  public let parameter: String?

  /// Why the link has no URL.
  public let underlying: LinkFailure?

  /// Creates an error.
  init(
    _ code: Code,
    _ purpose: LinkPurpose,
    parameter: String? = nil,
    underlying: LinkFailure? = nil
  ) {
    self.code = code
    self.purpose = purpose
    self.parameter = parameter
    self.underlying = underlying
  }
}

extension LinkBuildError: CustomStringConvertible {
  /// A sentence that says what is wrong for what.
  public var description: String {
    let (use, source) = (purpose.rawValue, purpose.source.name)
    let (name, cause) = (parameter ?? "", underlying.map { "\($0)" } ?? "unknown")
    return switch code.value {
    case .noDomain:
      "The link's route has no domain, which '\(use)' needs: add .domain(\"example.com\") to the prefixes."
    case .noScheme:
      "The link's route has no scheme, which '\(use)' needs: add .scheme(\"example\") to the prefixes."
    case .closed:
      "No route of the link is open to '\(source)': add .access(.everyone) or .access(.from(.\(source)))."
    case .effect: "The link has side effects; it is not for '\(use)'."
    case .secret:
      "'\(name)' is secret, and '\(use)' would show it; url(for:) prints it all the same."
    case .print: "The link has no URL: \(cause)"
    }
  }
}
