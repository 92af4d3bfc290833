@testable import DeepLinking
import Foundation
@testable import LinkRouting
import Testing

/// The host that Foundation reads in a URL is a second net.
@MainActor
@Suite struct FoundationURLTests {
  private func outcome(
    of url: String,
    readAs reading: HostReading?
  ) async throws -> LinkOutcome {
    let scene = try Scene()
    var arrival = LinkArrival(.url(url), from: .opened, through: .openURL)
    arrival.hostReading = reading
    let delivery = try #require(scene.handler.links.delivery(of: arrival))
    return await scene.handler.receive(delivery).outcome
  }

  @Test func aDeliveryOfAURLIsReadAsItsText() async throws {
    for text in ["https://quiz.example/leagues/1", "quiz://leagues/1", "https://QUIZ.example/home"]
    {
      let url = try #require(URL(string: text))
      let delivery = LinkDelivery<Quiz>(url: url, source: .customScheme, entryPoint: .openURL)
      #expect(delivery.content == .url(text))
      #expect(delivery.hostReading == url.hostReading)
      let outcome = try await Scene().handler.receive(delivery).outcome
      #expect(outcome.name == "opened" || outcome.name == "alreadyShown", "\(text)")
    }
  }

  @Test func aURLCannotClaimToComeFromTheApp() throws {
    let url = try #require(URL(string: "quiz://secret/1"))
    #expect(LinkDelivery<Quiz>(url: url, source: .app, entryPoint: .openURL).source == .content)
  }

  @Test func foundationsHostIsComparedWhenAURLIsHandedIn() async throws {
    let other = try await outcome(
      of: "https://quiz.example/leagues/1",
      readAs: HostReading(host: "evil.example")
    )
    #expect(other.name == "rejected")
    #expect(other.reason?.code == .ambiguousHost)
    #expect(other.reason?.check == .prefix)
    let none = try await outcome(
      of: "https://quiz.example/leagues/1",
      readAs: HostReading(host: nil)
    )
    #expect(none.reason?.code == .ambiguousHost)
    let same = try await outcome(
      of: "https://quiz.example/leagues/1",
      readAs: HostReading(host: "quiz.example")
    )
    #expect(same == .opened(skipping: []))
  }

  @Test func foundationsHostIsComparedForTheWebOnly() async throws {
    let scheme = try await outcome(of: "quiz://leagues/1", readAs: HostReading(host: nil))
    #expect(scheme == .opened(skipping: []))
    let text = try await outcome(of: "https://quiz.example/leagues/1", readAs: nil)
    #expect(text == .opened(skipping: []))
  }
}
