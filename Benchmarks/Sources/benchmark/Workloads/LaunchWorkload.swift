import BenchmarkHarness
import LinkPatterns
import LinkRouting

/// Declares routes and makes a router of them: what an app does once, when it launches.
struct LaunchWorkload: Workload {
  /// Makes the router, and returns how many routes it uses.
  let launch: @Sendable () -> Int

  /// One launch.
  let itemCount = 1

  /// The launches of 24 and of 200 generated routes, and of the 24 routes of a market; the first pass is counted, with
  /// what the runtime looks up once.
  static let entries = [
    entry("launch-24") { GeneratedLink.router(of: 24).routes.count },
    entry("launch-200") { GeneratedLink.router(of: 200).routes.count },
    entry("launch-market") {
      LinkRouter(prefixes: GeneratedLink.prefixes, routes: MarketLink.routes).routes.count
    },
  ]

  private static func entry(
    _ name: String,
    _ launch: @escaping @Sendable () -> Int
  ) -> WorkloadEntry {
    WorkloadEntry(name: name, defaultFiles: [], passes: .first) { _ in
      LaunchWorkload(launch: launch)
    }
  }

  /// Launches.
  func pass() -> Int { launch() }
}

/// Makes a router of 1,000 routes and keeps it, so that it can be counted what a route takes of the heap.
struct KeptWorkload: Workload {
  /// How many routes there are.
  let itemCount = 1_000

  /// The workload.
  static let entry = WorkloadEntry(
    name: "routes-1000",
    defaultFiles: [],
    passes: .first,
    isKept: true
  ) { _ in KeptWorkload() }

  /// The router, made in the first pass.
  private static let router = GeneratedLink.router(of: 1_000)

  /// Makes the router in the first pass, and then returns how many routes it uses.
  func pass() -> Int { Self.router.routes.count }
}

/// Looks up a URL that no route has, and one that a route has, for comparison.
struct MissWorkload: Workload {
  private let router: LinkRouter<GeneratedLink>
  private let url: String

  /// Look-ups, so many that what is done once weighs little.
  let itemCount = 100

  /// Misses and hits among 10, 1,000 and 10,000 routes.
  static let entries = [10, 1_000, 10_000].flatMap { count in
    [("miss", "/unknown/7"), ("hit", "/r5/7")].map { name, path in
      WorkloadEntry(name: "\(name)-\(count)", defaultFiles: []) { _ in
        MissWorkload(
          router: GeneratedLink.router(of: count),
          url: "https://market.example\(path)"
        )
      }
    }
  }

  /// Looks the URL up.
  func pass() -> Int { (0..<itemCount).count { _ in router.match(url).found != nil } }
}

/// Links of the five kinds that apps have most.
enum GeneratedLink: DeepLink {
  case plain
  case number(id: Int)
  case word(name: String)
  case pair(first: Int, second: Int)
  case search(text: String, page: Int?)

  static let prefixes: [LinkPrefix] = [.domain("market.example"), .scheme("market")]

  /// A router of some routes, the kinds in turn.
  static func router(of count: Int) -> LinkRouter<GeneratedLink> {
    let routes = (0..<count).map { index -> LinkRoute<GeneratedLink> in
      let name = "r\(index)"
      return switch index % 5 {
      case 0: LinkRoute(GeneratedLink.number, "/\(name)/:id", name: name)
      case 1: LinkRoute(.plain, "/\(name)", name: name)
      case 2: LinkRoute(GeneratedLink.word, "/\(name)/:name", name: name)
      case 3: LinkRoute(GeneratedLink.pair, "/\(name)/:first/x/:second", name: name)
      default: LinkRoute(GeneratedLink.search, "/\(name)?q=:text&page=:page", name: name)
      }
    }
    return LinkRouter(prefixes: prefixes, routes: LinkRoutes(routes).access(.everyone))
  }
}
