#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension DeepLinks {
  /// Opens the link of a UI test: the URL after `-openLink` in the launch arguments; nothing without it.
  ///
  /// ```
  /// let app = XCUIApplication()
  /// app.launchArguments += ["-openLink", "quiz://leagues/7"]
  /// app.launch()
  /// ```
  ///
  /// Call it once when the app starts. The link waits for the first scene, and counts as one from outside: a web URL as
  /// a universal link, others as a custom scheme, so a route that is closed to outside stays closed.
  ///
  /// - Parameter arguments: The launch arguments.
  /// - Returns: The receipt of the link once a scene takes it; `nil` while none does, and without a URL.
  @discardableResult
  public func opensLinkOfUITest(
    arguments: [String] = ProcessInfo.processInfo.arguments
  ) -> LinkReceipt<Link>? {
    guard let flag = arguments.firstIndex(of: "-openLink") else { return nil }
    guard arguments.indices.contains(flag + 1) else {
      onLogLine?("-openLink has no URL after it in the launch arguments.")
      return nil
    }
    let url = arguments[flag + 1]
    let isPage = url.hasPrefix("http:") || url.hasPrefix("https:")
    return receive(url, from: isPage ? .universalLink : .customScheme)
  }
}
