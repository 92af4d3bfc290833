import DeepLinking
import LinkActions
import LinkNavigation
import LinkPatterns
import LinkRouting
import LinkTesting
import Testing

/// The app under attack: it has money, a search, documents, a web view, and screens that no link may
/// reach.
enum Bank: DeepLink, NavigationPlacing {
  case home, account(id: Int), search(text: String), document(name: String), file(name: String)
  case page(url: String), next(link: String)
  case pay(amount: Int, to: String), transfer(id: Int), reset(token: String)
  case callback(code: String, state: String), admin, keys(id: Int)

  var placements: [LinkPlacement<Bank>] {
    switch self {
    case .home: [.root("bank")]
    case .pay, .transfer: [.noScreen]
    default: [.pushed(on: .home)]
    }
  }

  static let router = LinkRouter<Bank>(
    prefixes: [.scheme("bank"), .domain("good.example"), .scheme("myapp")],
    routes: [
      LinkRoute(.home, "/home").access(
        .from(.universalLink, .customScheme, .notification, .content, .other)
      ),
      LinkRoute(Bank.account, "/accounts/:id").bound("id", .range(1...999_999))
        .access(.from(.universalLink, .customScheme, .notification)),
      LinkRoute(Bank.search, "/search?q=:text").bound("text", .length(0...100))
        .access(.from(.universalLink, .customScheme, .content)),
      LinkRoute(Bank.document, "/documents/:name").identifier("name")
        .bound("name", .length(1...40)).access(.from(.universalLink, .customScheme)),
      LinkRoute(Bank.file, "/files/:name([a-z0-9\\-]+)").access(
        .from(.universalLink, .customScheme)
      ),
      LinkRoute(Bank.page, "/open?url=:url").access(.from(.universalLink, .customScheme)),
      LinkRoute(Bank.next, "/next?link=:link").access(
        .from(.universalLink, .customScheme, .content)
      ),
      LinkRoute(Bank.pay, "/pay?amount=:amount&to=:to")
        .bound("amount", .range(1...1000)).bound("to", .oneOf(["ada", "bob"]))
        .effect(.mutate).access(.from(.universalLink, .customScheme, .notification)),
      LinkRoute(Bank.transfer, "/transfers/:id").effect(.mutate).ownTeamOnly.access(
        .from(.customScheme)
      ),
      LinkRoute(Bank.reset, "/reset/:token").secret("token").effect(.sensitive).access(
        .from(.universalLink)
      ),
      LinkRoute(Bank.callback, "/callback?code=:code&state=:state")
        .secret("code").effect(.callback).access(.from(.customScheme)),
      LinkRoute(.admin, "/admin"),
      LinkRoute(Bank.keys, "/keys/:id"),
    ]
  )

  /// The pages that its web view loads.
  static let pages = [WebPages("help.good.example", below: "/articles")]
}

/// The app while it is attacked, and what it did.
@MainActor
final class BankScene {
  let time = VirtualTime()
  let host: HeadlessHost<Bank>
  let handler: LinkHandler<Bank>

  /// What the person was asked about.
  private(set) var asked: [Bank] = []

  /// What was done.
  private(set) var performed: [Bank] = []

  /// Starts the app, with a person who says yes or no to every question.
  init(consents: Bool = false, policy: LinkPolicy = LinkPolicy()) throws {
    host = HeadlessHost(
      state: try NavigationState(containers: [.init(id: "bank", stack: [.destination(.home)])])
    )
    let effects = Effects()
    let links = DeepLinks(
      router: Bank.router,
      environment: time.environment,
      policy: policy,
      resolve: { try Self.resolve($0) },
      perform: { effects.perform($0) },
      log: .off
    )
    handler = LinkHandler(links: links, host: host, scene: .main)
    effects.scene = self
    links.confirm = { [weak self] question in
      self?.asked.append(question.link)
      return consents
    }
    handler.sceneDidBecomeActive()
    time.advance(by: .seconds(10))
  }

  /// What the app does once a link was performed.
  private final class Effects {
    weak var scene: BankScene?
    @MainActor func perform(_ link: Bank) { scene?.performed.append(link) }
  }

  /// Looks up what a link names: a page must be on the list, and the link in a link must be one.
  private static func resolve(_ link: Bank) throws -> Resolution<Bank> {
    switch link {
    case .page(let url):
      _ = try WebDestination(url, allowing: Bank.pages)
      return .found
    case .next(let text):
      // The gate behind this asks whether the inner link is open to who sent the outer one.
      return .replaced(by: try Bank.router.link(for: text))
    default:
      return .found
    }
  }

  /// Delivers a URL some time after everything before it, and tells the decision.
  func decision(on hostile: HostileURL) async -> String {
    time.advance(by: .seconds(20))
    let delivery = LinkDelivery<Bank>(
      url: hostile.url,
      source: hostile.source,
      entryPoint: hostile.entryPoint,
      caller: hostile.caller
    )
    let report = await handler.receive(delivery).report
    if let reason = report.outcome.reason {
      return "\(report.outcome.name) \(reason.code.rawValue)"
    }
    switch report.outcome {
    case .opened, .alreadyShown, .performed:
      return "\(report.outcome.name) \(report.link.map { "\($0)" } ?? "")"
    default: return report.outcome.name
    }
  }
}

/// A URL that means harm, and what is to be decided on it.
struct HostileURL: Sendable, CustomTestStringConvertible {
  let url: String
  let decision: String
  var source = LinkSource.customScheme
  var entryPoint = LinkEntryPoint.openURL
  var caller = LinkCaller.unavailable

  /// A URL from another app or a web page.
  init(_ decision: String, _ url: String, from source: LinkSource = .customScheme) {
    self.url = url
    self.decision = decision
    self.source = source
  }

  /// A URL that was opened by an app that the system names.
  init(_ decision: String, _ url: String, by caller: LinkCaller) {
    self.init(decision, url)
    self.caller = caller
  }

  /// A URL of the web that the system continues in the app.
  static func web(_ decision: String, _ url: String) -> HostileURL {
    var hostile = HostileURL(decision, url, from: .universalLink)
    hostile.entryPoint = .userActivity
    return hostile
  }

  var testDescription: String { "\(source.rawValue) \(url.prefix(80).debugDescription)" }
}
