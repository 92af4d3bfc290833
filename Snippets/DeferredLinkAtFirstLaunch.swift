// Opens the link that a person tapped before the app was installed, without guessing.
// snippet.hide
import DeepLinking
import Foundation

enum ShopLink: DeepLink {
  case home
  case product(id: Int)

  static let routes = LinkRoutes<ShopLink>(access: .everyone) {
    LinkRoute(.home, "/")
    LinkRoute(ShopLink.product, "/products/:id")
  }
}

let links = DeepLinks(ShopLink.self, prefixes: [.domain("shop.example")], log: .off)

/// The app's network.
enum AppNetwork {
  static func send(_ method: String, _ url: URL, _ body: Data?) async throws -> (Data, Int) {
    (Data(), 503)
  }
}

// snippet.show
let client = LinkServiceClient(hosts: ["shop.example"]) { request in
  try await AppNetwork.send(request.method, request.url, request.body)
}
links.expander = client
// snippet.end

// snippet.hide
struct NoPasteboard: LinkPasteboard {
  func mayHaveURL() async -> Bool { false }
}
let pasteboard = NoPasteboard()
let support = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
let usedBefore = false
// snippet.show
let question = DeferredLinkQuestion()
let deferred = DeferredLinks(
  client,
  store: DeferredLinkFile(url: support.appendingPathComponent("deferred-link.json")),
  providers: [
    OpenedPage(),
    PastedLink(pasteboard, asking: question, for: client),
    TypedCode(asking: question),
  ]
)
// snippet.end

// snippet.show
func start() async throws {
  if usedBefore { try await deferred.end() }
  try await links.receive(from: deferred)
}
// snippet.end

// snippet.show
// The SDK of a service that knows the link by itself, such as Branch or AppsFlyer. It stands for its types.
protocol AttributionSDK: Sendable {
  func start(_ onLink: @escaping @Sendable (URL?) -> Void)
}

struct AttributedLink: DeferredLinkProvider {
  let service: any AttributionSDK

  func takeURL() async throws -> String? {
    let (answers, first) = AsyncStream.makeStream(of: URL?.self)
    service.start { url in
      first.yield(url)
      first.finish()
    }
    for await url in answers { return url?.absoluteString }
    return nil
  }
}
// snippet.hide

/// An SDK that calls back each time the app comes to the front.
struct EagerSDK: AttributionSDK {
  func start(_ onLink: @escaping @Sendable (URL?) -> Void) {
    for _ in 0..<3 { onLink(URL(string: "https://shop.example/products/7")) }
  }
}

let host = HeadlessHost<ShopLink>(state: NavigationState(stack: [.destination(.home)]))
let handler = LinkHandler(links: links, host: host, scene: .main)
handler.sceneDidBecomeActive()
let sdk = DeferredLinks(
  client,
  store: DeferredLinkFile(url: support.appendingPathComponent("attributed.json")),
  providers: [AttributedLink(service: EagerSDK())]
)
for _ in 0..<2 {
  let receipt = try await links.receive(from: sdk)
  print(await receipt?.outcome.name ?? "nothing")
}
// opened
// nothing
