/// How a screen is presented over another.
///
/// An extensible name, so that an app can add its own styles; a host that does not know a style
/// falls back to ``sheet``.
public struct PresentationStyle: Hashable, Sendable, RawRepresentable {
  /// The name of the style, as in saved state and JSON output.
  public let rawValue: String

  /// Creates a style.
  ///
  /// - Parameter rawValue: The name, as it is to appear in saved state.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A card over the current screen that a person can swipe away.
  public static let sheet = PresentationStyle(rawValue: "sheet")

  /// A screen that covers the current one completely.
  public static let fullScreen = PresentationStyle(rawValue: "fullScreen")
}

extension PresentationStyle: CustomStringConvertible {
  /// The name itself.
  public var description: String { rawValue }
}
