import DeepLinking
import Foundation
import ProphetsApp
import ProphetsLinks

/// Shows the app, reads what a person types, and does it.
@MainActor
struct WalkLoop {
  /// The running app.
  private let session: AppSession

  /// What is typed.
  private let lines = TypedLines()

  /// The colours.
  private let palette: Palette

  /// Creates a loop.
  init(_ session: AppSession) {
    self.session = session
    palette = .standardOutput(environment: ProcessInfo.processInfo.environment)
  }

  /// Goes on until `quit` or the end of the input.
  func run(_ inbox: LinkInbox?) async {
    session.app.handler.links.confirm = { await ConfirmationPrompt(lines: lines).ask($0) }
    await showScreen()
    inbox?.take { await open($0) }
    while let line = await nextLine() {
      let instruction = WalkInstruction(line)
      if instruction == .quit { return }
      await perform(instruction)
    }
  }

  /// Reads a line, after a prompt when standard input is a terminal.
  private func nextLine() async -> String? {
    if isatty(STDIN_FILENO) == 1 { Output.text("> ") }
    return await lines.next()
  }

  /// Does what was typed, and shows what came of it.
  private func perform(_ instruction: WalkInstruction) async {
    session.turns.advance()
    switch instruction {
    case .open(let url): _ = await open(url)
    case .home:
      _ = await session.app.handler.open(.memberships).outcome
      await showScreen()
    case .back: await show(session.app.goBack(), or: "This is the first screen.")
    case .tab(let name):
      await show(
        session.app.select(TabID(rawValue: name)),
        or: "There is no tab '\(name)'; there are \(tabs)."
      )
    case .stack: showStack()
    case .signIn: await signIn()
    case .signOut:
      session.app.signOut()
      Output.line("You are signed out.")
    case .help: Output.line(WalkInstruction.summary)
    case .unknown(let hint): Output.line(hint.forTerminal)
    case .nothing, .quit: break
    }
  }

  /// Opens a link that came from outside.
  private func open(_ url: String) async -> String {
    let report = await session.deliver(url)
    describe(report)
    await showScreen()
    return report.outcome.name
  }

  /// Signs in, and opens what waits for it.
  private func signIn() async {
    for report in await session.app.signIn() { describe(report) }
    await showScreen()
  }

  /// Says what became of a link.
  private func describe(_ report: LinkReport<ProphetsLink>) {
    let text = ReportText(router: session.app.router, palette: palette)
    Output.line(text.heading(report).joined(separator: "\n"))
  }

  /// Shows the screen, or says why nothing was done.
  private func show(_ isDone: Bool, or complaint: String) async {
    if isDone { await showScreen() } else { Output.line(complaint.forTerminal) }
  }

  /// Shows the screen that is on top.
  private func showScreen() async {
    let screen = try? await session.app.currentScreen()
    let text = ScreenText(router: session.app.router, palette: palette)
    Output.line("\n" + text.lines(of: screen, withLinks: true).joined(separator: "\n") + "\n")
  }

  /// Lists what is shown: the tab, its screens, and what is presented.
  private func showStack() {
    let state = session.app.state
    var lines = ["tab \(state.selected)"]
    let selected = state.stack(at: .container(state.selected)) ?? []
    lines += selected.map { "  " + session.app.router.text(of: $0) }
    for presentation in state.presentations {
      lines.append(presentation.style.rawValue)
      lines += presentation.stack.map { "  " + session.app.router.text(of: $0) }
    }
    Output.line(lines.joined(separator: "\n"))
  }

  /// The names of the tabs, with commas.
  private var tabs: String {
    session.app.state.containers.map(\.id.rawValue).joined(separator: ", ")
  }
}
