import Foundation
import Testing

/// What a person sees of `deeplink aasa fetch`, with servers that do everything wrong.
@Suite struct FetchCommandTests {
  /// The path of the file.
  private static let path = "/.well-known/apple-app-site-association"

  /// A file without a fault.
  private static let file = Array(
    #"{"applinks":{"details":[{"appIDs":["ABCDE12345.com.example.app"],"components":[{"/":"/a"}]}]}}"#
      .utf8
  )

  /// Asks a server for its file.
  private func fetch(
    _ answers: [String: MisbehavingServer.Answer],
    _ options: String...
  ) throws -> (run: BuiltTool.Output, url: String) {
    try MisbehavingServer.with(answers) { server in
      let port = "\(server.port)"
      let run = try BuiltTool.run(
        ["aasa", "fetch", "127.0.0.1", "--allow-private", "--insecure-http", "--port", port]
          + options.map { $0.replacingOccurrences(of: "PORT", with: port) }
      )
      return (run, "http://127.0.0.1:\(port)\(Self.path)")
    }
  }

  /// The codes of the findings, and the exit code, as JSON tells them.
  private func findings(
    _ answers: [String: MisbehavingServer.Answer],
    _ options: String...
  ) throws -> (codes: [String], document: [String: Any], exit: Int32) {
    let run = try MisbehavingServer.with(answers) { server in
      let port = "\(server.port)"
      return try BuiltTool.run(
        [
          "aasa", "fetch", "127.0.0.1", "--allow-private", "--insecure-http", "--port", port,
          "--json",
        ]
          + options
      )
    }
    #expect(run.error == "")
    let value = try JSONSerialization.jsonObject(with: Data(run.out.utf8))
    let document = try #require(value as? [String: Any])
    let findings = try #require(document["findings"] as? [[String: Any]])
    return (findings.compactMap { $0["code"] as? String }, document, run.code)
  }

  @Test func aFileThatIsServedRightIsShown() throws {
    let (run, url) = try fetch([Self.path: .answer(Self.file)])
    #expect(run.code == 0)
    #expect(
      run.out == """
        \(url)
          200, application/json, \(Self.file.count) bytes, from 127.0.0.1
        0 errors, 0 warnings, 0 notes

        """
    )
    #expect(run.error == "")
  }

  @Test func aRedirectIsNotFollowedAndItsChainIsShown() throws {
    let (run, url) = try fetch([
      Self.path: .redirect(to: "/second"), "/second": .redirect(to: "third?x=1"),
      "/third?x=1": .answer(Self.file),
    ])
    let base = url.dropLast(Self.path.count)
    #expect(run.code == 1)
    #expect(
      run.out == """
        \(url)
          302, no content type, 0 bytes, from 127.0.0.1
          would be sent to \(base)/second: 302
          would be sent to \(base)/third?x=1: 200
        \(url):error: The file is behind a redirect: \(base)/second → \(base)/third?x=1. [AASA002 redirect]
          Serve it at the first URL. (documented: Apple's reference of associated domains)
        1 error, 0 warnings, 0 notes

        """
    )
  }

  @Test func aChainEndsWhereNothingMayBeAsked() throws {
    let hops = { (location: String) -> [String] in
      let redirects = try self.findings([Self.path: .redirect(to: location)]).document["redirects"]
      return try #require(redirects as? [[String: Any]]).map { hop in
        "\(hop["url"] ?? ""): \(hop["note"] ?? "")"
      }
    }
    #expect(
      try hops("http://192.0.2.1/x") == [
        "http://192.0.2.1/x: 192.0.2.1 has the address 192.0.2.1, and only this machine is asked without TLS."
      ]
    )
    #expect(
      try hops("mailto:a@example.com") == ["mailto:a@example.com: this is not a URL of the web."]
    )
    #expect(try hops("//127.1/x") == ["//127.1/x: this is not a URL of the web."])
    let circle = try findings([Self.path: .redirect(to: Self.path)]).document["redirects"]
    #expect((circle as? [[String: Any]])?.first?["note"] as? String == "this is a circle.")
  }

  @Test func aChainThatDoesNotEndIsGivenUp() throws {
    var answers: [String: MisbehavingServer.Answer] = [Self.path: .redirect(to: "/1")]
    for number in 1...20 { answers["/\(number)"] = .redirect(to: "/\(number + 1)") }
    let redirects = try #require(
      findings(answers).document["redirects"] as? [[String: Any]]
    )
    #expect(redirects.count == 11)
    #expect(redirects.last?["note"] as? String == "it was not asked.")
  }

  /// A mistake of a server, and what is found.
  struct Mistake: Sendable, CustomTestStringConvertible {
    /// What is wrong.
    let testDescription: String
    /// What is sent.
    let answer: MisbehavingServer.Answer
    /// The codes of what is found.
    let codes: [String]
    /// The exit code.
    var exit: Int32 = 1
  }

  /// The mistakes.
  static let mistakes = [
    Mistake(
      testDescription: "404",
      answer: .answer([], status: "404 Not Found"),
      codes: ["AASA003"]
    ),
    Mistake(
      testDescription: "500 with a page",
      answer: .answer(Array("<html>".utf8), status: "500 No", type: "text/html"),
      codes: ["AASA003"]
    ),
    Mistake(
      testDescription: "wrong type",
      answer: .answer(file, type: "application/octet-stream"),
      codes: ["AASA006"],
      exit: 0
    ),
    Mistake(
      testDescription: "no type",
      answer: .answer(file, type: nil),
      codes: ["AASA006"],
      exit: 0
    ),
    Mistake(
      testDescription: "too large",
      answer: .answer([UInt8](repeating: 0x20, count: 131_073) + file),
      codes: ["AASA004"]
    ),
    Mistake(testDescription: "empty", answer: .answer([]), codes: ["AASA011"]),
    Mistake(
      testDescription: "no JSON",
      answer: .answer(Array("applinks".utf8)),
      codes: ["AASA011"]
    ),
    Mistake(
      testDescription: "byte order mark",
      answer: .answer([0xEF, 0xBB, 0xBF] + file),
      codes: ["AASA007"],
      exit: 0
    ),
    Mistake(
      testDescription: "gzip",
      answer: .answer([0x1F, 0x8B, 0x08, 0x00], fields: "Content-Encoding: gzip\r\n"),
      codes: ["AASA055"]
    ),
    Mistake(
      testDescription: "UTF-16",
      answer: .answer([0xFF, 0xFE] + file.flatMap { [$0, 0] }),
      codes: ["AASA011"]
    ),
    Mistake(
      testDescription: "Latin-1",
      answer: .answer(Array(#"{"a":""#.utf8) + [0xE9] + Array(#""}"#.utf8)),
      codes: ["AASA011"]
    ),
    Mistake(
      testDescription: "a page with 200",
      answer: .answer(Array("<!DOCTYPE html><p>Sign in".utf8), type: "text/html"),
      codes: ["AASA006", "AASA010", "AASA011"]
    ),
    Mistake(
      testDescription: "no HTTP",
      answer: .bytes(Array("hello".utf8)),
      codes: ["AASA001"]
    ),
    Mistake(testDescription: "nothing", answer: .bytes([]), codes: ["AASA001"]),
    Mistake(
      testDescription: "less than was said",
      answer: .bytes(Array("HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\n{".utf8)),
      codes: ["AASA001"]
    ),
    Mistake(
      testDescription: "an endless head",
      answer: .endless(
        Array("HTTP/1.1 200 OK\r\n".utf8),
        then: Array("X-A: aaaaaaaaaaaaaaaaaaaaaaaa\r\n".utf8)
      ),
      codes: ["AASA001"]
    ),
    Mistake(
      testDescription: "an answer before the answer",
      answer: .bytes(
        Array("HTTP/1.1 103 Early Hints\r\nX-A: 1\r\n\r\nHTTP/1.1 200 OK\r\n".utf8)
          + Array("Content-Type: application/json\r\nContent-Length: \(file.count)\r\n\r\n".utf8)
          + file
      ),
      codes: [],
      exit: 0
    ),
  ]

  @Test(arguments: mistakes) func aMistakeIsNamed(mistake: Mistake) throws {
    let result = try findings([Self.path: mistake.answer])
    #expect(result.codes == mistake.codes)
    #expect(result.exit == mistake.exit)
  }

  @Test func aBodyThatDoesNotEndIsReadUpToABound() throws {
    let head = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n\r\n"
    let answer = MisbehavingServer.Answer.endless(
      Array(head.utf8),
      then: [UInt8](repeating: 0x20, count: 65_536)
    )
    let (run, url) = try fetch([Self.path: answer])
    #expect(run.code == 1)
    #expect(
      run.out == """
        \(url)
          200, application/json, more than 1048576 bytes, from 127.0.0.1
        \(url):error: The file has 1048576 bytes, and 131072 are allowed. [AASA004 tooLarge]
          Join rules by wildcards and variables, or move apps to domains of their own. (documented: Apple's archived App Search guide)
        1 error, 0 warnings, 0 notes

        """
    )
  }

  @Test(arguments: ["HTTP/1.1 200 OK\r\n", "HTTP/1.1 200 OK\r\n\r\n{"])
  func aServerThatStallsIsGivenUp(start: String) throws {
    let (run, url) = try fetch([Self.path: .stalling(Array(start.utf8))], "--timeout", "0.2")
    #expect(run.code == 1)
    #expect(
      run.out == """
        \(url)
          no answer
        \(url):error: The file cannot be reached by HTTPS: there was no whole answer within 0.200 seconds. [AASA001 unreachable]
          Serve it by HTTPS with a certificate that systems trust, to everybody. (documented: Apple's reference of associated domains)
        1 error, 0 warnings, 0 notes

        """
    )
  }

  @Test func aServerThatSaysNothingIsNotABrokenFile() throws {
    let (run, _) = try fetch([Self.path: .stalling([])], "--timeout", "0.2")
    #expect(run.code == 69)
    #expect(run.out.contains("No server answered, so nothing is known of the file: there was no"))
    #expect(
      run.out.contains("  Check the name of the domain, and that this machine is on the network.")
    )
  }

  @Test(arguments: [
    // A port at which no program listens, a name that is reserved for having no address, and a CDN like that.
    ["127.0.0.1", "--insecure-http", "--port", "1"], ["nowhere.invalid"],
  ])
  func aNetworkThatIsNotThereIsNotABrokenFile(arguments: [String]) throws {
    for json in [[], ["--json"]] {
      let run = try BuiltTool.run(["aasa", "fetch", "--allow-private"] + arguments + json)
      #expect(run.code == 69, "\(run.out)")
      #expect(run.out.contains("No server answered, so nothing is known of the file: "))
      // What differs from run to run would be noise in what is compared.
      #expect(run.out.firstMatch(of: #/after \d+ ms/#) == nil, "\(run.out)")
    }
  }

  @Test func aCDNThatDoesNotAnswerIsNotABrokenFile() throws {
    let (run, _) = try fetch(
      [Self.path: .answer(Self.file)],
      "--cdn",
      "--cdn-base",
      "http://127.0.0.1:1/a/v1/"
    )
    #expect(run.code == 69, "\(run.out)")
  }

  @Test func theFieldsOfAnAnswerMoveNoCursor() throws {
    let (run, _) = try fetch([Self.path: .answer(Self.file, type: "a\u{1B}[2J")])
    #expect(run.out.contains(#"200, a\u{1B}[2J, "#))
    #expect(!run.out.contains("\u{1B}"))
  }

  @Test func theRootIsAskedOnlyOnDemand() throws {
    let answers = ["/apple-app-site-association": MisbehavingServer.Answer.answer(Self.file)]
    #expect(try findings(answers).codes == ["AASA003"])
    let run = try findings(answers, "--root")
    #expect(run.codes == ["AASA005"])
    #expect(run.document["isAtRoot"] as? Bool == true)
    #expect(run.exit == 0)
    #expect(try findings(answers, "--root", "--strict").exit == 1)
  }

  @Test func anAppThatIsNotNamedIsTold() throws {
    let answers = [Self.path: MisbehavingServer.Answer.answer(Self.file)]
    #expect(try findings(answers, "--app", "ABCDE12345.com.example.app").codes == [])
    #expect(try findings(answers, "--app", "ABCDE12345.com.example.other").codes == ["AASA046"])
  }

  @Test func theFileOfTheCDNIsComparedByMeaning() throws {
    let cdn = { (body: String, status: String, fields: String) in
      try self.fetch(
        [
          Self.path: .answer(Self.file),
          "/a/v1/127.0.0.1": .answer(Array(body.utf8), status: status, fields: fields),
        ],
        "--cdn",
        "--cdn-base",
        "http://127.0.0.1:PORT/a/v1"
      )
    }
    let text = String(decoding: Self.file, as: UTF8.self)
    let same = try cdn(text.replacingOccurrences(of: ":", with: " : "), "200 OK", "Age: 60\r\n")
    #expect(same.run.code == 0)
    #expect(same.run.out.contains("  Apple's CDN: 200, application/json, "))
    #expect(same.run.out.contains(", from 127.0.0.1, Age: 60\n0 errors, 0 warnings, 0 notes\n"))
    let other = try cdn(text.replacingOccurrences(of: "/a", with: "/b"), "200 OK", "")
    #expect(other.run.code == 1)
    #expect(
      other.run.out.contains(
        ":error: Apple's CDN has a file with another meaning, status 200. (https://example.com/a) [AASA008 cdnDiffers]\n"
      )
    )
    let none = try cdn(
      "Not Found",
      "404 Not Found",
      "Apple-Failure-Reason: SWCERR00101 Bad HTTP Response: 404 Not Found\r\n"
    )
    #expect(none.run.code == 1)
    #expect(
      none.run.out.contains(
        "status 404 (Apple-Failure-Reason: SWCERR00101 Bad HTTP Response: 404 Not Found). [AASA008"
      )
    )
  }

  @Test func aFileIsSavedAsItCame() throws {
    let path = FileManager.default.temporaryDirectory.path + "/saved-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(try fetch([Self.path: .answer(Self.file)], "--save", path).run.code == 0)
    #expect(FileManager.default.contents(atPath: path).map(Array.init) == Self.file)
    let lost = try fetch([Self.path: .answer(Self.file)], "--save", "/nowhere/x")
    #expect(lost.run.code == 73)
    #expect(lost.run.error == "deeplink: /nowhere/x cannot be written: its folder is not there\n")
  }

  @Test(arguments: [
    ("127.0.0.1", "127.0.0.1", "loopback"), ("10.1.2.3", "10.1.2.3", "private"),
    ("172.31.0.1", "172.31.0.1", "private"), ("192.168.0.1", "192.168.0.1", "private"),
    ("169.254.169.254", "169.254.169.254", "link-local"), ("0.0.0.0", "0.0.0.0", "this network"),
    ("100.127.0.1", "100.127.0.1", "shared by a carrier"),
    ("255.255.255.255", "255.255.255.255", "reserved"),
    ("198.19.0.1", "198.19.0.1", "for benchmarks"), ("239.0.0.1", "239.0.0.1", "multicast"),
    ("[::1]", "::1", "loopback"), ("[::]", "::", "unspecified"),
    ("[fe80::1]", "fe80::1", "link-local"),
    ("[fd00::1]", "fd00::1", "private"), ("[::ffff:10.0.0.1]", "::ffff:a00:1", "private"),
    ("[::ffff:127.0.0.1]", "::ffff:7f00:1", "loopback"), ("[::127.0.0.1]", "::7f00:1", "loopback"),
    ("[64:ff9b::10.0.0.1]", "64:ff9b::a00:1", "private"),
    ("[2002:7f00:1::]", "2002:7f00:1::", "loopback"),
    ("[2001:db8::1]", "2001:db8::1", "for documentation"),
    ("[2001::1]", "2001::1", "for protocols"),
    ("[ff02::1]", "ff02::1", "multicast"), ("[100::1]", "100::1", "not given out"),
  ])
  func anAddressThatNotEverybodyReachesIsNotAsked(
    host: String,
    address: String,
    purpose: String
  ) throws {
    let run = try BuiltTool.run("aasa", "fetch", host, "--timeout", "5")
    #expect(run.code == 1)
    #expect(
      run.out.contains(
        """
          no answer
        https://\(host)/.well-known/apple-app-site-association:error: The file cannot be reached by HTTPS: \
        \(host) has the address \(address) (\(purpose)), which Apple's servers cannot reach; \
        it was not asked without --allow-private. [AASA001 unreachable]

        """
      )
    )
  }

  @Test func theAddressThatWasCheckedIsTheOneThatIsAsked() throws {
    try PlantedPrograms.with("curl") { programs in
      let run = try BuiltTool.run(
        ["aasa", "fetch", "localhost", "--allow-private", "--port", "8443"],
        path: programs.path
      )
      #expect(run.code == 1)
      let arguments = try #require(programs.arguments)
      let pin = try #require(arguments.firstIndex(of: "--connect-to"))
      #expect(["::127.0.0.1:8443", "::[::1]:8443"].contains(arguments[pin + 1]))
      #expect(arguments.first == "--disable")
      #expect(arguments.contains("=https"))
      #expect(!arguments.contains("--location"))
      #expect(
        arguments.last == "https://localhost:8443/.well-known/apple-app-site-association"
      )
    }
  }

  @Test func withoutCurlNothingIsAsked() throws {
    let run = try BuiltTool.run(["aasa", "fetch", "example.com"], path: "/nowhere")
    #expect(run.code == 75)
    #expect(run.out == "")
    #expect(run.error == "deeplink: 'curl' is not on this machine, so nothing was asked\n")
  }

  @Test(arguments: [
    ["https://example.com"], ["example.com/x"], ["*.example.com"], ["127.1"], ["0x7f000001"],
    ["2130706433"], ["exa mple.com"], ["example..com"], ["müller.example"], ["-q.example."], [""],
    ["[::1"], ["[::1%eth0]"], ["example.com", "--insecure-http"],
    ["example.com", "--timeout", "0"],
    ["example.com", "--timeout", "nan"], ["example.com", "--port", "70000"],
    ["example.com", "--cdn-base", "x:"],
  ])
  func refusesWhatIsNoDomain(arguments: [String]) throws {
    let run = try BuiltTool.run(["aasa", "fetch"] + arguments, path: "/nowhere")
    #expect(run.code == 64)
    #expect(run.out == "")
  }
}
