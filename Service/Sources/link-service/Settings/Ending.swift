import ArgumentParser
import Foundation

/// How a command ends that can't do what it was asked.
enum Ending {
  /// Prints lines on standard error, each under the name of the command, and returns the code to end with.
  static func code(_ code: Int32, _ lines: [String]) -> ExitCode {
    for line in lines { print(line) }
    return ExitCode(code)
  }

  /// Prints a line on standard error.
  static func print(_ line: String) {
    try? FileHandle.standardError.write(contentsOf: Data("link-service: \(shown(line))\n".utf8))
  }

  /// Prints a line on standard output, for a reader who waits for it.
  static func printNow(_ line: String) {
    try? FileHandle.standardOutput.write(contentsOf: Data("\(line)\n".utf8))
  }

  /// A text without what a terminal would act on.
  static func shown(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          switch scalar.properties.generalCategory {
          case .control, .format: "\u{FFFD}"
          default: scalar
          }
        }
      )
    )
  }
}
