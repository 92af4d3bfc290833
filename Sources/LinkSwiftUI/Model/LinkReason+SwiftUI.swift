#if canImport(SwiftUI) && !os(watchOS)
public import LinkRouting

extension LinkReason.Code {
  /// The target has an opaque screen, which SwiftUI cannot show by value.
  public static let opaqueScreen = Self(rawValue: "opaqueScreen")

  /// A sheet that was to leave did not report that it had, so nothing was presented after it.
  public static let dismissalLost = Self(rawValue: "dismissalLost")
}
#endif
