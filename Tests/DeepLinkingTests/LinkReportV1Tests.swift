import DeepLinking
import Foundation
import LinkActions
import LinkNavigation
import LinkPatterns
import LinkRouting
import LinkTesting
import Testing

private enum CornerLink: DeepLink {
  case comment(text: String, ratio: Double)
  case tagged([String], page: Int?)
  case invitation(token: String)

  static let routes = LinkRoutes<CornerLink>(access: .everyone) {
    LinkRoute(CornerLink.comment, "/comments/:text?ratio=:ratio")
    LinkRoute(CornerLink.tagged, "/tagged?tag=:tag&page=:page")
    LinkRoute(CornerLink.invitation, "/invitations/:token").secret("token")
  }
}

private struct Photo: DeepLink {
  let name: String

  static let routes = LinkRoutes<Photo>(access: .everyone) {
    LinkRoute(Photo.init, "/photos/:name")
  }
}

/// A link that stands in others, of its type and of another.
private indirect enum Chain: NestedLink {
  case login(next: Chain)
  case reset(token: String)
  case find(text: String)
  case end

  static let routes = LinkRoutes<Chain>(access: .everyone) {
    LinkRoute("/login?next=:next", .value("next"), read: Chain.login) {
      if case .login(let next) = $0 { next } else { nil }
    }
    LinkRoute(Chain.reset, "/reset/:token").secret("token").access(.from(.content))
    LinkRoute(Chain.find, "/find?text=:text").access(.from(.content))
    LinkRoute(.end, "/end").access(.from(.content))
  }

  static let nestedRouter = LinkRouter<Chain>(prefixes: [.scheme("chain")], routes: routes)
}

private enum MagazineLink: DeepLink {
  case home
  case chain(Chain)
  case gate(next: Chain)
  case corner(CornerLink)
  case photo(Photo)

  static let routes = LinkRoutes<MagazineLink>(access: .everyone) {
    LinkRoute(.home, "/")
    LinkRoute("/gate?next=:next", .value("next"), read: MagazineLink.gate) {
      if case .gate(let next) = $0 { next } else { nil }
    }
    LinkRoutes.mount("/chain", Chain.routes, as: MagazineLink.chain)
    LinkRoutes.mount("/corner", CornerLink.routes, as: MagazineLink.corner)
    LinkRoutes.mount("/", Photo.routes, as: MagazineLink.photo)
  }
}

/// A report as JSON: links have the form that their routes give them.
@MainActor
@Suite struct LinkReportV1Tests {
  @Test(
    arguments: [
      ("m:///", #"{"home":{}}"#),
      (
        "m://corner/comments/7?ratio=1.5",
        #"{"corner":{"comment":{"ratio":1.5,"text":"7"}}}"#
      ),
      (
        "m://corner/tagged?tag=1&tag=b&page=2",
        #"{"corner":{"tagged":{"_0":["1","b"],"page":2}}}"#
      ),
      ("m://corner/tagged?tag=a", #"{"corner":{"tagged":{"_0":["a"]}}}"#),
      ("m://corner/invitations/hush", #"{"corner":{"invitation":{"token":"<redacted>"}}}"#),
      (
        "m://gate?next=chain%3A%2F%2Fend",
        #"{"gate":{"next":"chain://end"}}"#
      ),
      (
        "m://gate?next=chain%3A%2F%2Ffind%3Ftext%3D50%2525%2520off",
        #"{"gate":{"next":"chain://find?text=50%25%20off"}}"#
      ),
      ("m://gate?next=chain%3A%2F%2Freset%2Fhush", #"{"gate":{"next":"<redacted>"}}"#),
      (
        "m://chain/login?next=chain%3A%2F%2Fend",
        #"{"chain":{"login":{"next":"chain://end"}}}"#
      ),
      ("m://photos/cat", #"{"photo":{"Photo":{"name":"cat"}}}"#),
    ]
  )
  func aLinkIsWrittenAsItsRouteHasIt(url: String, json: String) async throws {
    let text = try await report(on: url)
    #expect(text.contains(#""link":\#(json),"#), "\(text)")
    #expect(text.contains(#""outcome":"opened""#), "\(text)")
  }

  @Test(arguments: [
    "m://corner/invitations/hush", "m://gate?next=chain%3A%2F%2Freset%2Fhush",
    "m://corner/invitations/hush?token=hush", "m://nowhere/hush hush",
  ])
  func aSecretStandsNowhere(url: String) async throws {
    let text = try await report(on: url)
    #expect(!text.contains("hush"), "\(text)")
  }

  @Test func aURLWithoutASecretIsWrittenAsItWasReceived() async throws {
    let text = try await report(on: "M://Photos/c%61t")
    #expect(text.contains(#""url":"M://Photos/c%61t""#), "\(text)")
  }

  /// What became of a URL, as JSON.
  private func report(on url: String) async throws -> String {
    let router = LinkRouter(MagazineLink.self, prefixes: [.scheme("m")])
    let handler = LinkHandler(
      links: DeepLinks(router: router, environment: VirtualTime().environment, log: .off),
      host: HeadlessHost(state: NavigationState()),
      scene: .main
    )
    handler.sceneDidBecomeActive()
    let delivery = LinkDelivery<MagazineLink>(url: url, source: .customScheme, entryPoint: .openURL)
    let report = await handler.receive(delivery).report
    let document = LinkReportV1(report, router: router, screen: nil)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(document), as: UTF8.self)
  }
}
