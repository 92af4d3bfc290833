import Testing

@testable import URLPattern

/// Patterns for whole URLs, beyond what the web-platform-tests hold.
@Suite struct URLPatternTests {
  @Test func givesGroupsByName() throws {
    let pattern = try URLPattern("https://:shop.example.com/books/:id\\?page=:page")
    let result = try pattern.exec("https://eu.example.com/books/caf%C3%A9?page=2#top")
    #expect(result?.hostname["shop"] == "eu")
    #expect(result?.pathname["id"] == "caf%C3%A9")
    #expect(result?.search["page"] == "2")
    #expect(result?.hash["0"] == "top")
    #expect(result?.pathname["nothing"] == nil)
    #expect(result?.pathname.input == "/books/caf%C3%A9")
    #expect(result?.inputs == [.url("https://eu.example.com/books/caf%C3%A9?page=2#top")])
    #expect(result?.protocol.groups == [])
    #expect(result?.port.input == "")
    #expect(result?.username.input == "")
    #expect(result?.password.input == "")
  }

  @Test(arguments: [
    ("myapp://h/users/:id", "myapp://h/users/1/edit", false, true),
    ("myapp://h/users/:id?", "myapp://h/users", true, false),
    ("myapp://h/users/:id", "myapp://h/users/1", true, true),
    ("myapp:/a/../b/:id", "myapp:/b/1", true, false),
    ("myapp\\:a/:id", "myapp:a/1/2", true, true),
    ("myapp://h/{:id}?", "myapp://h/", true, true),
    ("myapp:\\/:id", "myapp:/1/2", false, true),
  ])
  func readsPathsOfCustomSchemes(
    pattern: String,
    url: String,
    hierarchical: Bool,
    literal: Bool
  ) throws {
    #expect(try URLPattern(pattern).test(url) == hierarchical)
    let options = URLPatternOptions(customSchemePaths: .literal)
    #expect(try URLPattern(pattern, options: options).test(url) == literal)
  }

  @Test func seesTheSlashBehindATab() throws {
    let pattern = try URLPattern(URLPatternInit(protocol: "myapp", pathname: "\t/a/../b/:id"))
    #expect(pattern.pathname == "/b/:id")
    #expect(try pattern.test("myapp:/b/1"))
    for (path, canonical) in [
      ("\t/../", "/"), ("\t/../a/:id", "/a/:id"), ("\n/{:id}?", "/{:id}?"), ("\\\t/a/..", "/"),
    ] {
      let components = URLPatternInit(protocol: "myapp", pathname: path)
      #expect(try URLPattern(components).pathname == canonical)
    }
    let components = URLPatternInit(protocol: "myapp", pathname: "\t/a/../b/1")
    #expect(try pattern.exec(components)?.pathname["id"] == "1")
  }

  @Test func keepsOpaquePathsOfURLs() throws {
    let pattern = try URLPattern(URLPatternInit(protocol: "myapp", pathname: "a/../:id"))
    let components = URLPatternInit(protocol: "myapp", pathname: "a/../b")
    #expect(try pattern.exec(components)?.pathname["id"] == "b")
    #expect(try pattern.exec("myapp:a/../b")?.pathname["id"] == "b")
  }

  @Test(arguments: ["https://example.com", "https\\:example.com", "https://{example.com}"])
  func readsAHostThatEndsThePattern(text: String) throws {
    let pattern = try URLPattern(text)
    #expect(pattern.hostname == "example.com")
    #expect(pattern.port == "")
    #expect(pattern.pathname == "*")
  }

  @Test func keepsBackslashesOfCustomSchemes() throws {
    let pattern = try URLPattern(URLPatternInit(protocol: "myapp", pathname: "/a\\\\b"))
    #expect(pattern.pathname == "/a\\\\b")
    #expect(try pattern.test(URLPatternInit(protocol: "myapp", pathname: "/x/../a\\b")))
  }

  @Test(
    arguments: [
      ("https://example.com/:id/:id", .repeatedName, 24),
      ("https://example.com/{a", .unexpectedToken, 22),
      ("https://example.com/é/(\\m)", .invalidRegularExpression, 24),
      ("https://example.com:{x}/", .invalidText, 20),
      ("https://exa mple.com/", .invalidText, 8),
      ("https://café.com/", .internationalHost, 8),
      ("htt ps://example.com/", .invalidText, 0),
      ("(a://b/", .unexpectedToken, 0),
      ("/books/:id", .missingBaseURL, 0),
      ("data:foo", .missingBaseURL, 0),
    ] as [(String, PatternSyntaxError.Code, Int)]
  )
  func saysWhereThePatternIsWrong(
    pattern: String,
    code: PatternSyntaxError.Code,
    offset: Int
  ) {
    let error = #expect(throws: PatternSyntaxError.self) { try URLPattern(pattern) }
    #expect(error?.code == code)
    #expect(error?.utf8Offset == offset)
    #expect(error?.pattern == pattern)
  }

  @Test func saysWhyTextIsWrong() {
    let error = #expect(throws: PatternSyntaxError.self) { try URLPattern("https://a:{x}/") }
    #expect(error?.message.hasPrefix("No URL has this here: ") == true)
    let host = #expect(throws: PatternSyntaxError.self) { try URLPattern("https://café.com/") }
    #expect(host?.message == "Write hosts outside ASCII in their 'xn--' form.")
  }

  @Test func saysThatTheBaseURLIsWrong() {
    let error = #expect(throws: PatternSyntaxError.self) { try URLPattern("/a", baseURL: "b") }
    #expect(error?.code == .invalidBaseURL)
    #expect(error?.pattern == "b")
    #expect(error?.code.name == "invalidBaseURL")
  }

  @Test func reportsErrorsInCompletedPathsAsTheyWereRead() {
    let error = #expect(throws: PatternSyntaxError.self) {
      try URLPattern(":id/:id", baseURL: "https://a/b/c")
    }
    #expect(error?.pattern == "/b/:id/:id")
    #expect(error?.utf8Offset == 7)
  }

  @Test func matchesRelativeReferences() throws {
    let pattern = try URLPattern("../admin/*", baseURL: "https://discussion.example/forum/?page=2")
    #expect(pattern.pathname == "/admin/*")
    #expect(try pattern.test("admin/x", baseURL: "https://discussion.example/"))
    #expect(try !pattern.test("admin/x", baseURL: "not a URL"))
    #expect(try !pattern.test("admin/x"))
  }

  @Test func inheritsCredentialsOnlyForURLs() throws {
    let base = "https://u:p@example.com/"
    let pattern = try URLPattern(URLPatternInit(pathname: "/a", baseURL: base))
    #expect(pattern.username == "*")
    #expect(pattern.password == "*")
    let result = try pattern.exec(URLPatternInit(pathname: "/a", baseURL: base))
    #expect(result?.username["0"] == "u")
    #expect(result?.password["0"] == "p")
  }

  @Test func escapesWhatComesFromTheBaseURL() throws {
    let pattern = try URLPattern(URLPatternInit(search: "x", baseURL: "https://a/(b)*/:c"))
    #expect(pattern.pathname == "/\\(b\\)\\*/\\:c")
  }

  @Test func leavesOutDefaultPorts() throws {
    for (scheme, port) in [("http", "80"), ("https", "443"), ("ftp", "21"), ("wss", "443")] {
      #expect(try URLPattern(URLPatternInit(protocol: scheme, port: port)).port == "")
      #expect(try URLPattern(URLPatternInit(protocol: scheme + "{}?", port: port)).port == port)
      #expect(try URLPattern(URLPatternInit(protocol: scheme, port: port + "*")).port == port + "*")
    }
    #expect(try URLPattern("https://a:*/").test("https://a/"))
    #expect(try !URLPattern("https://a:{443}?/").test("https://a:8443/"))
  }

  @Test func ignoresCaseWhereTheStandardSaysSo() throws {
    let pattern = try URLPattern(
      "https://example.com/Books?Q#H",
      options: URLPatternOptions(ignoreCase: true)
    )
    #expect(try pattern.test("https://EXAMPLE.com/bOOKS?q#h"))
    let other = try URLPattern(
      URLPatternInit(username: "U"),
      options: URLPatternOptions(ignoreCase: true)
    )
    #expect(try !other.test("https://u@example.com/"))
  }

  @Test func refusesToGuessAboutHostsOutsideASCII() throws {
    let pattern = try URLPattern("https://*/")
    let error = #expect(throws: URLPatternMatchError.self) { try pattern.test("https://café.com/") }
    #expect(error?.code == .url)
    #expect(error?.code.name == "url")
    #expect(error?.underlying?.code == .internationalHost)
    #expect(error?.description.hasPrefix("The URL cannot be compared: ") == true)
    #expect(throws: URLPatternMatchError.self) {
      try pattern.exec(URLPatternInit(protocol: "https", hostname: "café.com"))
    }
    #expect(try !pattern.test(URLPatternInit(protocol: "1")))
  }

  @Test func matchesIPv6Addresses() throws {
    let pattern = try URLPattern("https://[:address]/")
    #expect(pattern.hostname == "[:address]")
    #expect(try pattern.exec("https://[::1]/")?.hostname["address"] == "::1")
    #expect(throws: PatternSyntaxError.self) { try URLPattern("https://[::x]/") }
  }

  @Test func ordersPatternsTheSameBothWays() throws {
    let paths = ["/a", "/a/b", "/:x", "/*", "/a{b}?", "/(x)", "/:x+", "/:x?", "/:x*", "/a/:x", "*"]
    let patterns = try paths.map { try URLPattern(URLPatternInit(pathname: $0)) }
    for left in patterns {
      for right in patterns {
        let order = URLPattern.compareComponent(.pathname, left, right)
        #expect(order == -URLPattern.compareComponent(.pathname, right, left))
        for third in patterns where order > 0 {
          if URLPattern.compareComponent(.pathname, right, third) > 0 {
            #expect(URLPattern.compareComponent(.pathname, left, third) > 0)
          }
        }
      }
    }
  }

  @Test func generatesWhatItMatches() throws {
    let pattern = try URLPattern("myapp://h/books/:id/:page.html")
    let path = try pattern.generate(.pathname, groups: ["id": "a b", "page": "é"])
    #expect(path == "/books/a%20b/%C3%A9.html")
    #expect(try pattern.test("myapp://h" + path))
  }

  @Test(
    arguments: [
      ("/:id", [:], "missingValue", "The group 'id' needs a value."),
      ("/:id", ["id": ""], "invalidValue", "The value of 'id' would not be read back."),
      ("/:id", ["id": ".."], "invalidValue", "The value of 'id' would not be read back."),
      ("/:id", ["id": "a/b"], "invalidValue", "The value of 'id' would not be read back."),
      ("/*", [:], "ambiguous", "The pattern does not say which text to write for '0'."),
    ] as [(String, [String: String], String, String)]
  )
  func refusesToGenerateWhatIsNotReadBack(
    path: String,
    groups: [String: String],
    code: String,
    description: String
  ) throws {
    let pattern = try URLPattern(URLPatternInit(pathname: path))
    let error = #expect(throws: URLPatternGenerationError.self) {
      try pattern.generate(.pathname, groups: groups)
    }
    #expect(error?.code.name == code)
    #expect(error?.description == description)
  }

  // Found by FuzzPattern: a line end between two wildcards vanished from the canonical text.
  @Test func keepsWildcardsApartThatOnlyALineEndSeparates() throws {
    let pattern = try URLPattern(URLPatternInit(pathname: "/*\n*+{\t}?"))
    #expect(pattern.pathname == "/*(.*)+")
    #expect(try URLPattern(URLPatternInit(pathname: pattern.pathname)).pathname == "/*(.*)+")
  }

  @Test(arguments: [
    ("{}/:id", false), ("{/:id}", false), ("{}{/:id}", false), ("(/a)/:id", true), (":id", true),
    ("{:id/}c", true), ("(\\/a)/*", true), ("{}(\\/a)/*", true), ("*", true),
  ])
  func decidesByWhatThePathBeginsWith(path: String, isOpaque: Bool) throws {
    let pattern = try URLPattern(URLPatternInit(protocol: "myapp", pathname: path))
    let url = URLPatternInit(protocol: "myapp", pathname: "/a/b/c")
    #expect(try pattern.test(url) == isOpaque)
  }

  @Test func readsCredentialsInTheShortForm() throws {
    let pattern = try URLPattern("https://user\\:pass@example.com:8443")
    #expect(pattern.username == "user")
    #expect(pattern.password == "pass")
    #expect(pattern.hostname == "example.com")
    #expect(pattern.port == "8443")
    #expect(pattern.pathname == "*")
    let user = try URLPattern("https://:user@example.com?q#:h")
    #expect(user.username == ":user")
    #expect(user.pathname == "/")
    #expect(user.search == "q")
    #expect(try user.exec("https://me@example.com/?q#1")?.hash["h"] == "1")
    #expect(try URLPattern("?q", baseURL: "https://a/b").pathname == "/b")
    #expect(try URLPattern("#h", baseURL: "https://a/b?q").search == "q")
    // The one that separates and the one that a fragment may begin with are dropped.
    #expect(try URLPattern("https://a/##h").hash == "h")
    #expect(try URLPattern("https://a/b?q###h").hash == "#h")
  }

  @Test func namesComponentsAsTheStandardDoes() {
    #expect(
      URLPattern.Component.allCases.map(\.name) == [
        "protocol", "username", "password", "hostname", "port", "pathname", "search", "hash",
      ]
    )
    #expect(URLPatternMatchError.Code.tooManySteps.name == "tooManySteps")
    #expect(URLPatternGenerationError.Code.ambiguous.name == "ambiguous")
  }

  @Test func generatesNothingForModifiers() throws {
    let pattern = try URLPattern(URLPatternInit(pathname: "/{a}?"))
    #expect(throws: URLPatternGenerationError.self) { try pattern.generate(.pathname, groups: [:]) }
    let dots = try URLPattern(URLPatternInit(pathname: "/:a/x"))
    #expect(throws: URLPatternGenerationError.self) {
      try dots.generate(.pathname, groups: ["a": "."])
    }
    #expect(try URLPattern(URLPatternInit(port: ":p")).generate(.port, groups: ["p": "80"]) == "80")
  }

  @Test func readsBackslashesAsSlashesInSpecialSchemes() throws {
    let pattern = try URLPattern(URLPatternInit(pathname: "/a/b"))
    #expect(try pattern.test(URLPatternInit(protocol: "https", pathname: "/a\\b")))
    #expect(try pattern.test(URLPatternInit(pathname: "/x/../a\\b")))
    #expect(try !pattern.test(URLPatternInit(protocol: "myapp", pathname: "/a\\b")))
  }

  @Test func knowsIPv6AddressesByHowTheyBegin() throws {
    for hostname in ["[\\:\\:1]", "\\[\\:\\:1]", "{[\\:\\:1]}"] {
      #expect(try URLPattern(URLPatternInit(hostname: hostname)).hostname == "[\\:\\:1]")
    }
    for hostname in ["*[a]", "[", "a[b"] {
      #expect(throws: PatternSyntaxError.self, "\(hostname)") {
        try URLPattern(URLPatternInit(hostname: hostname))
      }
    }
  }

  @Test(arguments: [
    ("{/a}", "/a"), ("\\/a", "/a"), ("/a", "/a"), ("{a}", "/b/a"), ("\\a", "/b/a"), ("a", "/b/a"),
    ("{", nil), ("", "/b/"),
  ])
  func completesRelativePaths(path: String, completed: String?) throws {
    let base = "https://h/b/c"
    let pattern = try? URLPattern(URLPatternInit(pathname: path, baseURL: base))
    #expect(pattern?.pathname == completed)
  }

  @Test func namesItsComponents() throws {
    let pattern = try URLPattern()
    for component in URLPattern.Component.allCases { #expect(pattern[component] == "*") }
    #expect(pattern.protocol + pattern.hostname + pattern.search + pattern.hash == "****")
    #expect(try pattern.test(URLPatternInit()))
    #expect(!pattern.hasRegExpGroups)
  }

  @Test func limitsTheStepsOfAURL() throws {
    let components = URLPatternInit(protocol: "https", hostname: "a", pathname: "/:a-:b")
    let url = "https://a/1-2"
    var options = URLPatternOptions()
    var scratch = LanguageScratch(maximumSteps: .max)
    let pattern = try URLPattern(components)
    for (component, text) in zip(pattern.components, ["https", "", "", "a", "", "/1-2", "", ""]) {
      _ = try component.matches(ContiguousArray(text.utf8).span, scratch: &scratch)
    }
    let needed = scratch.steps
    for steps in [needed, needed + 1] {
      options.limits.steps = steps
      #expect(try URLPattern(components, options: options).test(url))
    }
    options.limits.steps = needed - 1
    let error = #expect(throws: URLPatternMatchError.self) {
      try URLPattern(components, options: options).exec(url)
    }
    #expect(error?.code == .tooManySteps)
    #expect(error?.maximumSteps == needed - 1)
    #expect(error?.description == "Matching would take more than \(needed - 1) steps.")
  }

  @Test func neverCallsALongURLNoMatch() throws {
    let url = "https://a/" + String(repeating: "a", count: 8192)
    let error = #expect(throws: URLPatternMatchError.self) {
      try URLPattern("https://a/*").test(url)
    }
    #expect(error?.code == .url)
    #expect(error?.underlying?.code == .tooLong)
  }

  @Test func limitsTheLengthOfTheShortForm() throws {
    let text = "https://example.com/" + String(repeating: "a", count: 2027)
    _ = try URLPattern(text)
    _ = try URLPattern(text + "a")
    let error = #expect(throws: PatternSyntaxError.self) { try URLPattern(text + "aa") }
    #expect(error?.excess == .init(limit: "length", maximum: 2048, size: 2049))
  }
}
