import LinkNavigation
import LinkRouting

/// Says the steps of a plan in words.
@MainActor
struct PlanText<Link: DeepLink> {
  /// Names links.
  private let describer: Describer<Link>

  /// Creates a text.
  init(_ describer: Describer<Link>) { self.describer = describer }

  /// The steps, a sentence each.
  func captions(of steps: [NavigationStep<Link>]) -> [String] { steps.map(caption) }

  /// A step in words.
  private func caption(_ step: NavigationStep<Link>) -> String {
    switch step {
    case .select(let tab): "Select the tab ‘\(tab.rawValue)’"
    case .pop(to: let count, in: let address):
      "Pop to \(count == 1 ? "the root" : "screen \(count)")\(place(address, " of "))"
    case .replaceStack(let entries, of: let tab):
      "Replace the stack of ‘\(tab.rawValue)’ by \(names(entries))"
    case .present(let presentation):
      "Present as \(presentation.style.words): \(names(presentation.stack))"
    case .dismiss(to: let count):
      count == 0 ? "Dismiss what is presented" : "Dismiss what is presented above level \(count)"
    default:
      step.name.prefix(1).uppercased() + step.name.dropFirst() + " \(names(step.entries))"
        + (step.address.map { place($0, " in ") } ?? "")
    }
  }

  /// Where a step happens, unless that is the only place there is.
  private func place(_ address: StackAddress, _ preposition: String) -> String {
    switch address {
    case .container(.main): ""
    case .container(let tab): "\(preposition)‘\(tab.rawValue)’"
    case .presentation: "\(preposition)the presentation"
    }
  }

  /// The names of screens.
  private func names(_ entries: [NavigationEntry<Link>]) -> String {
    entries.map { describer.title(of: $0) }.joined(separator: " › ")
  }
}

/// Says in words where a link goes.
@MainActor
enum PlaceText {
  /// The sentence for a place.
  static func summary<Link>(of place: LinkPlacement<Link>?, _ describer: Describer<Link>) -> String
  {
    switch place {
    case .root(.main): "It is the first screen of the app."
    case .root(let tab): "It is the first screen of the tab ‘\(tab.rawValue)’."
    case .pushed(on: let parent): "Pushed on \(describer.longTitle(of: parent))."
    case .presented(let style, over: let parent):
      "Presented as \(style.words) over \(describer.longTitle(of: parent))."
    case .pushedOnCurrent: "Pushed on whatever is on screen."
    case .presentedOnCurrent(let style): "Presented as \(style.words) over whatever is on screen."
    case .noScreen, nil: "It has no screen."
    }
  }

  /// How a screen is shown, in a word or two.
  static func manner<Link>(of place: LinkPlacement<Link>) -> String {
    switch place {
    case .root(.main): "root"
    case .root(let tab): "tab \(tab.rawValue)"
    case .pushed, .pushedOnCurrent: "pushed"
    case .presented(let style, over: _), .presentedOnCurrent(let style): style.rawValue
    case .noScreen: "no screen"
    }
  }
}

extension PresentationStyle {
  /// The style in words, with an article.
  var words: String {
    switch self {
    case .sheet: "a sheet"
    case .fullScreen: "a full-screen cover"
    case .formSheet: "a form sheet"
    default: isPopover ? "a popover" : rawValue
    }
  }

  /// Whether it is a popover, from wherever.
  private var isPopover: Bool { rawValue.hasPrefix(Self.popover.rawValue) }
}
