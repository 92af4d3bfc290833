import Foundation
import LinkHandling
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

  /// The inputs that lead to a screen, by their place in the data, and the screen.
  ///
  /// All are of the app's own domain, and what they carry is text: none of it is loaded or done.
  private static let accepted: [Int: String] = [:]

  @Test func noneIsAcceptedButThoseThatAreListed() async throws {
    let attacks = try JSONDecoder().decode([Attack].self, from: try #require(AttackData.data))
    #expect(attacks.count == 105)
    for (index, attack) in attacks.enumerated() {
      let scene = try BankScene()
      let before = scene.host.state
      let origin: LinkOrigin = attack.input.hasPrefix("myapp") ? .scheme : .web
      let decision = await scene.decision(on: .init("", attack.input, from: origin))
      #expect(scene.performed == [])
      if let screen = Self.accepted[index] {
        #expect(decision == screen, "\(index) \(attack.category)")
        #expect(attack.whatwg?.hostname == "good.example")
      } else {
        #expect(scene.host.state == before, "\(index) \(attack.category): \(decision)")
        let isRefused = ["rejected", "unmatched", "fallback", "failed", "declined"]
          .contains(where: decision.hasPrefix)
        #expect(isRefused, "\(index) \(attack.category): \(decision)")
        if decision.hasPrefix("fallback") {
          // What goes to the browser is the app's own site, as the URL Standard reads it too.
          #expect(attack.whatwg?.hostname == "good.example", "\(index) \(attack.category)")
        }
      }
    }
  }
}
