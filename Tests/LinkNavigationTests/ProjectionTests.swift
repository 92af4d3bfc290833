import Foundation
import LinkNavigation
import LinkTesting
import Testing

@Suite struct ProjectionTests {
  @Test func givesEachScreenAColumnAndTheRestToTheLast() {
    let screens = stack(.home, .league(1), .question(1), .review)
    #expect(NavigationColumns(screens, count: 1).columns == [screens])
    #expect(
      NavigationColumns(screens, count: 3).columns
        == [stack(.home), stack(.league(1)), stack(.question(1), .review)]
    )
  }

  @Test func leavesColumnsEmptyForWhichThereIsNoScreen() {
    #expect(NavigationColumns(stack(.home), count: 3).columns == [stack(.home), [], []])
    #expect(NavigationColumns<Screen>([], count: 0).columns == [[]])
  }

  @Test func collapsingAndExpandingKeepTheStack() {
    let all = stack(.home, .league(1), .question(1), .review, .profile)
    for length in 0...all.count {
      for count in 1...4 {
        let columns = NavigationColumns(Array(all.prefix(length)), count: count)
        #expect(columns.columns.count == count)
        #expect(columns.stack == Array(all.prefix(length)))
        #expect(columns.topmost == all.prefix(length).last)
      }
    }
  }

  @Test func aPopoverNamesItsAnchorAndFallsBackToASheet() {
    let style = PresentationStyle.popover(from: "share:2")
    #expect(style.rawValue == "popover:share:2")
    #expect(style.anchor == "share:2")
    #expect(style.kind == .popover)
    #expect(style.fallback == .sheet)
    #expect(PresentationStyle.popover.anchor == nil)
    #expect(PresentationStyle(rawValue: "poster:1").anchor == nil)
  }

  @Test func onlyStylesThatASystemMayLackFallBack() {
    #expect(PresentationStyle.formSheet.fallback == .sheet)
    #expect(PresentationStyle(rawValue: "ours").fallback == .sheet)
    #expect(PresentationStyle.sheet.fallback == nil)
    #expect(PresentationStyle.fullScreen.fallback == nil)
  }
}

/// A destination that can be coded.
private enum Place: String, Hashable, Sendable, Codable, CaseIterable { case home, list, detail }

@Suite struct NavigationStateV1Tests {
  @Test("coding keeps every state", arguments: 0..<10 as Range<UInt64>)
  func codingKeepsTheState(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let states = RandomState(destinations: Place.allCases, containers: ["a", "b"])
    for _ in 0..<20 {
      let coded = NavigationStateV1(states.make(using: &generator))
      let data = try JSONEncoder().encode(coded)
      let again = try JSONDecoder().decode(NavigationStateV1<Place>.self, from: data)
      #expect(again == coded, "seed \(seed)")
    }
  }

  @Test func writesItsVersionAndNamesWhatIsOpaque() throws {
    let state = NavigationState<Place>(
      stack: [.destination(.home), .foreign(ForeignScreen(id: "x", kind: .pushed))],
      presentations: [Presentation(style: .popover(from: "add"), root: .destination(.list))]
    )
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let text = String(decoding: try encoder.encode(NavigationStateV1(state)), as: UTF8.self)
    let stack = #"[{"destination":"home"},{"foreign":"x","kind":"pushed"}]"#
    let presented = #"[{"stack":[{"destination":"list"}],"style":"popover:add"}]"#
    let containers = #"[{"id":"main","stack":\#(stack)}]"#
    #expect(
      text
        == #"{"containers":\#(containers),"presentations":\#(presented),"selected":"main","version":1}"#
    )
  }

  @Test(arguments: [
    (
      #""version":2,"selected":"a","containers":[{"id":"a","stack":[]}],"presentations":[]"#,
      "Version 2"
    ),
    (#""version":1,"selected":"a","containers":[],"presentations":[]"#, "at least one container"),
    (#""version":1,"selected":"b","containers":[{"id":"a","stack":[]}],"presentations":[]"#, "'b'"),
    (#""version":1,"selected":"a","containers":[{"stack":[]}],"presentations":[]"#, "no name"),
    (
      #""version":1,"selected":"a","containers":[{"id":"a","stack":[{}]}],"presentations":[]"#,
      "either a destination, or foreign"
    ),
    (
      #""version":1,"selected":"a","containers":[{"id":"a","stack":[]}],"presentations":[{"style":"sheet","stack":[]}]"#,
      "at least one screen"
    ),
  ])
  func readsNothingThatIsNoState(fields: String, expected: String) {
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(NavigationStateV1<Place>.self, from: Data("{\(fields)}".utf8))
    }
    #expect(error.map { "\($0)".contains(expected) } == true)
  }
}
