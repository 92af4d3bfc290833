import LinkAssociation
import Testing

/// How URLs are matched, beyond the examples of the specification.
@Suite struct AssociationMatcherTests {
  @Test func theFirstEntryThatNamesTheAppAndMatchesDecides() throws {
    let text = """
      {"applinks": {"details": [
        {"appIDs": ["T.other"], "components": [{"/": "/*", "exclude": true}]},
        {"appIDs": ["T.app", "T.other"], "components": [{"/": "/a/*"}]},
        {"appID": "T.app", "paths": ["NOT /b/c", "/b/*"]}]}}
      """
    let matcher = AssociationMatcher(try Files.read(text).association)
    let decide = { try matcher.decide(AssociationURL($0), app: $1) }
    #expect(try decide("/a/1", "T.app").rule?.text == "/applinks/details/1/components/0")
    #expect(try decide("/a/1", "T.other").verdict == .exclude)
    #expect(try decide("/b/c", "T.app").rule?.text == "/applinks/details/2/paths/0")
    #expect(try decide("/b/d", "T.app").verdict == .match)
    #expect(try decide("/b/d", "T.nobody").note == "No entry names the app 'T.nobody'.")
  }

  @Test func appIDIsIgnoredBesideAppIDsAndPathsBesideComponents() throws {
    let text =
      #"{"applinks":{"details":[{"appIDs":["T.a"],"appID":"T.b","components":[],"paths":["*"]}]}}"#
    let matcher = AssociationMatcher(try Files.read(text).association)
    #expect(matcher.decide(try AssociationURL("/x"), app: "T.b").verdict == .none)
    #expect(
      matcher.decide(try AssociationURL("/x"), app: "T.a").note
        == "The entries of the app have no rules."
    )
  }

  @Test func hostsOtherThanTheDomainDoNotMatch() throws {
    let matcher = AssociationMatcher(try Files.rules("{}"), domain: "Example.com")
    let decide = { try matcher.decide(AssociationURL($0), app: Files.app) }
    #expect(try decide("https://example.com:443/x").verdict == .match)
    #expect(try decide("HTTP://u@EXAMPLE.com?q").verdict == .match)
    let other = try decide("https://evil.example/x")
    #expect(other.verdict == .none)
    #expect(other.note == "The host 'evil.example' is not 'example.com', which serves the file.")
  }

  @Test(arguments: [
    ("/é", #"{"/": "/%C3%A9"}"#, "match"), ("/%c3%a9", #"{"/": "/%C3%A9"}"#, "none"),
    ("/%c3%a9", #"{"/": "/%C3%A9", "caseSensitive": false}"#, "match"),
    ("/%C3%A9", #"{"/": "/?", "percentEncoded": false}"#, "match"),
    ("/%F0%9F%98%80", #"{"/": "/?", "percentEncoded": false}"#, "match"),
    ("/a%2F%2f/", #"{"/": "/a", "percentEncoded": false}"#, "match"),
    ("/a%2F", #"{"/": "/a"}"#, "none"), ("/100%", #"{"/": "/100%25"}"#, "match"),
    ("/a//b", #"{"/": "/a/b"}"#, "none"), ("/a//b", #"{"/": "/a/?b"}"#, "match"),
    ("/a/b/", #"{"/": "/a/?"}"#, "match"), ("/a//", #"{"/": "/a/?"}"#, "none"),
    ("/a", #"{"/": "a/"}"#, "match"), ("/a", #"{"/": "?"}"#, "match"),
    ("", #"{"/": "*"}"#, "match"),
    ("/x/a", #"{"/": "*a"}"#, "match"), ("/test", #"{"/": "/test/*"}"#, "match"),
    ("/test/", #"{"/": "/test/*/"}"#, "match"), ("/tes", #"{"/": "/test/*"}"#, "none"),
    ("/id/481", #"{"/": "/id/????"}"#, "none"), ("/$x", #"{"/": "/$x"}"#, "match"),
    ("/?a=1&a=2", #"{"?": {"a": "1"}}"#, "none"),
    ("/?a=&b", #"{"?": {"a": "*", "b": ""}}"#, "match"),
    ("/?a=1=2", #"{"?": {"a": "1=2"}}"#, "match"), ("/?A=1", #"{"?": {"a": "1"}}"#, "none"),
    ("/?a=b%26c", #"{"?": {"a": "b&c"}, "percentEncoded": false}"#, "match"),
    ("/?", #"{"?": ""}"#, "match"), ("/#", ##"{"#": ""}"##, "match"),
    ("/#a?b", ##"{"#": "a?b"}"##, "match"),
    ("/$(x", #"{"/": "/$(x"}"#, "none"), ("/$()", #"{"/": "/$()"}"#, "none"),
  ])
  func answers(url: String, rule: String, verdict: String) throws {
    #expect(try Files.decide(url, rule).verdict.rawValue == verdict)
  }

  @Test func variablesHaveWildcardsAndTheCaseOfTheRule() throws {
    let more = #","substitutionVariables":{"v":["a*","B?/"],"upper":["x"]}"#
    let decide = { try Files.decide($0, $1, more: more).verdict }
    #expect(try decide("/abc/z", #"{"/": "/$(v)/z"}"#) == .match)
    #expect(try decide("/abc", #"{"/": "/$(v)"}"#) == .match)
    #expect(try decide("/Bc/d", #"{"/": "/$(v)d"}"#) == .match)
    #expect(try decide("/bc/d", #"{"/": "/$(v)d"}"#) == .none)
    #expect(try decide("/bc/d", #"{"/": "/$(v)d", "caseSensitive": false}"#) == .match)
    #expect(try decide("/x", #"{"/": "/$(upper)"}"#) == .match)
    #expect(try decide("/X", #"{"/": "/$(upper)"}"#) == .none)
    #expect(try decide("/UK", #"{"/": "/$(region)"}"#) == .none)
    #expect(
      try decide("/%67b", #"{"/": "/$(region)","percentEncoded":false,"caseSensitive":false}"#)
        == .match
    )
  }

  @Test func aHostilePatternIsAnsweredInLinearTime() throws {
    let pattern = "/" + String(repeating: "*a", count: 200) + "b"
    let url = "/" + String(repeating: "a", count: 2_000)
    let decision = try Files.decide(url, #"{"/": "\#(pattern)"}"#)
    #expect(decision.verdict == .none)
    #expect(decision.isComplete)
    var matcher = AssociationMatcher(try Files.rules(#"{"/": "\#(pattern)"}"#))
    matcher.maximumSteps = 1_000
    let givenUp = matcher.decide(try AssociationURL(url), app: Files.app)
    #expect(givenUp.verdict == .none && !givenUp.isComplete)
    let long = String(repeating: "x", count: 5_000)
    let tooLong = try Files.decide("/x", #"{"/": "\#(long)"}"#)
    #expect(
      tooLong.trials.first?.failure?.cause == .notCompiled("The pattern has more than 4096 bytes.")
    )
    #expect(!tooLong.isComplete)
  }

  @Test func urlsThatAreNoneAreNamed() {
    let problem = { (text: String) -> AssociationURL.Problem? in
      do throws(AssociationURL.Problem) { _ = try AssociationURL(text) } catch { return error }
      return nil
    }
    #expect(problem("ftp://a/") == .scheme)
    #expect(problem("https:/a") == .scheme)
    #expect(problem("https:///a") == .host)
    #expect(problem("/" + String(repeating: "a", count: 8_192)) == .tooLong)
    #expect(problem("/a:b") == nil)
    #expect(problem("e.com/x") == .scheme && problem("x") == .scheme && problem(" /x") == .scheme)
    #expect(problem("") == nil && problem("?a") == nil && problem("#a") == nil)
  }
}
