/// What stops a path at a pattern: a code for programs, and the place and text for people.
public struct MissReason: Hashable, Sendable {
  /// The kinds of reasons.
  public enum Code: String, Hashable, Sendable {
    /// Another literal stands in the place of a segment.
    case literal
    /// The path ends where another segment is expected.
    case missingSegment
    /// The path goes on where its end is expected.
    case extraSegment
    /// A value does not have the shape of its type, or of its expression.
    case valueType
    /// The path ends with a slash where it must not, or without one where it must.
    case trailingSlash
  }

  /// What happened.
  public let code: Code

  /// The name of the parameter, where the segment is one.
  public internal(set) var parameter: String?

  /// The segment, counted from 1; a host in the place of a segment is the first.
  public internal(set) var segment: Int?

  /// What was expected there: a literal, the name of a shape, or an expression.
  public internal(set) var expected: String?

  /// What was found there, from outside: never to be executed or opened.
  public internal(set) var found: String?

  /// The reason without text of the URL, which may be personal data.
  public var redacted: MissReason {
    MissReason(code: code, parameter: parameter, segment: segment, expected: expected)
  }
}

extension MissReason: CustomStringConvertible {
  /// A sentence for the developer.
  public var description: String {
    let expected = expected ?? "something else"
    let found = found.map { "'\($0)'" } ?? "another text"
    return switch code {
    case .literal: "\(place): expected '\(expected)', found \(found)."
    case .missingSegment: "\(place): expected \(expected), found the end."
    case .extraSegment: "\(place): expected the end, found \(found)."
    case .valueType: "\(place): expected \(expected), found \(found)."
    case .trailingSlash: "The end of the path: expected \(expected)."
    }
  }

  /// The place, at the start of a sentence.
  private var place: String {
    let segment = segment.map { "Segment \($0)" } ?? "The path"
    return parameter.map { "\(segment) ('\($0)')" } ?? segment
  }
}
