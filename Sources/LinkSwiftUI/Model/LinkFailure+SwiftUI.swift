#if canImport(SwiftUI) && !os(watchOS)
public import LinkRouting

extension LinkFailure.Code {
  /// The target has a foreign screen, which SwiftUI cannot show by value.
  public static var foreignScreen: Self {
    Self(
      "foreignScreen",
      "the target has a foreign screen, which SwiftUI cannot show by value"
    )
  }

  /// A sheet that was to leave did not report that it had, so nothing was presented after it.
  public static var dismissalLost: Self {
    Self("dismissalLost", "a presentation did not report its end in time")
  }
}
#endif
