import ArgumentParser
import Foundation
import ProphetsLinks
import SampleCommand

/// `prophets register`: lets the desktop open `prophets:` links in the app.
struct Register: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Lets the desktop open prophets: links in the app.",
    discussion: """
      On Linux it writes a file to `applications` in your data folder ($XDG_DATA_HOME); \
      `prophets unregister` removes it. On a Mac it prints what an Info.plist needs. Then try

        gio open prophets://leagues/123

      Exit codes: 0, 73 for a file that cannot be written, 75 when the desktop cannot be told.
      """
  )

  @Flag(help: "Print what the Info.plist of an app needs, as on a Mac; nothing is registered.")
  var infoPlist = false

  func run() throws {
    #if os(Linux)
    if !infoPlist { return print(try DesktopEntry().add().forTerminal) }
    #endif
    print(Self.propertyList)
  }

  /// The entries for the scheme and for Handoff, for `Info.plist`.
  private static let propertyList = """
    Apple's systems read what an app opens when it is installed. Its Info.plist needs:

      <key>CFBundleURLTypes</key>
      <array>
        <dict>
          <key>CFBundleURLName</key>
          <string>prophets</string>
          <key>CFBundleURLSchemes</key>
          <array>
            <string>prophets</string>
          </array>
        </dict>
      </array>
      <key>NSUserActivityTypes</key>
      <array>
        <string>\(ProphetsLink.activityType)</string>
      </array>
    """
}

/// `prophets unregister`: takes back what `prophets register` did.
struct Unregister: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Takes back what `prophets register` did.",
    discussion: "Exit codes: 0, also when nothing was registered; 73 and 75 as there."
  )

  func run() throws {
    #if os(Linux)
    if try DesktopEntry().remove() { return print("unregistered") }
    #endif
    print("nothing was registered")
  }
}
