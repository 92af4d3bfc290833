/// How a ``URLPattern`` is read.
public struct URLPatternOptions: Hashable, Sendable {
  /// What the path of a scheme that the URL Standard does not know is.
  public struct CustomSchemePaths: Hashable, Sendable {
    /// The closed list behind the open one.
    enum Value: Hashable, Sendable {
      case hierarchical, literal
    }

    /// The choice.
    let value: Value

    /// A path that begins with `/` has segments, as the paths of web URLs.
    ///
    /// `myapp://h/users/:id` then does not match `myapp://h/users/1/edit`. The standard calls such
    /// paths opaque; its issue 267 says why that is not what anyone means, and no test of the
    /// web platform depends on it.
    public static let hierarchical = CustomSchemePaths(value: .hierarchical)

    /// Every path is opaque text, as the standard says word for word.
    public static let literal = CustomSchemePaths(value: .literal)
  }

  /// Whether ASCII letters in path, query and fragment match in both cases.
  public var ignoreCase: Bool
  /// What the paths of custom schemes are.
  public var customSchemePaths: CustomSchemePaths
  /// Upper bounds for the pattern.
  public var limits: PatternLimits
  /// Upper bounds for the URLs that are matched, and for base URLs.
  public var urlLimits: URLLimits

  /// Creates options.
  ///
  /// - Parameters:
  ///   - ignoreCase: Whether ASCII letters in path, query and fragment match in both cases.
  ///   - customSchemePaths: What the paths of custom schemes are.
  ///   - limits: Upper bounds for the pattern.
  ///   - urlLimits: Upper bounds for URLs.
  public init(
    ignoreCase: Bool = false,
    customSchemePaths: CustomSchemePaths = .hierarchical,
    limits: PatternLimits = .standard,
    urlLimits: URLLimits = .standard
  ) {
    self.ignoreCase = ignoreCase
    self.customSchemePaths = customSchemePaths
    self.limits = limits
    self.urlLimits = urlLimits
  }
}
