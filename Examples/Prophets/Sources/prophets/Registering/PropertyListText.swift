import ProphetsLinks

/// What the property list of an app on Apple's systems needs, where the system reads it at installation.
enum PropertyListText {
  /// The entries for the scheme and for Handoff, for `Info.plist`.
  static let text = """
    Apple's systems read what an app opens when it is installed. Its Info.plist needs:

      <key>CFBundleURLTypes</key>
      <array>
        <dict>
          <key>CFBundleURLName</key>
          <string>prophets</string>
          <key>CFBundleURLSchemes</key>
          <array>
            <string>\(DesktopEntry.scheme)</string>
          </array>
        </dict>
      </array>
      <key>NSUserActivityTypes</key>
      <array>
        <string>\(ProphetsLink.activityType)</string>
      </array>
    """
}
