public import LinkPatterns

/// A type of argument for an action: a text, a URL, any JSON value, or an optional of these.
public protocol LinkActionArgument: Sendable {
  /// The expected type, for messages: `text`, `URL`.
  static var actionArgumentName: String { get }

  /// Reads an argument.
  ///
  /// - Parameter argument: The argument, unchecked; `nil` when the request has no argument. The initializer fails
  ///   for an argument of another type.
  init?(actionArgument argument: PayloadValue?)
}

extension String: LinkActionArgument {
  /// The expected type: `text`.
  public static var actionArgumentName: String { "text" }

  /// Reads a text; fails for any other value.
  ///
  /// - Parameter argument: The argument, unchecked.
  public init?(actionArgument argument: PayloadValue?) {
    guard let text = argument?.text else { return nil }
    self = text
  }
}

extension LinkURL: LinkActionArgument {
  /// The expected type: `URL`.
  public static var actionArgumentName: String { "URL" }

  /// Reads a text that is an absolute URL within the standard limits; fails for any other value.
  ///
  /// A handler still has to decide whether the URL may be opened.
  ///
  /// - Parameter argument: The argument, unchecked.
  public init?(actionArgument argument: PayloadValue?) {
    guard let text = argument?.text, let url = try? LinkURL(text) else { return nil }
    self = url
  }
}

extension PayloadValue: LinkActionArgument {
  /// The expected type: `JSON`.
  public static var actionArgumentName: String { "JSON" }

  /// Reads any value, including null; fails when the request has no argument.
  public init?(actionArgument argument: PayloadValue?) {
    guard let argument else { return nil }
    self = argument
  }
}

extension Optional: LinkActionArgument where Wrapped: LinkActionArgument {
  /// The expected type: that of the wrapped type, or nothing.
  public static var actionArgumentName: String { "\(Wrapped.actionArgumentName) or none" }

  /// Reads an optional argument: `nil` when the request has none; fails for an argument of another type.
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
