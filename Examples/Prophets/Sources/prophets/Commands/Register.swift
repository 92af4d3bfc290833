import ArgumentParser
import Foundation

/// `prophets register`: lets the desktop open `prophets:` links in the app.
struct Register: ParsableCommand {
  /// Name and help.
  static let configuration = CommandConfiguration(
    abstract: "Lets the desktop open prophets: links in the app.",
    discussion: """
      On Linux it writes a file to `applications` in your data folder ($XDG_DATA_HOME); \
      `prophets unregister` removes it. On a Mac it prints what an Info.plist needs. Then try

        gio open prophets://leagues/123

      Exit codes: 0, 73 for a file that cannot be written, 75 when the desktop cannot be told.
      """
  )

  /// Whether only the property list is printed.
  @Flag(help: "Print what the Info.plist of an app needs, as on a Mac; nothing is registered.")
  var infoPlist = false

  /// Registers the app.
  func run() throws {
    if infoPlist { return Output.line(PropertyListText.text) }
    #if os(Linux)
    let environment = ProcessInfo.processInfo.environment
    let registration = LinkRegistration(environment: environment)
    let program = Bundle.main.executableURL?.resolvingSymlinksInPath().path
    try registration.add(program ?? CommandLine.arguments[0])
    Output.line("\(registration.file.path)".forTerminal)
    #else
    Output.line(PropertyListText.text)
    #endif
  }
}

/// `prophets unregister`: takes back what `prophets register` did.
struct Unregister: ParsableCommand {
  /// Name and help.
  static let configuration = CommandConfiguration(
    abstract: "Takes back what `prophets register` did.",
    discussion: "Exit codes: 0, also when nothing was registered; 73 and 75 as there."
  )

  /// Removes the registration.
  func run() throws {
    #if os(Linux)
    let registration = LinkRegistration(environment: ProcessInfo.processInfo.environment)
    Output.line(try registration.remove() ? "unregistered" : "nothing was registered")
    #else
    Output.line("nothing was registered")
    #endif
  }
}
