import LinkPatterns
import LinkRouting
import Testing

/// A grade that reads itself without an optional value.
private struct Grade: LinkParameter, Hashable {
  let letter: String

  static let linkSamples = [Grade(letter: "a"), Grade(letter: "b"), Grade(letter: "c")]

  var linkText: String? { letter }

  static func linkValue(from text: LinkText) -> Grade? { try? linkValue(reading: text) }

  static func linkValue(reading text: LinkText) throws(LinkFailure) -> Grade {
    guard ["a", "b", "c"].contains(text.string) else {
      throw LinkFailure(.valueType, message: "There is no such grade.")
    }
    return Grade(letter: text.string)
  }
}

private enum GradeLink: DeepLink {
  case grade(Grade)
  case grades([Grade])
  case best(of: Int, Grade?)
}

/// How values are read by their types.
@Suite struct ValueReadingTests {
  private let router = LinkRouter<GradeLink>(
    prefixes: [.scheme("school")],
    routes: [
      LinkRoute(GradeLink.grade, "/grades/:grade"),
      LinkRoute(GradeLink.grades, "/grades?of=:grades"),
      LinkRoute(GradeLink.best, "/best/:of?grade=:grade").bound("of", .range(1...3)),
    ]
  )

  @Test func aTypeReadsItselfAloneInListsAndWhereItMayBeAbsent() throws {
    #expect(router.problems == [])
    let (a, b) = (Grade(letter: "a"), Grade(letter: "b"))
    #expect(try router.link(for: "school://grades/a") == .grade(a))
    #expect(try router.link(for: "school://grades?of=a&of=b") == .grades([a, b]))
    #expect(try router.link(for: "school://best/2?grade=b") == .best(of: 2, b))
    #expect(try router.link(for: "school://best/2") == .best(of: 2, nil))
  }

  @Test(arguments: ["school://grades/d", "school://grades?of=a&of=d", "school://best/9?grade=d"])
  func whatATypeRefusesIsAWrongForm(url: String) {
    #expect(router.match(url).failure?.code == .valueType)
  }

  @Test func aValueOutOfBoundsIsRefusedWhenAllHaveTheForm() {
    #expect(router.match("school://best/9?grade=a").failure?.code == .valueRange)
  }
}
