#if os(Linux)
import ArgumentParser
import Foundation
import ProphetsStore

/// The file by which a Linux desktop knows that the app opens `prophets:` links.
///
/// Source: Desktop Entry Specification 1.5; the MIME type of a scheme is from the Shared MIME-info
/// Database Specification, `x-scheme-handler/SCHEME`.
struct DesktopEntry {
  /// Where the desktop looks for apps: `applications` in the data folder of the person.
  private let folder: URL

  private let file: URL

  init() {
    let environment = ProcessInfo.processInfo.environment
    folder = URL(fileURLWithPath: ProphetsStore.defaultPath(environment: environment))
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("applications")
    file = folder.appendingPathComponent("prophets-links.desktop")
  }

  /// Writes the file, lets the desktop take note, and returns the path.
  func add() throws -> String {
    let program = Bundle.main.executableURL?.resolvingSymlinksInPath().path
    let text = """
      [Desktop Entry]
      Type=Application
      Name=Prophets
      Comment=Opens links into the quiz league
      Exec=\(Self.quoted(program ?? CommandLine.arguments[0])) receive %u
      NoDisplay=true
      Terminal=false
      MimeType=x-scheme-handler/prophets;

      """
    try change("written") {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file, options: .atomic)
    }
    return file.path
  }

  /// Removes the file, and lets the desktop take note; returns whether it was there.
  func remove() throws -> Bool {
    guard FileManager.default.fileExists(atPath: file.path) else { return false }
    try change("removed") { try FileManager.default.removeItem(at: file) }
    return true
  }

  /// Changes the file, and lets the desktop read the folder again.
  private func change(_ verb: String, _ change: () throws -> Void) throws(CommandFailure) {
    do {
      try change()
    } catch {
      let problem = "\(file.path) cannot be \(verb): \(error.localizedDescription)"
      throw CommandFailure(problem, .cannotCreate)
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["update-desktop-database", folder.path]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      throw CommandFailure(error.localizedDescription, .noSetup)
    }
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw CommandFailure(
        "update-desktop-database is missing or failed; bin/setup --for links installs it.",
        .noSetup
      )
    }
  }

  /// Quotes an argument of `Exec`: first for the command, then for the value of a key.
  private static func quoted(_ text: String) -> String {
    var quoted = ""
    for character in text {
      if "\"`$\\".contains(character) { quoted.append("\\") }
      // A lone % would begin a field code.
      if character == "%" { quoted.append("%") }
      quoted.append(character)
    }
    return "\"\(quoted)\"".replacingOccurrences(of: "\\", with: "\\\\")
  }
}
#endif
