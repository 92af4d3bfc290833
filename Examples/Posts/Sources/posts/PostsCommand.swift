import ArgumentParser
import DeepLinking
import PostsApp
import SampleCommand

/// The app in the terminal: goes where it is told, and says what is shown.
@main
struct PostsCommand: AsyncParsableCommand {
  /// Name and help.
  static let configuration = CommandConfiguration(
    commandName: "posts",
    abstract: "Goes to URLs one after the other, and says what is shown.",
    discussion: """
      A URL with a scheme comes from outside; without one it is a link within the app, relative to what \
      is shown. `push:` and a path is a tapped notification, `handoff:` and a URL comes from another \
      device. `cancel` and `back` tap the buttons of those names.

        posts posts://posts/7 /authors/ada back cancel / push:/posts/8

      Exit code 0 when all was done, 1 when something was not, 64 for wrong usage, 73 when the answer cannot \
      be written.
      """
  )

  /// Runs the command that the arguments name.
  static func main() async {
    LostOutput.endsTheProcess()
    await main(nil)
  }

  /// What to do, in order.
  @Argument(
    help: ArgumentHelp("URLs, `push:PATH`, `handoff:URL`, `cancel` and `back`.", valueName: "url")
  )
  var instructions: [String]

  /// Does it.
  @MainActor
  func run() async throws {
    let app = PostsApp()
    var succeeded = true
    for instruction in instructions {
      let (isDone, answer) = try await follow(instruction, in: app)
      succeeded = isDone && succeeded
      print("\(instruction)\t\(answer)\t\(description(of: app))")
    }
    if !succeeded { throw ExitCode(1) }
  }

  /// Follows one instruction.
  @MainActor
  private func follow(_ instruction: String, in app: PostsApp) async throws -> (Bool, String) {
    switch instruction {
    case "cancel": return app.cancel() ? (true, "cancelled") : (false, "nothing to cancel")
    case "back": return app.goBack() ? (true, "back") : (false, "no way back")
    default: break
    }
    let outcome: LinkOutcome
    if let delivery = try delivery(of: instruction, in: app) {
      outcome = await app.handler.receive(delivery).outcome
    } else {
      outcome = await app.route(to: instruction)
    }
    return (outcome.isSuccess, outcome.name)
  }

  /// What the system delivers for an instruction: an opened URL, a universal link, what another device
  /// offers, or a tapped notification.
  @MainActor
  private func delivery(
    of instruction: String,
    in app: PostsApp
  ) throws -> LinkDelivery<PostsLink>? {
    let parts = instruction.split(separator: ":", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return nil }
    let rest = parts[1]
    switch parts[0] {
    case "push":
      let url = try app.handler.links.payloads.url(inUserInfo: ["path": rest])
      return LinkDelivery(url: url ?? "", source: .notification, entryPoint: .notification)
    case "handoff": return LinkDelivery(url: rest, source: .handoff, entryPoint: .userActivity)
    case "https":
      return LinkDelivery(url: instruction, source: .universalLink, entryPoint: .userActivity)
    default:
      guard instruction.contains("://") else { return nil }
      return LinkDelivery(url: instruction, source: .customScheme, entryPoint: .openURL)
    }
  }

  /// The screens, lowest first; a presentation begins with its style.
  @MainActor
  private func description(of app: PostsApp) -> String {
    func titles(_ stack: [NavigationEntry<PostsLink>]) -> String {
      stack.map { $0.destination.flatMap { app.screens[$0]?.title } ?? "?" }
        .joined(separator: " > ")
    }
    let base = titles(app.state.stack(at: .container(.main)) ?? [])
    let presented = app.state.presentations.map { "[\($0.style): \(titles($0.stack))]" }
    return ([base] + presented).joined(separator: " ")
  }
}
