@_spi(Tools) import LinkAnalysis
import LinkRouting
import Testing

/// What is taken for a slip of the finger.
@Suite struct EditDistanceTests {
  @Test(arguments: [
    ("leagues", "leagues", 0), ("Leagues", "lEAGUES", 0), ("leagues", "league", 1),
    ("league", "leagues", 1), ("leagues", "leaguas", 1), ("leagues", "elagues", 1),
    ("leagues", "leauges", 1), ("leagues", "eagus", 2), ("leagues", "elaguse", 2), ("ab", "ba", 1),
  ])
  func countsChanges(_ text: String, _ other: String, _ distance: Int) {
    #expect(EditDistance.between(Array(text.utf8), Array(other.utf8)) == distance)
    #expect(EditDistance.between(Array(other.utf8), Array(text.utf8)) == distance)
  }

  @Test(arguments: [
    ("leagues", "questions"), ("leagues", "eague2s1"), ("a", "b"), ("ab", "cd"), ("", "a"),
    ("abcdef", "abc"),
  ])
  func isNotToldWhenLittleIsTheSame(_ text: String, _ other: String) {
    #expect(EditDistance.between(Array(text.utf8), Array(other.utf8)) == nil)
    #expect(EditDistance.between(Array(other.utf8), Array(text.utf8)) == nil)
  }

  @Test func findsTheNearestName() {
    let names = ["exclude", "comment", "caseSensitive", "/", "appIDs"]
    let nearest = { (name: String) in NearestName.of(names, to: name) }
    #expect(nearest("exlude") == "exclude")
    #expect(nearest("Exclude") == "exclude")
    #expect(nearest("commnet") == "comment")
    #expect(nearest("casesensitive") == "caseSensitive")
    #expect(nearest("appsID") == "appIDs")
    #expect(nearest("include") == "exclude")
    #expect(nearest("#") == nil)
    #expect(nearest("percentEncoded") == nil)
    #expect(nearest(String(repeating: "x", count: 10_000)) == nil)
  }
}
