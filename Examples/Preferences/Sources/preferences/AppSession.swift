import ArgumentParser
import DeepLinking
import Foundation
import PreferencesApp

/// The app that a command runs.
@MainActor
enum AppSession {
  /// Launches the app with the schemes of its property list.
  ///
  /// - Returns: The app.
  /// - Throws: What launching throws.
  static func app() throws -> PreferencesApp {
    let info = ["CFBundleURLTypes": [["CFBundleURLSchemes": ["vnd.mycompany.myapp"]]]]
    return try PreferencesApp(schemes: RegisteredSchemes.schemes(in: info))
  }

  /// Prints values as JSON, one a line, and what is shown then.
  ///
  /// - Parameters:
  ///   - values: The values.
  ///   - app: The app.
  /// - Throws: What encoding throws.
  static func print(_ values: [some Encodable], _ app: PreferencesApp) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    for value in values {
      Swift.print(String(decoding: try encoder.encode(value), as: UTF8.self))
    }
    let screens = app.screens.map { "\($0)" }.joined(separator: " > ")
    let settings = app.settingsCount > 0 ? ", and the system's settings" : ""
    Swift.print("shown: \(screens)\(settings)")
  }

  /// Reads a JSON value.
  ///
  /// - Parameter text: The text.
  /// - Returns: The value.
  /// - Throws: `ValidationError` for a text that is no JSON.
  static func value(_ text: String) throws -> PayloadValue {
    guard let value = try? JSONDecoder().decode(PayloadValue.self, from: Data(text.utf8)) else {
      throw ValidationError("This is no JSON: \(text)")
    }
    return value
  }
}
