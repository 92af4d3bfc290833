public import DeepLinking

extension PayloadLinks {
  /// Where the app's notifications carry their link: its own, and those of three services.
  ///
  /// A path in place of a URL is one of the app's pages.
  public static let prophets = PayloadLinks(
    PayloadReader("Prophets", at: "url"),
    .airship,
    .braze,
    .oneSignal,
    pathPrefix: .domain("55prophets.example")
  )
}
