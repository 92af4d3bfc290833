/// How a screen is presented over another.
///
/// An extensible name, so that an app can add its own styles. A state keeps the requested style,
/// even if a host shows another one instead, see ``fallback``.
public struct PresentationStyle: Hashable, Sendable, RawRepresentable {
  /// The name of the style, as in saved state and JSON output.
  ///
  /// A popover that names its anchor is `popover:ANCHOR`.
  public let rawValue: String

  /// Creates a style.
  ///
  /// - Parameter rawValue: The name, as in saved state.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A card over the current screen that a person can swipe away.
  public static let sheet = PresentationStyle(rawValue: "sheet")

  /// A screen that covers the current one completely.
  public static let fullScreen = PresentationStyle(rawValue: "fullScreen")

  /// The style ``fullScreen`` by SwiftUI's name.
  public static let fullScreenCover = fullScreen

  /// A small card in the middle of a large screen; a sheet on a small one.
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

  /// The style without the name of its anchor, by which a host chooses the kind of presentation.
  public var kind: PresentationStyle {
    anchor == nil ? self : .popover
  }

  /// The style that a host shows instead, if it can't show this one or doesn't know it.
  ///
  /// A sheet, which every system has; `nil` for a sheet and a full screen, which need no replacement.
  public var fallback: PresentationStyle? {
    self == .sheet || self == .fullScreen ? nil : .sheet
  }
}

extension PresentationStyle: CustomStringConvertible {
  /// The name itself.
  public var description: String { rawValue }
}
