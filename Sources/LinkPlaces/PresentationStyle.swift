/// How a screen is presented over another.
///
/// An extensible name, so that an app can add its own styles. A state keeps the style that was asked
/// for; what a host shows in its place is the host's projection of it, see ``fallback``.
public struct PresentationStyle: Hashable, Sendable, RawRepresentable {
  /// The name of the style, as in saved state and JSON output.
  ///
  /// A popover that names its anchor is `popover:ANCHOR`.
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

  /// A small card in the middle of a large screen; a sheet where there is little room.
  public static let formSheet = PresentationStyle(rawValue: "formSheet")

  /// A popover that points at an anchor chosen by the host; a sheet when the host has no anchor.
  public static let popover = PresentationStyle(rawValue: "popover")

  /// A popover that points at a named anchor; a sheet when the anchor isn't on screen.
  ///
  /// - Parameter anchor: The name of a button or view, which the app gives it. Not empty.
  /// - Returns: A style whose raw value is `popover:` and the name.
  public static func popover(from anchor: String) -> PresentationStyle {
    PresentationStyle(rawValue: "\(popover.rawValue):\(anchor)")
  }
}

extension PresentationStyle {
  /// The name of the anchor that a popover points at, when it names one.
  public var anchor: String? {
    let start = "\(Self.popover.rawValue):"
    return rawValue.hasPrefix(start) ? String(rawValue.dropFirst(start.count)) : nil
  }

  /// The style without the name of its anchor: what a host chooses its kind of presentation by.
  public var kind: PresentationStyle {
    anchor == nil ? self : .popover
  }

  /// What is shown in place of the style by a host that cannot show it, or does not know it.
  ///
  /// A sheet, which every system has; `nil` for the styles that need nothing: a sheet, a full screen.
  public var fallback: PresentationStyle? {
    self == .sheet || self == .fullScreen ? nil : .sheet
  }
}

extension PresentationStyle: CustomStringConvertible {
  /// The name itself.
  public var description: String { rawValue }
}
