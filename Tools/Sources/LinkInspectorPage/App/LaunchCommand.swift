/// A command by which a developer opens a URL elsewhere, for the clipboard.
public struct LaunchCommand: Hashable, Sendable, Encodable {
  /// Where it opens the URL: `Simulator`.
  public let place: String

  /// The command, fit for a shell.
  public let command: String

  /// Creates a command.
  ///
  /// - Parameters:
  ///   - place: Where it opens the URL.
  ///   - words: The program and its arguments, unquoted.
  public init(_ place: String, _ words: [String]) {
    self.place = place
    command = words.map { ShellQuoted($0).text }.joined(separator: " ")
  }

  /// The commands for a simulator, a device, Android and this machine.
  ///
  /// Source: `xcrun simctl help openurl`, `xcrun devicectl help device process launch`.
  ///
  /// - Returns: The commands; `DEVICE` and `BUNDLE-ID` stand for what only the developer knows.
  public static func standard(opening url: String) -> [LaunchCommand] {
    let intent = [
      "am", "start", "-W", "-a", "android.intent.action.VIEW",
      "-c", "android.intent.category.BROWSABLE", "-d", url,
    ]
    #if os(macOS)
    let desktop = ["open", url]
    #else
    let desktop = ["gio", "open", url]
    #endif
    let device = ["xcrun", "devicectl", "device", "process", "launch", "--device", "DEVICE"]
    return [
      LaunchCommand("Simulator", ["xcrun", "simctl", "openurl", "booted", url]),
      LaunchCommand("Device", device + ["--payload-url", url, "BUNDLE-ID"]),
      // The shell of the device reads the words again.
      LaunchCommand("Android", ["adb", "shell"] + intent.map { ShellQuoted($0).text }),
      LaunchCommand("Desktop", desktop),
    ]
  }
}
