import DeepLinking
import LinkPatterns
import LinkRouting
import LinkTesting
import Testing

@MainActor
@Suite struct ForeignLinkTests {
  @Test(arguments: ["fb123://authorize?code=secret", "FB123:x", "fb123://not a url", "file:///a"])
  func aForeignSchemeIsNotOursBeforePolicyAndUnlogged(url: String) async throws {
    let foreign = ForeignLinks(schemes: ["FB123", "file"])
    let scene = try Scene(policy: LinkPolicy(foreign: foreign))
    var progress: [LinkProgress<Quiz>] = []
    scene.links.onProgress = { progress.append($0) }
    #expect(await scene.receive(url).outcome == .notOurs(.foreign))
    #expect(progress.isEmpty)
    #expect(!scene.handler.canOpen(url, from: .customScheme))
  }

  @Test func aForeignPathIsNotOursInWholeSegments() async throws {
    let callback = ForeignLinks.Paths(at: .domain("quiz.example"), "/oauth/callback")
    let scene = try Scene(policy: LinkPolicy(foreign: ForeignLinks(paths: [callback])))
    let base = "https://quiz.example/oauth/callback"
    #expect(
      await scene.receive("\(base)?code=1", from: .universalLink).outcome == .notOurs(.foreign)
    )
    #expect(
      await scene.receive("\(base)/google", from: .universalLink).outcome == .notOurs(.foreign)
    )
    #expect(await scene.receive("\(base)s", from: .universalLink).outcome.name == "openInBrowser")
    let evil = "https://evil.example/oauth/callback"
    #expect(await scene.receive(evil, from: .universalLink).outcome.name == "openInBrowser")
  }

  @Test func aForeignLinkIsNotOursEachTime() async throws {
    let scene = try Scene(policy: LinkPolicy(foreign: ForeignLinks(schemes: ["fb123"])))
    let delivery = LinkDelivery<Quiz>(url: "fb123://a", source: .customScheme, entryPoint: .openURL)
    #expect(await scene.handler.receive(delivery).outcome == .notOurs(.foreign))
    #expect(await scene.handler.receive(delivery).outcome == .notOurs(.foreign))
  }

  @Test func aWebURLWithoutARouteGoesToTheBrowserOnce() async throws {
    let scene = try Scene()
    var browsed: [String] = []
    scene.links.browse = { url in
      browsed.append(url.text)
      // The system hands it back, by another entry point and then by the same one.
      for entryPoint in [LinkEntryPoint.userActivity, .openURL, .userActivity] {
        scene.time.advance(by: .milliseconds(600))
        scene.handler.receive(
          LinkDelivery(url: url.text, source: .universalLink, entryPoint: entryPoint)
        )
      }
    }
    let outcome = await scene.receive("https://quiz.example/nothing", from: .universalLink).outcome
    #expect(outcome.name == "openInBrowser")
    #expect(browsed == ["https://quiz.example/nothing"])
    scene.links.browse = { browsed.append($0.text) }
    #expect(
      await scene.receive("https://quiz.example/nothing", from: .universalLink).outcome == outcome
    )
    #expect(browsed.count == 2)
  }

  @Test func aURLThatComesBackFromTheBrowserMatchesNothing() async throws {
    let scene = try Scene()
    var inner: [LinkReceipt<Quiz>] = []
    scene.links.browse = { url in
      scene.time.advance(by: .seconds(1))
      inner.append(
        scene.handler.receive(
          LinkDelivery(url: url.text, source: .universalLink, entryPoint: .openURL)
        )
      )
    }
    _ = await scene.receive("https://quiz.example/nothing", from: .universalLink).outcome
    #expect(inner.count == 1)
    #expect(await inner.first?.outcome.name == "unmatched")
  }

  @Test func aSchemeURLWithoutARouteGoesToNoBrowser() async throws {
    let scene = try Scene()
    scene.links.browse = { _ in Issue.record("nothing goes to the browser") }
    #expect(await scene.receive("quiz://nothing").outcome.name == "unmatched")
    #expect(await scene.receive("https://evil.example/").outcome.name == "notOurs")
  }

  @Test func anOlderRouterIsAskedAboutWhatHasNoRoute() async throws {
    let scene = try Scene()
    var asked: [LinkDelivery<Quiz>.Content] = []
    scene.links.openElsewhere = { delivery in
      asked.append(delivery.content)
      return delivery.content == .url("quiz://old")
    }
    #expect(await scene.receive("quiz://old").outcome == .notOurs(.takenElsewhere))
    #expect(await scene.receive("quiz://older").outcome.name == "unmatched")
    #expect(await scene.receive("evil://old").outcome.name == "notOurs")
    #expect(await scene.receive("quiz://home").outcome == .alreadyShown)
    #expect(asked == [.url("quiz://old"), .url("quiz://older"), .url("evil://old")])
  }
}
