import DeepLinking
import LinkRouting
import LinkTesting

/// A short random script of what happens to an app with several scenes.
struct LinkScript<Link: DeepLink>: CustomStringConvertible {
  /// One step of a script.
  enum Step: CustomStringConvertible {
    /// A scene receives a link.
    case receive(Link, LinkSource, scene: Int)

    /// The lookup answers one pending question; the number chooses which.
    case answer(Int)

    /// Work that can continue runs for a moment.
    case turn

    /// Time passes.
    case wait(Duration)

    /// An account signs in, or the current one signs out (`nil`).
    case account(LinkAccount?)

    var description: String {
      switch self {
      case .receive(let link, let source, let scene): "\(link) by \(source.rawValue) to \(scene)"
      case .answer: "answer"
      case .turn: "turn"
      case .wait(let duration): "wait \(duration)"
      case .account(let account): "account \(account?.rawValue ?? "none")"
      }
    }
  }

  /// The steps, in order.
  var steps: [Step] = []

  /// The steps, with commas.
  var description: String { steps.map(\.description).joined(separator: ", ") }

  /// Makes a random script.
  static func random(
    links: [Link],
    sources: [LinkSource],
    scenes: Int,
    length: Int,
    accounts: [LinkAccount?] = [],
    using generator: inout SeededGenerator
  ) -> LinkScript {
    var script = LinkScript()
    for _ in 0..<length {
      switch UInt.random(in: 0..<(accounts.isEmpty ? 10 : 12), using: &generator) {
      case 0..<5:
        guard let link = links.randomElement(using: &generator),
          let source = sources.randomElement(using: &generator)
        else { continue }
        let scene = Int.random(in: 0..<scenes, using: &generator)
        script.steps.append(.receive(link, source, scene: scene))
      case 5..<7: script.steps.append(.answer(Int.random(in: 0..<8, using: &generator)))
      case 7..<9: script.steps.append(.turn)
      case 9:
        let milliseconds = [1, 400, 600, 3000].randomElement(using: &generator) ?? 1
        script.steps.append(.wait(.milliseconds(milliseconds)))
      default:
        guard let account = accounts.randomElement(using: &generator) else { continue }
        script.steps.append(.account(account))
      }
    }
    return script
  }
}
