import LinkAssociation
import Testing

/// What a person reads about a decision.
@Suite struct AssociationTraceTests {
  /// The rules of Apple's reference, with a broken one.
  private static let rules = """
    {"#": "no_universal_links", "exclude": true}, {"/": "/buy/*"},
    {"/": "/help/website/*", "exclude": true},
    {"/": "/help/*", "?": {"articleNumber": "????"}}, {"/": "/$(nope)"}
    """

  @Test func everyRuleThatWasTriedHasItsReason() throws {
    let decision = try Files.decide("/help/123?articleNumber=48159", Self.rules)
    #expect(decision.closest?.pointer.text == "/applinks/details/0/components/3")
    #expect(
      decision.text() == """
        /help/123?articleNumber=48159
          none – no rule offers it to ABCDE12345.com.example.app
          - /applinks/details/0/components/0  fragment no_universal_links, excluded
              fragment is empty or absent, and 'no_universal_links' needs something
          - /applinks/details/0/components/1  path /buy/*
              path '/help/123' does not match '/buy/*': after '/' comes 'help/123'
          - /applinks/details/0/components/2  path /help/website/*, excluded
              path '/help/123' does not match '/help/website/*': after '/help/' comes '123'
          - /applinks/details/0/components/3  path /help/*, item articleNumber=????
              item 'articleNumber' '48159' does not match '????': after '4815' comes '9'
          - /applinks/details/0/components/4  path /$(nope)
              path '/$(nope)' never matches: The variable 'nope' is not defined.
          closest: /applinks/details/0/components/3
          assumed: Names of query items are compared as they are written.
          assumed: A rule with a pattern that is wrong never matches.
        """
    )
  }

  @Test(arguments: [
    ("/t%C3%BCr", "/t%C3%B6r", "after '/t%C3' comes '%B6r'"),
    ("/a%20b", "/a%2Fb", "after '/a' comes '%2Fb'"),
    ("/a%2Fb", "/a%2Fc", "after '/a%2F' comes 'c'"),
  ])
  func anEscapeIsNotCutInTwo(pattern: String, path: String, difference: String) throws {
    let text = try Files.decide(path, #"{"/": "\#(pattern)"}"#).text()
    #expect(text.contains(difference), "\(text)")
  }

  @Test func theRuleThatDecidedIsTheLast() throws {
    let decision = try Files.decide("https://example.com/buy/1", Self.rules)
    #expect(
      decision.text() == """
        https://example.com/buy/1
          match – ABCDE12345.com.example.app is eligible, by /applinks/details/0/components/1
          - /applinks/details/0/components/0  fragment no_universal_links, excluded
              fragment is empty or absent, and 'no_universal_links' needs something
          + /applinks/details/0/components/1  path /buy/*
          Eligible is not opened: the app must be installed and name the host, and the person may have \
        chosen the browser.
        """
    )
    let graded = decision.trials.last?.semantics.map { "\($0.name) \($0.grade.rawValue)" }
    #expect(
      graded == [
        "firstMatch documented", "unspecified documented", "trailingSlashes recorded",
        "leadingSlash recorded", "parentOfWildcard recorded", "wholePart documented",
        "absentIsEmpty documented", "written documented",
      ]
    )
  }

  @Test func anExclusionIsNamedAndAnEarlyEndToo() throws {
    let excluded = try Files.decide("/buy/42#no_universal_links", Self.rules)
    #expect(excluded.text().contains("exclude – \(Files.app) is not offered it, by /applinks"))
    let early = try Files.decide("/bu", #"{"/": "/buy"}"#)
    #expect(early.text().contains("path '/bu' ends too early for '/buy'"))
    let other = try Files.decide("/a/cart", #"{"/": "*/p"}"#)
    #expect(other.text().contains("path '/a/cart' does not end as '*/p'"))
  }

  @Test(arguments: [("*/b/*", true), ("?*", true), ("*", false), ("/*/b", false), ("b/*", false)])
  func whatAWildcardAtTheStartMatchesIsAssumed(pattern: String, isAssumed: Bool) throws {
    let decision = try Files.decide("/b/c", #"{"/": "\#(pattern)"}"#)
    let line = "assumed: A wildcard at the start of a pattern stands behind the first slash"
    #expect(decision.text().contains(line) == isAssumed)
  }
}
