@testable import DeepLinking
import Foundation
import LinkPatterns
import LinkRouting
import LinkTesting
import Testing

/// URLs that are not meant for the app: callbacks of sign-in SDKs, other domains, other routers.
@MainActor
@Suite struct NotOursTests {
  /// Callbacks as sign-in SDKs send them; one is longer than a URL of the app may be.
  private nonisolated static let callbacks = [
    "msauth.com.example.quiz://auth?code=secret&state=1",
    "com.googleusercontent.apps.123456789012-abcdefghijklmnopqrstuvwxyz123456:/oauth2redirect?code=4/secret",
    "fb1234567890://authorize#access_token=secret",
    "auth0.com.example.quiz://tenant.auth0.com/ios/com.example.quiz/callback?code="
      + String(repeating: "secret", count: 2000),
  ]

  @Test(arguments: callbacks)
  func aCallbackThatIsNotDeclaredIsNoDeadEndAndLeavesNoTrace(url: String) async throws {
    let scene = try Scene()
    scene.links.onUnhandled = { _ in Issue.record("this is not for the app to show") }
    let journal = LinkJournal(privacy: .public)
    scene.links.record(in: journal)
    let report = await scene.receive(url).report
    guard case .notOurs(.undeclared(let reason)) = report.outcome else {
      Issue.record("\(report.outcome.name)")
      return
    }
    #expect(reason.code == .unknownScheme)
    #expect(reason.fix?.contains(".scheme(") == true)
    #expect(!report.outcome.isSuccess)
    #expect(!scene.handler.canOpen(url, from: .customScheme))
    let line = scene.links.reports.line(for: report)
    let written = line + journal.entries.map { "\($0)" }.joined()
    #expect(!written.contains("secret"), "\(written.prefix(300))")
  }

  @Test(arguments: callbacks)
  func aDeclaredCallbackIsForeignHoweverLongItIs(url: String) async throws {
    let scheme = String(url.prefix { $0 != ":" })
    let scene = try Scene(policy: LinkPolicy(foreign: ForeignLinks(schemes: [scheme])))
    scene.links.openElsewhere = { _ in
      Issue.record("an older router is not asked about what the app leaves to others")
      return true
    }
    #expect(await scene.receive(url).outcome == .notOurs(.foreign))
  }

  @Test func anOlderRouterGetsEveryURLThatNoRouteTakesAsItArrived() async throws {
    let scene = try Scene(router: Quiz.guarded)
    var asked: [String] = []
    scene.links.openElsewhere = { delivery in
      if case .url(let text) = delivery.content { asked.append(text) }
      return true
    }
    let urls = [
      "HTTPS://Other.example:443/%7euser?a=b#c", "old://a", "quiz://nothing", "quiz://le agues/1",
      "https://quiz.example/leagues/../x", "quiz://leagues/\(String(repeating: "1", count: 9000))",
    ]
    for url in urls {
      #expect(await scene.receive(url).outcome == .notOurs(.takenElsewhere), "\(url.prefix(40))")
    }
    #expect(asked == urls)
    // A link with an effect that a check refused is the app's alone.
    #expect(await scene.receive("quiz://votes/1?a=b").outcome.name == "rejected")
    #expect(await scene.receive("quiz://secret/1").outcome.name == "rejected")
    #expect(asked == urls)
  }

  @Test func aPageOfARouteWithAnEffectIsNotOfferedToAnOlderRouter() async throws {
    let vote = LinkRoute(Quiz.vote, "/votes/:id").access(.everyone).effect(.mutate)
    let router = LinkRouter<Quiz>(prefixes: [.domain("quiz.example")], routes: [vote])
    let scene = try Scene(router: router)
    scene.links.openElsewhere = { _ in
      Issue.record("a check refused a link with an effect")
      return true
    }
    let url = "https://quiz.example/votes/1?extra=1"
    #expect(await scene.receive(url, from: .universalLink).outcome.name == "openInBrowser")
  }

  @Test func aPersonsTapIsNoRepetitionOfWhatAPageDid() async throws {
    let scene = try Scene()
    let url = "quiz://leagues/1"
    let page = scene.handler.receive(
      LinkDelivery(url: url, source: .customScheme, entryPoint: .page)
    )
    let tap = scene.handler.receive(
      LinkDelivery(url: url, source: .customScheme, entryPoint: .openURL)
    )
    #expect(await tap.outcome == .opened(skipping: []))
    #expect(await page.outcome == .superseded(by: tap.id))
  }

  @Test(arguments: LinkSource.ofTheSystem)
  func httpOfAnOwnDomainIsNeverOpenedWithoutEncryption(source: LinkSource) async throws {
    let scene = try Scene()
    var pages: [String] = []
    scene.links.browse = { pages.append($0.text) }
    let outcome = await scene.receive("http://quiz.example/leagues/1", from: source).outcome
    // A browsing activity is read as `https`, whichever of both the system delivered.
    if source.standIn == .universalLink {
      #expect(outcome == .opened(skipping: []))
      #expect(pages == [])
    } else {
      #expect(outcome.name == "openInBrowser")
      #expect(pages == ["http://quiz.example/leagues/1"])
    }
  }

  @Test(arguments: [
    "https://other.example/a?b=c", "http://other.example/", "https://quiz.example:8443/leagues/1",
    "https://quiz.example/nothing", "https://quiz.example/leagues/abc",
    "https://quiz.example/" + String(repeating: "a", count: 9000),
    "https://quiz.example/" + String(repeating: "a/", count: 300),
  ])
  func aBrowsingActivityNeverEndsNowhere(url: String) async throws {
    let scene = try Scene()
    var pages: [String] = []
    scene.links.browse = { pages.append($0.text) }
    let outcome = await scene.receive(url, from: .universalLink, entryPoint: .userActivity).outcome
    #expect(outcome.name == "openInBrowser")
    #expect(pages == [url])
  }

  @Test func thePrefixToAddIsNamed() async throws {
    let scene = try Scene()
    let fixes = [
      "shop://a": ".scheme(\"shop\")", "https://shop.example/": ".domain(\"shop.example\")",
      "https://quiz.example:8443/": ".domain(\"quiz.example\", port: 8443)",
    ]
    for (url, fix) in fixes {
      let reason = await scene.receive(url).outcome.reason
      #expect(reason?.fix?.contains(fix) == true, "\(url): \(reason?.fix ?? "")")
    }
  }

  @Test func aFloodOfForeignCallbacksUsesUpNoRate() async throws {
    let scene = try Scene(
      policy: LinkPolicy(rates: [.customScheme: LinkRate(2, per: .seconds(60))])
    )
    for number in 0..<20 { _ = await scene.receive("other://\(number)").outcome }
    #expect(await scene.receive("quiz://leagues/1").outcome == .opened(skipping: []))
  }
}

/// The text of payloads, quick actions and pasteboards, as people and servers write it.
@MainActor
@Suite struct WrittenURLTests {
  private static let router = LinkRouter<Quiz>(
    prefixes: [.scheme("quiz")],
    routes: [LinkRoute(Quiz.league, "/leagues/:league").access(.everyone)]
  )

  @Test(arguments: ["quiz://leagues/1\n", " quiz://leagues/1", "\t\r\nquiz://leagues/1 \n"])
  func whiteSpaceAroundAURLOfANotificationIsLeftOut(url: String) async throws {
    let scene = try Scene(router: Self.router)
    let response = LinkNotificationResponse(
      .tap,
      payload: .object(["url": .text(url)]),
      identity: "1"
    )
    #expect(await scene.links.receive(response)?.outcome == .opened(skipping: []))
    scene.time.advance(by: .seconds(10))
    #expect(await scene.links.receive(url, from: .other)?.outcome == .alreadyShown)
    scene.time.advance(by: .seconds(10))
    #expect(scene.handler.canOpen(url, from: .customScheme))
    // One that starts the app comes with its scene.
    var start = LinkArrival(.payload(response.payload), from: .notification, through: .notification)
    (start.entryPoint, start.isCold) = (.connection, true)
    #expect(await scene.links.receive(arrival: start)?.outcome == .alreadyShown)
    scene.time.advance(by: .seconds(10))
    // What the system delivers as a URL has no white space, and other text is not repaired.
    let delivery = LinkDelivery<Quiz>(url: url, source: .content, entryPoint: .content)
    #expect(await scene.handler.receive(delivery).outcome.reason?.code == .malformedURL)
  }

  @Test func aSpaceWithinAURLBecomesAnEscape() async throws {
    let scene = try Scene(router: Self.router)
    let report = await scene.links.receive(
      "quiz://leagues/1?utm_campaign=Black Friday",
      from: .other
    )?
    .report
    #expect(report?.outcome == .opened(skipping: []))
    #expect(report?.campaignItems == [LinkQueryItem(name: "utm_campaign", value: "Black Friday")])
  }
}
