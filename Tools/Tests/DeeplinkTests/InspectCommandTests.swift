import Foundation
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// What a client sees of `deeplink inspect`.
@Suite struct InspectCommandTests {
  /// Sends a request, and returns the status, the headers and the body.
  private func ask(
    _ url: String,
    method: String = "GET",
    body: String? = nil,
    headers: [String: String] = [:]
  ) async throws -> (HTTPURLResponse, String) {
    var request = URLRequest(url: try #require(URL(string: url)))
    request.httpMethod = method
    request.httpBody = body.map { Data($0.utf8) }
    for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
    let (data, response) = try await URLSession(configuration: .ephemeral).data(for: request)
    return (try #require(response as? HTTPURLResponse), String(decoding: data, as: UTF8.self))
  }

  /// Runs the command with a catalog for as long as it is needed.
  private func withPage(
    _ more: [String] = [],
    _ body: (String, RunningTool) async throws -> Void
  ) async throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("catalog-\(UUID().uuidString).json")
    try Data(TemporaryCatalog.quiz.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let tool = try RunningTool(["inspect", "--catalog", file.path] + more)
    defer { tool.interrupt() }
    let url = try #require(tool.outputLines(1).first)
    #expect(url.wholeMatch(of: #/http:\/\/127\.0\.0\.1:[0-9]+\/[0-9a-f]{32}\//#) != nil, "\(url)")
    try await body(url, tool)
  }

  @Test func servesThePageWithAStrictPolicy() async throws {
    try await withPage { url, _ in
      for (name, type) in [
        ("", "text/html"), ("page.css", "text/css"), ("page.js", "text/javascript"),
      ] {
        let (response, text) = try await ask(url + name)
        #expect(response.statusCode == 200)
        #expect(response.value(forHTTPHeaderField: "Content-Type")?.hasPrefix(type) == true)
        #expect(text.utf8.count > 2000)
        let policy = try #require(response.value(forHTTPHeaderField: "Content-Security-Policy"))
        #expect(
          policy.hasPrefix(
            "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'"
          )
        )
        #expect(!policy.contains("unsafe"))
        #expect(response.value(forHTTPHeaderField: "X-Content-Type-Options") == "nosniff")
      }
      let (about, text) = try await ask(url + "about")
      #expect(about.value(forHTTPHeaderField: "Content-Type") == "application/json")
      #expect(text.contains(#""routeCount":5"#))
    }
  }

  @Test func opensALinkThatIsPosted() async throws {
    try await withPage { url, _ in
      let (response, text) = try await ask(
        url + "open",
        method: "POST",
        body: #"{"url":"quiz://leagues/7"}"#
      )
      #expect(response.statusCode == 200)
      #expect(text.contains(#""outcome":"opened""#))
      #expect(try await ask(url + "open").0.statusCode == 405)
      #expect(try await ask(url + "page.js", method: "POST", body: "{}").0.statusCode == 405)
      #expect(try await ask(url + "open", method: "POST", body: "[").0.statusCode == 400)
      let long = String(repeating: "a", count: 300_000)
      #expect(try await ask(url + "open", method: "POST", body: long).0.statusCode == 400)
    }
  }

  @Test func refusesWhoIsNotThePage() async throws {
    try await withPage { url, _ in
      let base = "http://127.0.0.1:\(try #require(URL(string: url)?.port))"
      #expect(try await ask(base + "/").0.statusCode == 404)
      #expect(try await ask(base + "/about").0.statusCode == 404)
      let token = try #require(url.split(separator: "/").last)
      let wrong = url.replacingOccurrences(of: token, with: String(repeating: "0", count: 32))
      #expect(try await ask(wrong + "about").0.statusCode == 404)
      let foreign = ["Host": "evil.example"]
      #expect(try await ask(url + "about", headers: foreign).0.statusCode == 403)
      let other = ["Origin": "https://evil.example"]
      #expect(try await ask(url + "about", headers: other).0.statusCode == 403)
    }
  }

  @Test func tellsTheEventsOfAJournal() async throws {
    let journal = FileManager.default.temporaryDirectory
      .appendingPathComponent("journal-\(UUID().uuidString).jsonl")
    defer { try? FileManager.default.removeItem(at: journal) }
    let entry = #"{"number":1,"at":1,"event":"e","kind":"stage","stage":"matched"}"#
    try Data((entry + "\n").utf8).write(to: journal)
    try await withPage(["--journal", journal.path]) { url, tool in
      let curl = Process()
      let out = Pipe()
      curl.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      curl.arguments = ["curl", "--silent", "--no-buffer", url + "events"]
      curl.standardOutput = out
      try curl.run()
      var text = ""
      while !text.contains("data: ") || !text.hasSuffix("\n\n") {
        let data = out.fileHandleForReading.availableData
        if data.isEmpty { break }
        text += String(decoding: data, as: UTF8.self)
      }
      // It ends with the server.
      tool.interrupt()
      curl.waitUntilExit()
      #expect(text.contains(#""stage":"matched""#))
    }
  }

  @Test func endsCleanlyWhenItIsInterruptedAlsoWithAPageThatIsOpen() async throws {
    try await withPage { url, tool in
      // The session keeps its connection.
      let session = URLSession(configuration: .ephemeral)
      _ = try await session.data(from: try #require(URL(string: url)))
      defer { session.invalidateAndCancel() }
      tool.interrupt()
      #expect(tool.process.terminationReason == .exit)
      #expect(tool.process.terminationStatus == 0)
    }
  }

  @Test func saysThatAPortCannotBeHad() async throws {
    try await withPage { url, _ in
      let port = try #require(URL(string: url)?.port)
      let run = try TemporaryCatalog.with {
        try BuiltTool.run("inspect", "--catalog", $0, "--port", "\(port)")
      }
      #expect(run.code == 75)
      #expect(run.out.isEmpty)
      #expect(run.error == "deeplink: port \(port) cannot be had on this machine\n")
    }
  }

  @Test func saysWhatCannotBeRead() throws {
    #expect(try BuiltTool.run("inspect").code == 64)
    let missing = try BuiltTool.run("inspect", "--catalog", "/nowhere.json")
    #expect(missing.code == 66)
    #expect(missing.error == "deeplink: /nowhere.json cannot be read: there is no such file\n")
    let malformed = try TemporaryCatalog.with("{") { try BuiltTool.run("inspect", "--catalog", $0) }
    #expect(malformed.code == 65)
    let folder = FileManager.default.temporaryDirectory
    let broken = folder.appendingPathComponent("broken-\(UUID().uuidString)")
    try Data("{".utf8).write(to: broken)
    defer { try? FileManager.default.removeItem(at: broken) }
    for (options, code) in [
      (["--aasa", "/nowhere"], Int32(66)), (["--aasa", broken.path], 65),
      (["--journal", folder.path], 66),
      (["--app", "a"], 64),
    ] {
      let run = try TemporaryCatalog.with {
        try BuiltTool.run(["inspect", "--catalog", $0] + options)
      }
      #expect(run.code == code, "\(options)")
      #expect(run.out.isEmpty)
    }
  }
}
