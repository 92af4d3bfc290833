public import LinkHandling
public import LinkPatterns

/// A type that an action can take as its argument: a text, a URL, any JSON value, or one of them or
/// none.
public protocol LinkActionArgument: Sendable {
  /// What is expected, for messages: `text`, `URL`.
  static var actionArgumentName: String { get }

  /// Reads an argument.
  ///
  /// - Parameter argument: The argument, unchecked; `nil` when the request has no argument. The initializer fails
  ///   for an argument of another kind.
  init?(actionArgument argument: PayloadValue?)
}

extension String: LinkActionArgument {
  /// What is expected: `text`.
  public static var actionArgumentName: String { "text" }

  /// Reads a text; fails for all else.
  ///
  /// - Parameter argument: The argument, unchecked.
  public init?(actionArgument argument: PayloadValue?) {
    guard let text = argument?.text else { return nil }
    self = text
  }
}

extension LinkURL: LinkActionArgument {
  /// What is expected: `URL`.
  public static var actionArgumentName: String { "URL" }

  /// Reads a text that is an absolute URL within the standard limits; fails for all else.
  ///
  /// That it is a URL does not make it one to open: that is for a handler to decide.
  ///
  /// - Parameter argument: The argument, unchecked.
  public init?(actionArgument argument: PayloadValue?) {
    guard let text = argument?.text, let url = try? LinkURL(text) else { return nil }
    self = url
  }
}

extension PayloadValue: LinkActionArgument {
  /// What is expected: `JSON`.
  public static var actionArgumentName: String { "JSON" }

  /// Takes any value, including null; fails when the request has no argument.
  public init?(actionArgument argument: PayloadValue?) {
    guard let argument else { return nil }
    self = argument
  }
}

extension Optional: LinkActionArgument where Wrapped: LinkActionArgument {
  /// What is expected: that of the type, or nothing.
  public static var actionArgumentName: String { "\(Wrapped.actionArgumentName) or none" }

  /// Reads an optional argument: `nil` when the request has none; fails for an argument of another kind.
  ///
  /// - Parameter argument: The argument, unchecked.
  public init?(actionArgument argument: PayloadValue?) {
    guard let argument else {
      self = .none
      return
    }
    guard let value = Wrapped(actionArgument: argument) else { return nil }
    self = value
  }
}
