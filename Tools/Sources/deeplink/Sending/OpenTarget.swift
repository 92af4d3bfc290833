import ArgumentParser
import LinkInspectorPage

/// Where a link can be sent to be opened as the system opens it.
enum OpenTarget: String, CaseIterable, ExpressibleByArgument {
  /// A simulator of Xcode.
  case simulator

  /// A device of Apple's that is paired with this machine.
  case device

  /// An emulator or a device of Android.
  case android

  /// This machine.
  case desktop

  /// The command that opens a URL there.
  func command(opening url: String, device: String?, app: String?) -> ExternalCommand {
    switch self {
    case .simulator:
      return ExternalCommand(
        program: "xcrun",
        arguments: ["simctl", "openurl", device ?? "booted", url]
      )
    case .device:
      // Source: the help of devicectl in Xcode 15: a URL goes to the app that is launched with it.
      let selection = device.map { ["--device", $0] } ?? []
      return ExternalCommand(
        program: "xcrun",
        arguments: ["devicectl", "device", "process", "launch"] + selection
          + ["--payload-url", url] + (app.map { [$0] } ?? [])
      )
    case .android:
      let selection = device.map { ["-s", $0] } ?? []
      let intent = [
        "am", "start", "-W", "-a", "android.intent.action.VIEW",
        "-c", "android.intent.category.BROWSABLE", "-d", url,
      ]
      // adb joins the words, and the shell of the device reads them again.
      let words = (intent + (app.map { [$0] } ?? [])).map { ShellQuoted($0).text }
      return ExternalCommand(program: "adb", arguments: selection + ["shell"] + words)
    case .desktop:
      #if os(macOS)
      return ExternalCommand(program: "open", arguments: [url])
      #else
      return ExternalCommand(program: "gio", arguments: ["open", url])
      #endif
    }
  }
}
