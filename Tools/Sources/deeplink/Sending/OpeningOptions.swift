import ArgumentParser

/// The device and the app that links are sent to.
struct DeviceOptions: ParsableArguments {
  /// Which simulator or device.
  @Option(
    name: .long,
    help: ArgumentHelp("The simulator or device; the running one by default.", valueName: "id")
  )
  var device: String?

  /// The identifier of the app.
  @Option(
    name: .long,
    help: ArgumentHelp("The bundle ID or the Android package of the app.", valueName: "id")
  )
  var app: String?

  /// Refuses what other programs would read as an option.
  func validate() throws {
    for name in [device, app].compactMap({ $0 }) where name.isEmpty || name.first == "-" {
      throw ValidationError("'\(name)' is not a name of a device or an app.")
    }
  }
}

/// Where links are opened, and the journal of the app that opens them.
struct OpeningOptions: ParsableArguments {
  /// Where to.
  @Option(name: .long, help: "Where links are opened: simulator, device, android or desktop.")
  var on = OpenTarget.simulator

  /// The device and the app.
  @OptionGroup var names: DeviceOptions

  /// The journal of the app.
  @Option(
    name: .long,
    help: ArgumentHelp("The journal that the app writes: JSON lines.", valueName: "file"),
    completion: .file(extensions: ["jsonl"])
  )
  var journal: String?

  /// Refuses standard input, which no app writes.
  func validate() throws {
    if journal == "-" { throw ValidationError("--journal is a file that the app writes, not -.") }
  }
}
