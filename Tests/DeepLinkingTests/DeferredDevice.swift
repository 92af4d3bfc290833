import DeepLinking
import Foundation
import LinkPatterns
import LinkTesting

/// A device with an app that was just installed.
@MainActor final class DeferredDevice: DeferredLinkStore {
  /// The device has no room.
  struct Full: Error {}

  let pasteboard = Pasteboard()

  /// What is stored from launch to launch.
  private(set) var state: DeferredLinkState?

  /// The claims that were presented, each with the number of the installation.
  private(set) var sent: [String] = []

  /// The answer of the service to a claim: its status and URL; `nil` when there is no connection.
  var service: @MainActor (String) -> (Int, String)? = { _ in (404, "") }

  /// The time since the first launch.
  var hours = 0

  /// Whether nothing can be stored.
  var isFull = false

  var number: String { state?.installation.text ?? "" }

  /// The client of the service.
  var client: LinkServiceClient {
    // No test waits for the limit, however busy the machine is.
    LinkServiceClient(hosts: ["quiz.example"], timeLimit: .seconds(3_600)) { request in
      let fields = try JSONDecoder().decode([String: String].self, from: request.body ?? Data())
      let claim = fields["claim"] ?? ""
      return try await self.answer(claim, fields["installation"] ?? "")
    }
  }

  private func answer(_ claim: String, _ number: String) throws -> (Data, Int) {
    sent.append("\(claim) \(number)")
    guard let (status, url) = service(claim) else { throw Known.Offline() }
    return (Data(#"{"url": "\#(url)"}"#.utf8), status)
  }

  /// Launches the app.
  func launch(_ providers: [any DeferredLinkProvider]) -> DeferredLinks {
    let now = LinkInstant(since1970: .seconds(1_795_000_000 + hours * 3_600))
    return DeferredLinks(client, store: self, providers: providers) { now }
  }

  @MainActor func load() async throws -> DeferredLinkState? { state }

  @MainActor func save(_ state: DeferredLinkState) async throws {
    if isFull { throw Full() }
    self.state = state
  }
}

/// A pasteboard that may have a URL.
@MainActor final class Pasteboard: LinkPasteboard {
  var mayHave = true

  @MainActor func mayHaveURL() async -> Bool { mayHave }
}

/// A provider with one answer, as an SDK has.
@MainActor final class Known: DeferredLinkProvider {
  /// There is no connection.
  struct Offline: Error {}

  private let url: String?
  private var failures: Int
  private(set) var calls = 0

  init(url: String?, failures: Int = 0) {
    (self.url, self.failures) = (url, failures)
  }

  @MainActor func takeURL() async throws -> String? {
    calls += 1
    guard failures == 0 else {
      failures -= 1
      throw Offline()
    }
    return url
  }
}

extension DeferredLinkQuestion {
  /// Waits until something is asked for.
  func isAsked(_ kind: Kind) async {
    while self.kind != kind || !isWaiting { await change() }
  }

  /// Waits until something is asked for again, as the answer was wrong.
  func fails(_ code: String) async {
    while failure?.code.rawValue != code || !isWaiting { await change() }
  }

  /// Waits for the next change.
  private func change() async {
    await withCheckedContinuation { done in
      onChange = { [weak self] in
        self?.onChange = nil
        done.resume()
      }
    }
  }
}
