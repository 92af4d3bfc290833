import DeepLinking
import ProphetsLinks

/// A step of a plan, in lines for people.
struct StepText {
  /// Prints the URLs of screens.
  let router: LinkRouter<ProphetsLink>

  /// Describes a step.
  func lines(of step: NavigationStep<ProphetsLink>) -> [String] {
    let urls = step.entries.map { router.text(of: $0) }
    switch step {
    case .select(let tab): return ["\(step.name) the tab \(tab)"]
    case .pop(to: let count, in: _): return ["\(step.name) to the lowest \(screens(count))"]
    case .dismiss(to: let count):
      return [count == 0 ? "\(step.name) all" : "\(step.name) all but the lowest \(count)"]
    case .present(let presentation):
      return column(under: "\(step.name) as \(presentation.style)", urls)
    default: return urls.isEmpty ? [step.name] : column(under: step.name, urls)
    }
  }

  /// URLs in one column, after a word.
  private func column(under word: String, _ urls: [String]) -> [String] {
    urls.enumerated().map { index, url in
      (index == 0 ? word : String(repeating: " ", count: word.utf8.count)) + " " + url
    }
  }

  /// A number of screens in words.
  private func screens(_ count: Int) -> String {
    count == 1 ? "screen" : "\(count) screens"
  }
}

extension LinkRouter {
  /// The URL of an entry, fit for a terminal.
  func text(of entry: NavigationEntry<Link>) -> String {
    let text = entry.destination.flatMap { link in
      prefixes.first.flatMap { try? url(for: link, at: $0).text.forTerminal }
    }
    return text ?? "–"
  }
}
