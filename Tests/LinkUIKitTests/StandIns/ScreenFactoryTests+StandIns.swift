#if STANDINS
@_spi(Driving) import AppleFoundationStandIn
import LinkPatterns
import LinkRouting
@testable import LinkUIKit
import Testing
@_spi(Driving) import UIKit

/// A controller that is told its link.
@MainActor private final class Told: UIViewController, LinkReceiving {
  /// What it was told, and whether its view was loaded by then.
  var content: [(ReceivedLink<Quiz>, wasLoaded: Bool)] = []

  func receive(_ content: ReceivedLink<Quiz>) {
    self.content.append((content, isViewLoaded))
  }
}

/// A controller that is told links of another type.
@MainActor private final class ToldOthers: UIViewController, LinkReceiving {
  enum Other: DeepLink { case one }
  var wasTold = false
  func receive(_ content: ReceivedLink<Other>) { wasTold = true }
}

@MainActor @Suite struct ScreenFactoryTests {
  @Test func buildsFromAStoryboard() async throws {
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    storyboard.register("league") { Told() }
    let factory = ScreenFactory<Quiz>(storyboard: storyboard) { link in
      if case .league = link { "league" } else { nil }
    }
    #expect(try await factory.controller(for: .league(league: 1)) is Told)
    #expect(storyboard.log.exceptions == [])
    await #expect(throws: UIKitStepError(.noScreen)) {
      try await factory.controller(for: .home)
    }
  }

  @Test func tellsURLAndValuesBeforeTheViewIsLoaded() async throws {
    let factory = ScreenFactory<Quiz> { _ in Told() }.telling(Quiz.router)
    let link = Quiz.question(league: 12, question: 34)
    let told = try #require(try await factory.controller(for: link) as? Told)
    #expect(told.content.count == 1)
    let (content, wasLoaded) = try #require(told.content.first)
    #expect(content.link == link)
    #expect(content.url?.text == "quiz://leagues/12/questions/34")
    #expect(content.values == ["league": "12", "question": "34"])
    #expect(!wasLoaded)
  }

  @Test func tellsValuesWithoutEscapes() async throws {
    let factory = ScreenFactory<Quiz> { _ in Told() }.telling(Quiz.router)
    let told = try await factory.controller(for: .comment(text: "a & b")) as? Told
    #expect(told?.content.first?.0.values == ["text": "a & b"])
    #expect(told?.content.first?.0.url?.text == "quiz://comments?text=a%20%26%20b")
  }

  @Test func tellsALinkWithoutAURL() async throws {
    let factory = ScreenFactory<Quiz> { _ in Told() }.telling(Quiz.router)
    let told = try await factory.controller(for: .hidden(id: 1)) as? Told
    #expect(told?.content.first?.0 == ReceivedLink(link: .hidden(id: 1), url: nil, values: [:]))
  }

  @Test func tellsTheControllersInANavigationController() async throws {
    let inner = Told()
    let factory = ScreenFactory<Quiz> { _ in UINavigationController(rootViewController: inner) }
    _ = try await factory.telling(Quiz.router).controller(for: .home)
    #expect(inner.content.map(\.0.link) == [.home])
  }

  @Test func tellsNobodyWhoWantsOtherLinks() async throws {
    let factory = ScreenFactory<Quiz> { _ in ToldOthers() }.telling(Quiz.router)
    let controller = try await factory.controller(for: .home) as? ToldOthers
    #expect(controller?.wasTold == false)
  }
}
#endif
