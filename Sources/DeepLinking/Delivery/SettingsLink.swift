/// The URL of the app's page in the system's settings: `app-settings:`.
///
/// Source: Apple, `UIApplication.openSettingsURLString`.
public enum SettingsLink {
  /// The URL.
  public static let text = "app-settings:"

  /// Returns whether a text is this URL, in any case of letters and with nothing after it.
  package static func matches(_ url: String) -> Bool {
    url.utf8.count == text.utf8.count && url.lowercased() == text
  }
}
