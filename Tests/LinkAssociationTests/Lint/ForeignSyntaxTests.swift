import LinkAssociation
import Testing

/// Patterns that are written in the syntax of routes, of expressions or of URLs.
@Suite struct ForeignSyntaxTests {
  /// The fixes for a pattern of a rule, of those that are about text.
  private func fixes(_ pattern: String, key: String = "/") -> [String] {
    let quoted = pattern.replacing("\\", with: "\\\\")
    let text = Files.text(#"{"\#(key)": "\#(quoted)"}"#)
    return AssociationLint().findings(of: Array(text.utf8))
      .filter { [.foreignSyntax, .notPrefix].contains($0.rule) }
      .map { "\($0.severity) \($0.fix)" }
  }

  @Test(arguments: [
    ("/user/:id", "/user/*"), ("/user/:id/posts/:post", "/user/*/posts/*"),
    ("/:lang-:region/a", "/*-*/a"),
    ("/user/:id?", "/user/*"), (#"/user/:id(\d+)"#, "/user/*"), ("/files/:path*", "/files/*"),
    ("/user/{id}", "/user/*"), ("/user/{id:[0-9]+}", "/user/*"), ("/user/{{id}}/a", "/user/*/a"),
    ("/a/{*rest}", "/a/*"), ("/user/<id>", "/user/*"), ("/user/<int:id>/x", "/user/*/x"),
    ("/user/[id]", "/user/*"), ("/docs/[...slug]", "/docs/*"), ("/user/%@", "/user/*"),
    ("/user/%d/a", "/user/*/a"), ("/user/[0-9]+", "/user/*"), (#"/user/\d+"#, "/user/*"),
    (#"/user/\d{4}"#, "/user/*"), ("^/user/[a-z]*$", "/user/*"), ("/user/(a|b)/c", "/user/*/c"),
    ("/user/(.*)", "/user/*"), ("/user/.*", "/user/*"), ("/user/.+", "/user/*"),
    (#"\/a\/[^/]+"#, "/a/*"),
    ("/${lang}/a", "/$(lang)/a"), ("/user/${id}", "/user/*"), ("^/b$", "/b"), ("^b", "b"),
    ("https://example.com/a/*", "/a/*"), ("http://example.com", "/"),
    ("//example.com/a", "/a"), ("www.example.com/a", "/a"), ("myapp://open/a", "/a"),
    ("https://example.com/#/a", "/"), ("*://example.com/a", "/a"),
    ("example.com/a", "/a"), ("shop.example-1.co/a/*", "/a/*"), ("e.com/", "/"),
  ])
  func aPathInAnotherSyntaxIsAWarningWithTheFix(pattern: String, meant: String) {
    let fixes = fixes(pattern)
    #expect(fixes.count == 1, "\(fixes)")
    #expect(fixes.first?.hasPrefix("warning Write '\(meant)'") == true, "\(fixes)")
  }

  @Test(arguments: [
    ("https://example.com/app/id1?event=2", "/app/id1"), ("https://example.com/?a=1", "/"),
    ("//example.com/a/?b=*#c", "/a/"),
  ])
  func aURLWithAQueryIsWrittenAsItsPath(pattern: String, path: String) {
    #expect(fixes(pattern) == ["warning Write '\(path)'; a path has no query."])
  }

  @Test(arguments: [
    ("//products/*", "/products/*"), ("///products", "/products"), ("//*/x", "/*/x"), ("//", "/"),
  ])
  func slashesWithoutAHostAreOne(pattern: String, path: String) {
    #expect(fixes(pattern) == ["warning Write '\(path)'."])
  }

  @Test(arguments: [
    ("/watch?*", true), ("/v?", true), ("/item/?", false), ("/item/?*", false), ("/v??", false),
    ("/a?b", false), ("/photo-?*", false),
  ])
  func aMarkAtTheEndOfAPathMayBeMeantForAQuery(path: String, isFound: Bool) {
    let text = #"{"applinks":{"details":[{"appID":"ABCDE12345.a.b","paths":["\#(path)"]}]}}"#
    let found = AssociationLint().findings(of: Array(text.utf8)).filter {
      $0.rule == .wrongComponent
    }
    #expect(found.map(\.severity) == (isFound ? [.note] : []))
  }

  @Test func pathsHaveNoKeysForOtherParts() {
    let text =
      #"{"applinks":{"details":[{"appID":"ABCDE12345.a.b","paths":["/#/a","/b?c=*","/é"]}]}}"#
    let fixes = AssociationLint().findings(of: Array(text.utf8)).map(\.fix)
    #expect(
      fixes
        == Array(repeating: "Use components, which have a key for it; paths have none.", count: 2)
        + ["Percent-encode them as UTF-8."]
    )
  }

  @Test(arguments: [
    "/user/*", "/wiki/Special:Pages", "/Foo_(bar)", "/a.b*", "/file.*", "/.well-known/*",
    "/$(lang)/*",
    "/a?b", "/caf%C3%A9", "/%d0%b0", "/@user", "/a,b;c=d", "/a+b", "/$(digit)$(digit)", "/a$b",
    "*.html",
    "/12:30", "/a/b-c_d~e", "/notes", "NOTES/*", "/price/$", "/http/a", "/x(y)", "/%20", "/~me/*",
  ])
  func patternsOfAssociationFilesAreLeftAlone(pattern: String) {
    #expect(fixes(pattern) == [])
  }

  @Test(arguments: [
    ("?", "id={id}", "id=*"), ("?", #"id=\d+"#, "id=*"), ("#", "/user/{id}", "/user/*"),
    ("#", "[0-9]+", "*"),
  ])
  func queriesAndFragmentsToo(key: String, pattern: String, meant: String) {
    #expect(fixes(pattern, key: key).first?.hasPrefix("warning Write '\(meant)'") == true)
  }

  @Test func itemsOfQueries() {
    let text = Files.text(#"{"?": {"a": ":id", "b": "[0-9]+", "ids[]": "1", "c": "urn:x:*"}}"#)
    let found = AssociationLint().findings(of: Array(text.utf8)).filter {
      $0.rule == .foreignSyntax
    }
    #expect(found.map { "\($0.pointer)".suffix(4) } == ["/?/a", "/?/b"])
    #expect(fixes("ids[]=1&x=*", key: "?") == [])
  }

  @Test(arguments: ["NOT /a", "NOT/a", "not /a", "Not /a", "NOT  /a", "NOT *", "!/a", "NOT: /a"])
  func notBeforeAPathOfComponents(pattern: String) {
    let path = pattern.hasSuffix("*") ? "*" : "/a"
    #expect(fixes(pattern) == ["warning Write '\(path)' and add \"exclude\": true."])
    let found = AssociationLint().findings(of: Array(Files.text(#"{"/": "\#(pattern)"}"#).utf8))
    #expect(!found.contains { $0.rule == .encoding })
  }

  @Test(arguments: [
    ("NOT /a", 0), ("NOT  /a", 1), ("NOT/a", 1), ("not /a", 1), ("!/a", 1), ("NOTES/*", 0),
  ])
  func notInPaths(pattern: String, count: Int) {
    let text =
      #"{"applinks":{"details":[{"appID":"ABCDE12345.a.b","paths":["\#(pattern)","/b"]}]}}"#
    let found = AssociationLint().findings(of: Array(text.utf8)).filter { $0.rule == .notPrefix }
    #expect(found.count == count)
    #expect(found.allSatisfy { $0.fix == "Write 'NOT /a'." })
  }
}
