import DeepLinking
import Foundation
@testable import HostApp
import LinkActions
import LinkUIKit
import LinkWebKit
import Testing
import WebKit

extension Hosted {
  /// Links and messages of a page.
  @MainActor @Suite struct HostedPageTests {
    /// A message that opens a link.
    private let message: [String: Any] = [
      "id": "1", "action": "deepLink", "argument": "deeplink-host://items/7",
    ]

    /// The web views of an app.
    private func pages(_ app: HostSceneDelegate) throws -> HostPages {
      HostPages(opening: try #require(app.links?.handler))
    }

    @Test func aPageOfTheListIsAnswered() async throws {
      try await withApp { app in
        let page = try await Page("https://help.example/faq", of: pages(app))
        let reply = try #require(try await page.ask(message))
        #expect(reply["id"] as? String == "1")
        #expect(reply["outcome"] as? String == "done")
        #expect(app.stack == [.items, .item(item: 7)])
      }
    }

    @Test(arguments: ["https://help.example.evil.example/", "http://help.example/", "about:blank"])
    func anotherPageIsNot(address: String) async throws {
      try await withApp { app in
        let page = try await Page(address, of: pages(app))
        let reply = try #require(try await page.ask(message))
        #expect(reply["reason"] as? String == "pageNotAllowed")
        #expect(app.stack == [.items])
      }
    }

    @Test func aLinkThatIsFollowedIsOpenedInTheApp() async throws {
      try await withApp { app in
        let pages = try pages(app)
        let page = try await Page("https://help.example/faq", of: pages)
        let url = "deeplink-host://items/7"
        try await page.follow(url)
        try await until { app.stack == [.items, .item(item: 7)] }
        #expect(
          pages.decisions.last
            == .open(LinkDelivery(url: url, source: .content, entryPoint: .page))
        )
      }
    }
  }
}
