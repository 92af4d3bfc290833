import ArgumentParser
import DeepLinking
import Foundation
import LinkActions
import PreferencesApp
import SampleCommand

/// The app that a command runs.
@MainActor
struct AppSession {
  /// The app.
  let app: PreferencesApp

  /// What receives its links.
  let handler: LinkHandler<PreferencesLink>

  /// What would be on screen.
  private let host: HeadlessHost<PreferencesLink>

  /// Launches the app with the schemes of its property list.
  init() throws {
    let info = ["CFBundleURLTypes": [["CFBundleURLSchemes": ["vnd.mycompany.myapp"]]]]
    app = try PreferencesApp(schemes: RegisteredSchemes.schemes(in: info))
    host = HeadlessHost(state: try .atLaunch())
    handler = LinkHandler(links: app.links, host: host, scene: .main)
    handler.sceneDidBecomeActive()
  }

  /// Prints values as JSON, one a line, and in a last line what is shown then.
  func print(_ values: [some Encodable]) throws {
    for value in values { try JSONLines.print(value) }
    try JSONLines.print(
      [
        "shown": .list(app.screens.map { .text("\($0)") }),
        "settings": .flag(host.settingsCount > 0),
        "tags": .list(app.tags.map(PayloadValue.text)),
      ] as PayloadValue
    )
  }

  /// Reads a JSON value.
  static func value(_ argument: String) throws -> PayloadValue {
    let data =
      argument == "-" ? FileHandle.standardInput.readDataToEndOfFile() : Data(argument.utf8)
    do {
      return try JSONDecoder().decode(PayloadValue.self, from: data)
    } catch {
      throw failure(65, "This is not JSON: \(argument == "-" ? "standard input" : argument)")
    }
  }

  /// Says on standard error what is wrong.
  static func failure(_ code: Int32, _ message: String) -> ExitCode {
    FileHandle.standardError.write(Data("preferences: \(message)\n".utf8))
    return ExitCode(code)
  }
}
