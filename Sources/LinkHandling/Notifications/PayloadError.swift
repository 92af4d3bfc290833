/// Why what stands in a payload is not taken for a URL.
///
/// It names the place and not the value, which is from outside.
public struct PayloadError: Error, Equatable, Sendable {
  /// The kinds of errors.
  ///
  /// More may be added.
  public struct Code: Equatable, Sendable {
    /// The closed list behind the open one.
    enum Value: String, Equatable, Sendable {
      case notText, pathWithoutOrigin, hostInPath
    }

    /// The kind.
    let value: Value

    /// The name of the kind, as in JSON output.
    public var name: String { value.rawValue }

    /// There is a value that is no text.
    public static let notText = Code(value: .notText)

    /// There is a path, and no origin was named to complete it with.
    public static let pathWithoutOrigin = Code(value: .pathWithoutOrigin)

    /// There is what looks like a path and would bring a host of its own: `//evil.example/a`.
    public static let hostInPath = Code(value: .hostInPath)
  }

  /// What is wrong.
  public let code: Code

  /// The name of the service.
  public let reader: String

  /// The keys, joined by dots.
  public let place: String

  /// Creates an error.
  init(_ code: Code, _ reader: PayloadReader) {
    self.code = code
    self.reader = reader.name
    place = reader.place
  }
}

extension PayloadError: ValueFreeError {
  /// A sentence that says what was found where.
  public var description: String {
    let found =
      switch code.value {
      case .notText: "a value that is no text; expected a URL"
      case .pathWithoutOrigin: "a path; expected a URL, since no origin completes paths"
      case .hostInPath: "'//' at the start; expected a URL or a path"
      }
    return "The payload has under '\(place)' (\(reader)) \(found)."
  }
}
