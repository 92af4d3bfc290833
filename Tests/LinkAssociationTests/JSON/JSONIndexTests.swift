@_spi(Tools) @testable import LinkAssociation
import Testing

/// Values that are found by name without looking through objects.
@Suite struct JSONIndexTests {
  @Test func wideObjectsHaveATableAndNarrowOnesNone() throws {
    let members = { (count: Int) in (0..<count).map { "\"k\($0)\": 0" }.joined(separator: ",") }
    #expect(JSONIndex(try JSONText("{\(members(JSONIndex.wide - 1))}")).tableCount == 0)
    let inner = "[{\(members(JSONIndex.wide))}, [{\(members(400))}]]"
    #expect(JSONIndex(try JSONText("{\"a\": \(inner)}")).tableCount == 2)
  }

  @Test func findsWhatTheTextFinds() throws {
    var random = SplitMix(seed: 6_901)
    let names = ["a", "/", "~", "~1", "é", "e\u{301}", "\u{301}", "0", "1", "", "b"]
    var found = 0
    for round in 0..<300 {
      let text = try JSONText(Self.value(names, depth: 3, &random))
      let index = JSONIndex(text)
      for _ in 0..<20 {
        var pointer = JSONPointer.root
        for _ in 0..<Int.random(in: 0...3, using: &random) {
          pointer = pointer.appending(names[Int.random(in: 0..<names.count, using: &random)])
        }
        let value = text.value(at: pointer)
        found += value == nil ? 0 : 1
        #expect(index.value(at: pointer)?.range == value?.range, "seed 6901, \(round): \(pointer)")
      }
    }
    #expect(found > 1_000)
  }

  /// A random value with arrays and objects in it, some of them wide.
  private static func value(_ names: [String], depth: Int, _ random: inout SplitMix) -> String {
    let count = depth == 3 || Int.random(in: 0..<4, using: &random) == 0 ? 20 : 3
    switch depth == 0 ? 2 : Int.random(in: 0..<(depth == 3 ? 1 : 3), using: &random) {
    case 0:
      let members = (0..<count).map { _ in
        let name = names[Int.random(in: 0..<names.count, using: &random)]
        return "\"\(name)\": \(value(names, depth: depth - 1, &random))"
      }
      return "{\(members.joined(separator: ", "))}"
    case 1:
      let elements = (0..<count).map { _ in value(names, depth: depth - 1, &random) }
      return "[\(elements.joined(separator: ", "))]"
    default: return "1"
    }
  }
}
