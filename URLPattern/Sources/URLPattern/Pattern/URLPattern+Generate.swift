/// Why a component cannot be generated from a pattern.
public struct URLPatternGenerationError: Error, Hashable, Sendable {
  /// The kinds of errors, to which more may be added.
  public struct Code: Hashable, Sendable {
    /// The closed list behind the open one.
    enum Value: String, Hashable, Sendable {
      case ambiguous, missingValue, invalidValue
    }

    /// The kind.
    let value: Value

    /// The name of the kind, as in messages.
    public var name: String { value.rawValue }

    /// A wildcard, a regular expression or a modifier, for which many texts would do.
    public static let ambiguous = Code(value: .ambiguous)

    /// No value for a group.
    public static let missingValue = Code(value: .missingValue)

    /// A value that would not come back out of the URL: empty, with a delimiter, or a dot segment.
    public static let invalidValue = Code(value: .invalidValue)
  }

  /// What is wrong.
  public let code: Code
  /// The name of the group; empty for fixed text with a modifier.
  public let group: String
}

extension URLPatternGenerationError: CustomStringConvertible {
  /// A sentence that names the group.
  public var description: String {
    switch code.value {
    case .ambiguous: "The pattern does not say which text to write for '\(group)'."
    case .missingValue: "The group '\(group)' needs a value."
    case .invalidValue: "The value of '\(group)' would not be read back."
    }
  }
}

extension URLPattern {
  /// Writes a component that the pattern matches.
  ///
  /// - Parameters:
  ///   - component: The component that is written.
  ///   - groups: A value for each group, not percent-encoded; others are ignored.
  /// - Returns: The component, canonical.
  /// - Throws: ``URLPatternGenerationError`` – any code.
  /// - Complexity: O(*n*), *n* = length of the result.
  ///
  /// Source: the proposal of whatwg/urlpattern issue 73, as tested by the web-platform-tests.
  public func generate(
    _ component: Component,
    groups: [String: String]
  ) throws(URLPatternGenerationError) -> String {
    let pattern = components[component.rawValue]
    let encoding = encodings[component.rawValue]
    var result: [UInt8] = []
    for part in pattern.parts {
      let name = part.nameText
      let isDetermined = part.kind == .fixedText || part.kind == .segmentWildcard
      guard isDetermined, part.modifier == .none else {
        throw URLPatternGenerationError(code: .ambiguous, group: name)
      }
      if part.kind == .fixedText {
        result += part.value
        continue
      }
      guard let value = groups[name] else {
        throw URLPatternGenerationError(code: .missingValue, group: name)
      }
      guard let text = try? encoding(Array(value.utf8)), !text.isEmpty,
        text.allSatisfy({ $0 != pattern.options.delimiter })
      else { throw URLPatternGenerationError(code: .invalidValue, group: name) }
      result += part.prefix + text + part.suffix
    }
    // Pieces that are canonical alone, such as `..`, need not be canonical together.
    guard let whole = try? encoding(result), whole == result else {
      let last = pattern.groupNames.last ?? ""
      throw URLPatternGenerationError(code: .invalidValue, group: last)
    }
    return String(decoding: result, as: UTF8.self)
  }
}
