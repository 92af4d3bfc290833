import DeepLinking
import LinkRouting
import Testing

extension HostileURL {
  /// Every hostile URL of these tests.
  static let all = characters + paths + prefixes + values + nested + effects + senders

  /// Those on which the table and the gates decide alone, without asking anybody.
  static let decidedAtOnce = all.filter { hostile in
    ["rejected", "unmatched", "openInBrowser"].contains(where: hostile.decision.hasPrefix)
      && !hostile.url.contains("next?link")
  }
}

/// The decision on every hostile URL, through the handler, with a person who says no.
@MainActor
@Suite struct HostileURLTableTests {
  @Test(arguments: HostileURL.all)
  func isDecidedAsListed(hostile: HostileURL) async throws {
    let scene = try BankScene()
    let before = scene.host.state
    let decision = await scene.decision(on: hostile)
    #expect(decision == hostile.decision)
    #expect(scene.performed == [], "nothing is done that the person did not consent to")
    if !decision.hasPrefix("opened") { #expect(scene.host.state == before) }
  }

  @Test func theAppUnderAttackIsDeclaredWithoutMistakes() {
    #expect(Bank.router.problems == [])
  }

  @Test func thereAreAtLeastTwoHundred() {
    #expect(HostileURL.all.count >= 200)
    let names = HostileURL.all.map { "\($0.source.rawValue) \($0.caller) \($0.url)" }
    #expect(Set(names).count == names.count)
  }

  @Test(arguments: HostileURL.decidedAtOnce)
  func isNotReportedAsOpenable(hostile: HostileURL) throws {
    // Text is read without the spaces around it, unlike a delivery of the system.
    let (first, last) = (hostile.url.first, hostile.url.last)
    guard first?.isWhitespace != true, last?.isWhitespace != true, !hostile.url.contains(" ")
    else { return }
    #expect(try !BankScene().handler.canOpen(hostile.url, from: hostile.source))
  }
}
