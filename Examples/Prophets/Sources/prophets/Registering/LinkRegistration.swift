import Foundation
import ProphetsStore

/// Registers the app with the desktop as the one that opens `prophets:` links, or takes that back.
struct LinkRegistration {
  /// Where the desktop looks for apps: `applications` in the data folder of the person.
  let folder: URL

  /// Where the file of the app is.
  var file: URL { folder.appendingPathComponent(DesktopEntry.fileName) }

  /// Finds the folder.
  init(environment: [String: String]) {
    folder = URL(fileURLWithPath: StorePlace.path(environment: environment))
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("applications", isDirectory: true)
  }

  /// Writes the file, and lets the desktop take note.
  func add(_ program: String) throws(CommandFailure) {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let text = DesktopEntry(program: program).text
      try Data(text.utf8).write(to: file, options: .atomic)
    } catch {
      throw CommandFailure(
        "\(file.path) cannot be written: \(error.localizedDescription)",
        code: CommandFailure.cannotCreate
      )
    }
    try update()
  }

  /// Removes the file, and lets the desktop take note.
  func remove() throws(CommandFailure) -> Bool {
    guard FileManager.default.fileExists(atPath: file.path) else { return false }
    do {
      try FileManager.default.removeItem(at: file)
    } catch {
      throw CommandFailure(
        "\(file.path) cannot be removed: \(error.localizedDescription)",
        code: CommandFailure.cannotCreate
      )
    }
    try update()
    return true
  }

  /// Lets the desktop read the folder again.
  private func update() throws(CommandFailure) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["update-desktop-database", folder.path]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      throw CommandFailure("\(error.localizedDescription)", code: CommandFailure.noSetup)
    }
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw CommandFailure(
        "update-desktop-database is missing or failed; bin/setup --for links installs it.",
        code: CommandFailure.noSetup
      )
    }
  }
}
