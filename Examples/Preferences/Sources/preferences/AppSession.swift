import ArgumentParser
import DeepLinking
import Foundation
import LinkActions
import LinkHandling
import PreferencesApp

/// The app that a command runs.
@MainActor
struct AppSession {
  /// The app.
  let app: PreferencesApp

  /// What would be on screen.
  private let host: HeadlessHost<PreferencesLink>

  /// Launches the app with the schemes of its property list.
  init() throws {
    let info = ["CFBundleURLTypes": [["CFBundleURLSchemes": ["vnd.mycompany.myapp"]]]]
    host = HeadlessHost(state: try PreferencesApp.atLaunch())
    app = try PreferencesApp(
      schemes: RegisteredSchemes.schemes(in: info),
      host: host,
      scene: .main
    )
    app.handler.sceneDidBecomeActive()
  }

  /// Prints values as JSON, one a line, and in a last line what is shown then.
  func print(_ values: [some Encodable]) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    for value in values {
      Swift.print(String(decoding: try encoder.encode(value), as: UTF8.self))
    }
    let shown = Shown(
      shown: app.screens.map { "\($0)" },
      settings: host.settingsCount > 0,
      tags: app.tags
    )
    Swift.print(String(decoding: try encoder.encode(shown), as: UTF8.self))
  }

  /// What is shown in the end.
  private struct Shown: Encodable {
    /// The screens, the lowest first.
    let shown: [String]

    /// Whether the system's settings would have been opened.
    let settings: Bool

    /// The tags that actions have set, in order.
    let tags: [String]
  }

  /// Reads a JSON value.
  static func value(_ argument: String) throws -> PayloadValue {
    let data =
      argument == "-" ? FileHandle.standardInput.readDataToEndOfFile() : Data(argument.utf8)
    do {
      return try JSONDecoder().decode(PayloadValue.self, from: data)
    } catch {
      throw failure(65, "This is no JSON: \(argument == "-" ? "standard input" : argument)")
    }
  }

  /// Says on standard error what is wrong.
  static func failure(_ code: Int32, _ message: String) -> ExitCode {
    FileHandle.standardError.write(Data("preferences: \(message)\n".utf8))
    return ExitCode(code)
  }
}
