import Foundation

/// Where the journal of an app is.
struct JournalPlace {
  /// The path that was given.
  let path: String

  /// The path of the file; a path that is not absolute lies in the app's caches folder of a simulator, when its app is
  /// known.
  ///
  /// Source: the help of `simctl get_app_container` in Xcode 16, which prints the folder of the app's data.
  func file(on target: OpenTarget, device: String?, app: String?) throws(JournalMistake) -> String {
    guard target == .simulator, let app, !path.hasPrefix("/") else { return path }
    let command = ExternalCommand(
      program: "xcrun",
      arguments: ["simctl", "get_app_container", device ?? "booted", app, "data"]
    )
    guard let location = command.location() else {
      throw JournalMistake("'xcrun' is not on this machine, so the app's folder is not known")
    }
    let folder = command.output(at: location).flatMap { output in
      output.split(separator: "\n").first.map(String.init)
    }
    guard let folder, folder.hasPrefix("/") else {
      throw JournalMistake("no folder of '\(app)' was found on the simulator: is it installed?")
    }
    return "\(folder)/Library/Caches/\(path)"
  }
}

/// Why a journal cannot be found, a sentence without a stop.
struct JournalMistake: Error {
  /// The sentence.
  let message: String

  init(_ message: String) { self.message = message }
}
