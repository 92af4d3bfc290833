import DeepLinking
import LinkNavigation
import LinkPatterns
import LinkRouting

/// The links of a timetable app: two tabs, pushed screens, a sheet over each kind of thing.
enum TransitLink: DeepLink, NavigationPlacing {
  case lines
  case map
  case line(line: Int)
  case stop(line: Int, stop: Int)
  /// A sheet over a line.
  case notice(line: Int)
  /// A cover over the lines.
  case ticket(ticket: Int)
  /// A sheet over whatever is shown; when nothing is, over the map.
  case hint
  /// A screen in a style that SwiftUI does not have.
  case drawer
  /// A popover at a button of the lines.
  case filter
  /// A form sheet over the lines.
  case report

  var placements: [LinkPlacement<TransitLink>] {
    switch self {
    case .lines: [.root(.lines)]
    case .map: [.root(.map)]
    case .line: [.pushed(on: .lines)]
    case .stop(let line, _): [.pushed(on: .line(line: line))]
    case .notice(let line): [.presented(.sheet, over: .line(line: line))]
    case .ticket: [.presented(.fullScreen, over: .lines)]
    case .hint: [.presentedOnCurrent(.sheet), .presented(.sheet, over: .map)]
    case .drawer: [.presented(PresentationStyle(rawValue: "drawer"), over: .lines)]
    case .filter: [.presented(.popover(from: "filter"), over: .lines)]
    case .report: [.presented(.formSheet, over: .lines)]
    }
  }

  /// The title of the screen.
  var title: String {
    switch self {
    case .lines: "Lines"
    case .map: "Map"
    case .line(let line): "Line \(line)"
    case .stop(_, let stop): "Stop \(stop)"
    case .notice(let line): "Notice \(line)"
    case .ticket(let ticket): "Ticket \(ticket)"
    case .hint: "Hint"
    case .drawer: "Drawer"
    case .filter: "Filter"
    case .report: "Report"
    }
  }
}

extension TabID {
  static let lines: TabID = "lines"
  static let map: TabID = "map"
}

extension NavigationEntry<TransitLink> {
  static let lines = NavigationEntry.destination(.lines)
  static let map = NavigationEntry.destination(.map)
  static func line(_ line: Int) -> Self { .destination(.line(line: line)) }
  static func stop(_ line: Int, _ stop: Int) -> Self {
    .destination(.stop(line: line, stop: stop))
  }
}

extension NavigationState<TransitLink> {
  /// Two tabs, of which the lines are shown, with screens over them and presentations over all.
  static func transit(
    _ pushed: NavigationEntry<TransitLink>...,
    map: [NavigationEntry<TransitLink>] = [],
    selected: TabID = .lines,
    presented: [Presentation<TransitLink>] = []
  ) -> Self {
    var state = NavigationState(
      unchecked: [
        NavigationContainer(id: .lines, stack: [.lines] + pushed),
        NavigationContainer(id: .map, stack: [.map] + map),
      ]
    )
    try? state.select(selected)
    state.presentations = presented
    return state
  }

  /// Creates a state of containers whose names are known to differ.
  private init(unchecked containers: [NavigationContainer<TransitLink>]) {
    do {
      self = try NavigationState(containers: containers)
    } catch {
      self = NavigationState()
    }
  }
}

extension Presentation<TransitLink> {
  /// A sheet with screens pushed in it.
  static func sheet(_ root: TransitLink, pushed: TransitLink...) -> Self {
    Presentation(
      style: .sheet,
      root: .destination(root),
      pushed: pushed.map(NavigationEntry.destination)
    )
  }

  /// A cover.
  static func cover(_ root: TransitLink) -> Self {
    Presentation(style: .fullScreen, root: .destination(root))
  }
}

/// The table of the timetable app.
let transitRouter = LinkRouter<TransitLink>(
  prefixes: [.scheme("transit"), .domain("transit.example")],
  routes: [
    LinkRoute(.lines, "/lines").access(.from(.universalLink, .customScheme, .handoff)),
    LinkRoute(.map, "/map").access(.from(.universalLink)),
    LinkRoute(TransitLink.line, "/lines/:line").access(
      .from(.universalLink, .customScheme, .content, .handoff)
    ),
    LinkRoute(TransitLink.stop, "/lines/:line/stops/:stop").access(
      .from(.universalLink, .customScheme)
    ),
    LinkRoute(TransitLink.notice, "/lines/:line/notice").access(
      .from(.universalLink, .customScheme)
    ),
    LinkRoute(TransitLink.ticket, "/tickets/:ticket").access(
      .from(.universalLink, .customScheme, .handoff)
    )
    .secret("ticket"),
    LinkRoute(.hint, "/hint").access(.from(.universalLink, .customScheme)),
    LinkRoute(.drawer, "/drawer").access(.from(.universalLink, .customScheme)),
    LinkRoute(.filter, "/filter").access(.from(.universalLink, .customScheme)),
    LinkRoute(.report, "/report").access(.from(.universalLink, .customScheme)),
  ]
)
