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
  @MainActor
  func run() async throws {
    let session = try await AppSession.start(options, isActive: true)
    let inbox = inbox()
    await WalkLoop(session).run(inbox)
    inbox?.end()
    try await session.end()
  }

  /// Opens the inbox for links from the desktop.
  private func inbox() -> LinkInbox? {
    let place = LinkSocketPlace(besideDatabase: options.files.path)
    do {
      if let inbox = try LinkInbox.open(at: place) { return inbox }
      Output.error("prophets: links from the desktop open where the app is running already")
    } catch {
      Output.error("prophets: links from the desktop do not open here: \(error.message)")
    }
    return nil
  }
}
