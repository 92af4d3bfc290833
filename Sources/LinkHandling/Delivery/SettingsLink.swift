/// The URL of the app's page in the system's settings: `app-settings:`.
///
/// Source: Apple, `UIApplication.openSettingsURLString`.
public enum SettingsLink {
  /// The URL.
  public static let text = "app-settings:"

  /// Tells whether a URL is that one, with nothing behind it.
  ///
  /// - Parameter url: The URL, unchecked.
  /// - Returns: `true` in any case of ASCII letters; `false` for `app-settings:other`.
  /// - Complexity: O(1), without an allocation.
  public static func isOne(_ url: String) -> Bool {
    url.utf8.count == text.utf8.count && url.lowercased() == text
  }
}
