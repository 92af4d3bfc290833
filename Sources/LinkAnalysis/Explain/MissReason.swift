package import LinkPatterns

/// Why a URL is not one of a route, or of any: a code for programs, and the place and text for
/// people.
public struct MissReason: Error, Hashable, Sendable {
  /// The kinds of reasons, to which more may be added.
  public struct Code: Hashable, Sendable {
    /// The closed list behind the open one.
    package enum Value: String, Hashable, Sendable {
      case malformedURL, unknownScheme, unknownHost, noRoute
      case literal, missingSegment, extraSegment, valueType, valueEncoding, valueRange
      case missingItem, repeatedItem, conflictingValues, unknownItem, notOpen
      case tooManySteps, trailingSlash
    }

    /// The kind.
    package let value: Value

    /// The name of the kind, as in JSON output.
    public var name: String { value.rawValue }

    /// The text is not the URL of a link; `found` names the error of the URL.
    public static let malformedURL = Code(value: .malformedURL)

    /// No origin has the scheme.
    public static let unknownScheme = Code(value: .unknownScheme)

    /// No origin of the scheme has the host.
    public static let unknownHost = Code(value: .unknownHost)

    /// No route goes on, or ends, as the path does.
    public static let noRoute = Code(value: .noRoute)

    /// Another literal stands in the place of a segment.
    public static let literal = Code(value: .literal)

    /// The path ends where another segment is expected.
    public static let missingSegment = Code(value: .missingSegment)

    /// The path goes on where its end is expected.
    public static let extraSegment = Code(value: .extraSegment)

    /// A value does not have the shape of its type, or of its expression.
    public static let valueType = Code(value: .valueType)

    /// A value is not percent-encoded UTF-8.
    public static let valueEncoding = Code(value: .valueEncoding)

    /// A value has the shape of its type, and is out of the declared range, length or list.
    public static let valueRange = Code(value: .valueRange)

    /// A required query item is absent.
    public static let missingItem = Code(value: .missingItem)

    /// A query item that may stand once stands several times.
    public static let repeatedItem = Code(value: .repeatedItem)

    /// A path value and a query item of one name differ.
    public static let conflictingValues = Code(value: .conflictingValues)

    /// A query item that a strict route does not read.
    public static let unknownItem = Code(value: .unknownItem)

    /// The route is not opened to the door that the URL came through.
    public static let notOpen = Code(value: .notOpen)

    /// Matching would take more steps than are allowed for one URL.
    public static let tooManySteps = Code(value: .tooManySteps)

    /// The path ends with a slash where it must not, or without one where it must.
    public static let trailingSlash = Code(value: .trailingSlash)

    /// Whether the URL is refused for good, and no other candidate is tried.
    package var isTerminal: Bool {
      self == .repeatedItem || self == .conflictingValues || self == .unknownItem
        || self == .valueRange
    }
  }

  /// What happened.
  public let code: Code

  /// The name of the parameter or query item.
  public let parameter: String?

  /// The segment, counted from 1; a host in the place of a segment is the first.
  public let segment: Int?

  /// What was expected there: a literal, the name of a shape, an expression, schemes, hosts.
  public let expected: String?

  /// What was found there, from outside: never to be executed or opened.
  public let found: String?

  /// Describes a reason.
  package init(
    _ code: Code,
    parameter: String? = nil,
    segment: Int? = nil,
    expected: String? = nil,
    found: String? = nil
  ) {
    (self.code, self.parameter, self.segment) = (code, parameter, segment)
    (self.expected, self.found) = (expected, found)
  }

  /// Says why a text is not the URL of a link.
  package init(_ error: LinkURLError) {
    self.init(.malformedURL, expected: error.expected, found: error.code.name)
  }

  /// The reason without text of the URL that may be somebody's data.
  ///
  /// Schemes, hosts and names of errors and query items stay.
  public var redacted: MissReason {
    switch code.value {
    case .malformedURL, .unknownScheme, .unknownHost, .notOpen, .tooManySteps: self
    case .conflictingValues:
      MissReason(code, parameter: parameter, segment: segment)
    default:
      MissReason(code, parameter: parameter, segment: segment, expected: expected)
    }
  }
}

extension MissReason: CustomStringConvertible {
  /// A sentence for the developer.
  public var description: String {
    let (expected, name) = (expected ?? "something else", parameter ?? "")
    let shown = found.map { "'\($0)'" }
    let found = shown ?? "another text"
    switch code.value {
    case .malformedURL:
      return "This is not a link: \(found)\(self.expected.map { "; expected \($0)" } ?? "")."
    case .unknownScheme: return "The scheme \(found) is not one of these: \(expected)."
    case .unknownHost: return "The host \(found) is not one of these: \(expected)."
    case .noRoute: return "\(place): no route \(shown.map { "has \($0)" } ?? "fits") here."
    case .literal: return "\(place): expected '\(expected)', found \(found)."
    case .missingSegment: return "\(place): expected \(expected), found the end."
    case .extraSegment: return "\(place): expected the end, found \(found)."
    case .valueType, .valueRange: return "\(place): expected \(expected), found \(found)."
    case .valueEncoding: return "\(place): \(found) is not percent-encoded UTF-8."
    case .missingItem: return "The query item '\(name)' is missing; expected \(expected)."
    case .repeatedItem: return "The query item '\(name)' stands several times."
    case .conflictingValues:
      return "The path and the query both have a value of '\(name)', and they differ."
    case .unknownItem: return "The query item '\(name)' is not one that this route reads."
    case .trailingSlash: return "The end of the path: expected \(expected)."
    case .tooManySteps: return "Matching takes too long; expected \(expected)."
    case .notOpen: return "The route is opened for \(expected) only, not for \(found)."
    }
  }

  /// The place, at the start of a sentence.
  private var place: String {
    switch (segment, parameter) {
    case (let segment?, let name?): "Segment \(segment) ('\(name)')"
    case (let segment?, nil): "Segment \(segment)"
    case (nil, let name?): "The query item '\(name)'"
    case (nil, nil): "The path"
    }
  }
}
