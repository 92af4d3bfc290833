import DeepLinking
import Foundation
import LinkRouting
import Testing

/// The shared data of hostile URLs.
enum AttackData {
  /// The data; `nil` in copies of the repository that lack it.
  static let data: Data? = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let file = root.deletingLastPathComponent()
      .appendingPathComponent("shared/data/attack-urls.json")
    return try? Data(contentsOf: file)
  }()
}

/// The decision on the 105 hostile URLs of the shared data, through the handler.
///
/// The data is `attack-urls.json`, which is kept outside the repository, in `../shared/data`.
@MainActor
@Suite(.enabled(if: AttackData.data != nil, "needs ../shared/data/attack-urls.json"))
struct AttackURLTests {
  /// One entry of the data.
  private struct Attack: Decodable {
    struct Reading: Decodable { let hostname: String }
    let category: String
    let input: String
    let whatwg: Reading?
  }

  @Test func eachIsDecidedAsExpectedAndNoneIsAccepted() async throws {
    let attacks = try JSONDecoder().decode([Attack].self, from: try #require(AttackData.data))
    #expect(attacks.count == 105)
    var expected = AttackDecisions.all
    for (index, attack) in attacks.enumerated() {
      let scene = try BankScene()
      let before = scene.host.state
      let source: LinkSource = attack.input.hasPrefix("myapp") ? .customScheme : .universalLink
      let decision = await scene.decision(on: .init("", attack.input, from: source))
      let place: Comment = "\(index) \(attack.category)"
      let decisions = expected[attack.category] ?? []
      #expect(decision == decisions.first, place)
      expected[attack.category] = Array(decisions.dropFirst())
      #expect(scene.performed == [], place)
      #expect(scene.host.state == before, place)
      if decision.hasPrefix("openInBrowser") {
        // What goes to the browser is the app's own site, or another one, as the URL Standard reads it too.
        let isOwn = attack.whatwg?.hostname == "good.example"
        #expect(isOwn == (decision != "openInBrowser unknownHost"), place)
      }
    }
    #expect(expected.allSatisfy { $0.value.isEmpty })
    let accepted = ["opened", "alreadyShown", "performed"]
    let decisions = AttackDecisions.all.values.joined()
    #expect(!decisions.contains { decision in accepted.contains(where: decision.hasPrefix) })
  }
}
