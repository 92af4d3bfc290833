import ArgumentParser
import DeepLinking
import Foundation
import LinkActions
import ProphetsLinks
import SampleCommand

/// `prophets` alone: the app in the terminal.
struct Walk: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Shows the app, and does what you type. This is what `prophets` alone does.",
    discussion: WalkLoop.summary
  )

  @OptionGroup var options: AppOptions

  @MainActor
  func run() async throws {
    let session = try await AppSession(options, isActive: true)
    let inbox = openInbox()
    await WalkLoop(session: session).run(inbox)
    inbox?.end()
    try await session.end()
  }

  private func openInbox() -> LinkInbox? {
    do {
      if let inbox = try LinkInbox(options.files.inbox) { return inbox }
      printError("links from the desktop open where the app is running already")
    } catch {
      printError("links from the desktop do not open here: \(error.message)")
    }
    return nil
  }
}

/// Shows the app, reads what a person types, and does it.
@MainActor
struct WalkLoop {
  let session: AppSession

  private let lines = TypedLines()

  private var app: RunningApp { session.app }

  init(session: AppSession) { self.session = session }

  /// What can be typed.
  nonisolated static let summary = """
    open URL   open a link
    back       go back one screen, or close what is presented
    home       go to the first screen
    tab NAME   go to a tab: leagues or activity
    stack      list the screens, the one on top last
    sign-out   be nobody: links into leagues wait
    sign-in    be somebody again, and open what waits
    help       show this
    quit       leave (so does the end of the input)
    """

  /// Goes on until `quit` or the end of the input.
  func run(_ inbox: LinkInbox?) async {
    session.asksPerson(reading: lines)
    await showScreen()
    inbox?.take { await open($0) }
    while let line = await nextLine() {
      let words = line.split(separator: " ", maxSplits: 1)
      let argument = words.dropFirst().joined().trimmingCharacters(in: .whitespaces)
      let word = words.first.map(String.init) ?? ""
      if (word, argument) == ("quit", "") { return }
      session.turns.advance()
      await perform(word, argument)
    }
  }

  /// Reads a line, after a prompt when standard input is a terminal.
  private func nextLine() async -> String? {
    if isatty(STDIN_FILENO) == 1 { print("> ", terminator: "") }
    return await lines.next()
  }

  /// Does what was typed, and shows what came of it.
  private func perform(_ word: String, _ argument: String) async {
    switch (word, argument) {
    case ("", _): break
    case ("open", ""): print("open needs a URL: open prophets://leagues/123")
    case ("open", let url): _ = await open(url)
    case ("tab", ""): print("tab needs a name: tab activity")
    case ("tab", let name):
      let tabs = app.state.containers.map(\.id.rawValue).joined(separator: ", ")
      await show(
        app.select(TabID(rawValue: name)),
        or: "There is no tab '\(name)'; there are \(tabs)."
      )
    case ("back", ""): await show(app.goBack(), or: "This is the first screen.")
    case ("home", ""):
      _ = await app.handler.open(.memberships).outcome
      await showScreen()
    case ("stack", ""): showStack()
    case ("sign-in", ""):
      for report in await app.signIn() { describe(report) }
      await showScreen()
    case ("sign-out", ""):
      app.signOut()
      print("You are signed out.")
    case ("help", ""): print(Self.summary)
    default: print("'\(word)' is nothing to do here; try help".forTerminal)
    }
  }

  /// Opens a link that came from outside.
  private func open(_ url: String) async -> LinkOutcome? {
    let reports = await session.open(url)
    reports.forEach(describe)
    await showScreen()
    return reports.last?.outcome
  }

  /// Says what became of a link.
  private func describe(_ report: LinkReport<ProphetsLink>) {
    let document = LinkReportV1(report, router: app.links.router, screen: nil)
    print(ReportText(report, document).heading.joined(separator: "\n"))
  }

  /// Shows the screen, or says why nothing was done.
  private func show(_ isDone: Bool, or complaint: String) async {
    if isDone { await showScreen() } else { print(complaint.forTerminal) }
  }

  /// Shows the screen that is on top.
  private func showScreen() async {
    let lines = AppSession.lines(of: try? await app.currentScreen(), withLinks: true)
    print("\n" + lines.joined(separator: "\n") + "\n")
  }

  /// Lists what is shown: the tab, its screens, and what is presented.
  private func showStack() {
    let shown = ShownStateV1(app.state, router: app.links.router)
    let stacks =
      [("tab \(shown.tab)", shown.tabs[shown.tab] ?? [])]
      + shown.presented.map { ($0.style, $0.stack) }
    for (name, stack) in stacks {
      print(([name] + stack.map { "  \($0 ?? "–")" }).joined(separator: "\n"))
    }
  }
}

/// Lines that a person types, read on a thread of their own, so that links can come meanwhile.
///
/// The last caller gets the next line: a question about a link that came is answered before the app goes
/// on with what is typed at it.
@MainActor
final class TypedLines {
  /// Continuations that wait for a line, in LIFO order.
  private var waiting: [CheckedContinuation<String?, Never>] = []

  private var isReading = false

  /// Reads the next line.
  func next() async -> String? {
    await withCheckedContinuation { continuation in
      waiting.append(continuation)
      read()
    }
  }

  private func read() {
    guard !isReading, !waiting.isEmpty else { return }
    isReading = true
    Thread.detachNewThread {
      let line = readLine()
      Task { @MainActor in
        self.isReading = false
        self.waiting.popLast()?.resume(returning: line)
        self.read()
      }
    }
  }
}
