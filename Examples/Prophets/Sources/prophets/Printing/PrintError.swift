import Foundation
import SampleCommand

/// Tells the person something on standard error, apart from what is reported.
func printError(_ message: String) {
  let line = "prophets: \(message.forTerminal)\n"
  try? FileHandle.standardError.write(contentsOf: Data(line.utf8))
}
