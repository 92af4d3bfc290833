import ArgumentParser

/// `prophets` alone: the app in the terminal.
struct Walk: AsyncParsableCommand {
  /// Name and help.
  static let configuration = CommandConfiguration(
    abstract: "Shows the app, and does what you type. This is what `prophets` alone does.",
    discussion: WalkInstruction.summary
  )

  /// The files of the app.
  @OptionGroup var options: AppOptions

  /// Reads instructions until the end of the input.
  ///
  /// - Throws: `ExitCode` – those of ``CommandFailure``.
  @MainActor
  func run() async throws {
    let session = try await AppSession.start(options, isActive: true)
    await WalkLoop(session).run()
    try await session.end()
  }
}
