import LinkNavigation
import Testing

@Suite struct NavigationColumnsTests {
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
}
