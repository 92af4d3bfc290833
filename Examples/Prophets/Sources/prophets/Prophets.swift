import ArgumentParser
import SampleCommand

/// The quiz-league app in the terminal.
@main
struct Prophets: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prophets",
    abstract: "A quiz-league app in the terminal, to try deep links on.",
    discussion: """
      Alone it is the app: it shows a screen, and takes `open URL`, `back`, `help` and more. \
      `prophets open` opens links one after the other and says what became of each.

        prophets open 'prophets://leagues/123/questions/456'

      Quote URLs: to a shell, ? and & mean something else.
      """,
    subcommands: [
      Open.self, FirstLaunch.self, Inspect.self, SignIn.self, Journal.self, Register.self,
      Unregister.self, Receive.self, Walk.self,
    ],
    defaultSubcommand: Walk.self
  )

  static func main() async {
    LostOutput.endsTheProcess()
    do {
      var command = try parseAsRoot()
      if var asynchronous = command as? any AsyncParsableCommand {
        try await asynchronous.run()
      } else {
        try command.run()
      }
    } catch  where error is ExitCode || exitCode(for: error) != .failure {
      exit(withError: error)
    } catch {
      let failure = CommandFailure(error)
      printError(failure.message)
      exit(withError: failure.code)
    }
  }
}
