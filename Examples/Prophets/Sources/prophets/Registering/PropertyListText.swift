/// What the property list of an app on Apple's systems needs, where the system reads it at installation.
enum PropertyListText {
  /// The entry for the scheme, for `Info.plist`.
  static let text = """
    Apple's systems read the schemes of an app when it is installed. Its Info.plist needs:

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
    """
}
