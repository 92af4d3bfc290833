import Foundation
import Testing

/// What the tools of `deeplink mcp` answer.
@Suite struct MCPToolTests {
  /// A folder for a test, which is removed at the end.
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("mcp-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  private let catalog = ["--catalog", BuiltTool.files.appendingPathComponent("quiz.json").path]

  /// What a tool answered, and whether it failed.
  private func result(_ answer: JSONDocumentText) -> (JSONDocumentText, isError: Bool) {
    (answer["result", "structuredContent"], answer["result", "isError"].number == 1)
  }

  /// The sentences of a tool that could not do what it was asked for.
  private func refusal(_ answer: JSONDocumentText) -> String? {
    guard answer["result", "isError"].number == 1 else { return nil }
    return answer["result", "content", "0", "text"].text
  }

  @Test func screensAreListedAsRoutesAre() throws {
    let agent = try AgentConversation(catalog)
    let (all, isError) = result(try agent.call("list_screens"))
    #expect(!isError && all["screens"].elements.count == 5 && all["left_out"].number == 0)
    let (found, _) = result(try agent.call("list_screens", #"{"search":"QUESTIONS"}"#))
    let screen = found["screens", "0"]
    #expect(found["screens"].elements.count == 1)
    #expect(screen["name"].text == "league" && screen["title"].text == "League")
    #expect(screen["sample"].text == "quiz://leagues/1")
    #expect(screen["parameters", "0", "type"].text == "Int")
    let (few, _) = result(try agent.call("list_screens", #"{"limit":2}"#))
    #expect(few["screens"].elements.count == 2 && few["left_out"].number == 3)
    let routes = try BuiltTool.run(["routes", "--json"] + catalog).out.split(separator: "\n")
    let first = try JSONDocumentText(String(routes[0]))
    #expect(first.names == all["screens", "0"].names)
    #expect(try agent.end() == 0)
  }

  @Test func aLinkIsBuiltOrSaysWhichValueDoesNotFit() throws {
    let agent = try AgentConversation(catalog)
    let values = #"{"screen":"search","values":{"q":"a b","page":2,"tag":["x","y"]}}"#
    let (built, _) = result(try agent.call("build_link", values))
    #expect(built["links", "0", "url"].text == "quiz://search?q=a%20b&page=2&tag=x&tag=y")
    let wrong = #"{"screen":"league","values":{"league":"abc"}}"#
    let (failed, isError) = result(try agent.call("build_link", wrong))
    #expect(isError && failed["links", "0", "error", "code"].text == "valueType")
    let (unknown, _) = result(try agent.call("build_link", #"{"screen":"legue"}"#))
    #expect(unknown["links", "0", "error", "fix"].text == "Did you mean 'league'?")
    let (other, _) = result(try agent.call("build_link", #"{"screen":"leaderboard"}"#))
    #expect(
      other["links", "0", "error", "fix"].text
        == "The names are league, newLeague, search, offer, pay."
    )
    #expect(
      refusal(try agent.call("open_link", #"{"screen":"leaderboard"}"#))
        == "No route is called 'leaderboard'. The names are league, newLeague, search, offer, pay."
    )
  }

  @Test func argumentsThatAreNoneAreSaidToTheAgent() throws {
    let agent = try AgentConversation(catalog)
    for (tool, arguments, sentence) in [
      (
        "list_screens", #"{"what":1}"#,
        "'list_screens' has no argument 'what'; it has limit, search."
      ),
      ("list_screens", "[]", "The arguments are an object, not a list."),
      ("list_screens", #"{"limit":0}"#, "'limit' is a whole number from 1 to 200."),
      ("build_link", "{}", "'build_link' needs the argument 'screen'."),
      ("build_link", #"{"screen":7}"#, "'screen' is a text, not a number."),
      (
        "build_link", #"{"screen":"league","values":[]}"#,
        "'values' is an object of values, not a list."
      ),
      (
        "build_link", #"{"screen":"league","values":{"league":{}}}"#,
        "The value of 'league' is a text, a number, true or false, or a list of them."
      ),
      ("open_link", "{}", "open_link has a 'url', or a 'screen' and its 'values'."),
      (
        "open_link", #"{"url":"quiz://a","on":"moon"}"#,
        "'on' is one of simulator, device, android, desktop, not 'moon'."
      ),
      ("open_link", #"{"url":"quiz://a","device":"-x"}"#, "'-x' is not the name of a device."),
      (
        "open_link", #"{"url":"quiz://a","on":"device"}"#,
        "A device needs its name as 'device', and 'deeplink mcp' the bundle ID as --app."
      ),
      (
        "recent_links", #"{"kind":"x"}"#,
        "No journal was named: start 'deeplink mcp' with --journal FILE, and call links.record(toFile:) in the app."
      ),
      ("check_project", #"{"notes":1}"#, "'notes' is true or false, not a number."),
    ] {
      #expect(refusal(try agent.call(tool, arguments)) == sentence)
    }
    let source = refusal(try agent.call("explain_link", #"{"url":"quiz://a","source":"moon"}"#))
    #expect(source?.hasPrefix("No source is called 'moon': it is one of app, ") == true)
  }

  @Test(arguments: [
    "https://evil.example/leagues/1", "file:///etc/passwd", "other://leagues/1", "no",
  ])
  func nothingButTheAppsOwnURLsIsOpened(url: String) throws {
    try PlantedPrograms.with("xcrun") { programs in
      let agent = try AgentConversation(catalog, path: programs.path)
      let said = refusal(try agent.call("open_link", #"{"url":"\#(url)"}"#))
      #expect(said?.hasPrefix("'\(url)' is not opened, since it is not a URL of the app") == true)
      #expect(programs.arguments == nil)
    }
  }

  @Test func aCatalogThatChangesIsReadAgain() throws {
    try withFolder { folder in
      let file = folder.appendingPathComponent("links.json")
      let agent = try AgentConversation(["--catalog", file.path])
      let missing = refusal(try agent.call("list_screens"))
      #expect(missing?.contains("links.json cannot be read: there is no such file") == true)
      func write(_ routes: String) throws {
        try Data(#"{"version":1,"prefixes":[{"scheme":"q"}],"routes":[\#(routes)]}"#.utf8)
          .write(to: file, options: .atomic)
      }
      try write(#"{"name":"a","path":"/a"}"#)
      #expect(result(try agent.call("list_screens")).0["screens", "0", "name"].text == "a")
      try write(#"{"name":"b","path":"/b"}"#)
      #expect(result(try agent.call("list_screens")).0["screens", "0", "name"].text == "b")
      try write(#"{"name":7,"path":"/b"}"#)
      let broken = refusal(try agent.call("list_screens"))
      #expect(broken?.contains("routes[0].name") == true, "\(broken ?? "")")
      #expect(try agent.end() == 0)
    }
  }

  /// A program in place of `xcrun` that writes a journal as an app does, where a simulator would have it.
  private func plant(_ folder: URL, _ journal: String, ends outcome: String, _ reason: String)
    throws
  {
    let entries = """
      {"number":1,"at":1,"event":"e","kind":"received","source":"customScheme","entryPoint":"openURL",\
      "isCold":false,"scene":"main","url":"%s"}
      {"number":2,"at":1,"event":"e","kind":"ended","route":"league","outcome":"\(outcome)",\
      "reason":\(reason),"steps":[{"step":"push","urls":["quiz://leagues/1"]}],\
      "state":{"tab":"main","stack":["quiz://leagues/1"],"tabs":{},"presented":[]}}
      """
    let script = """
      #!/bin/sh
      if [ "$2" = get_app_container ]; then echo '\(folder.path)/data'; exit; fi
      echo "$@" > '\(folder.path)/arguments'
      /bin/mkdir -p '\(folder.path)/data/Library/Caches'
      printf '\(entries.replacing("\n", with: "\\n"))\\n' "$4" >> '\(journal)'

      """
    let program = folder.appendingPathComponent("xcrun")
    try Data(script.utf8).write(to: program)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
  }

  @Test func aLinkThatIsOpenedSaysHowItEnded() throws {
    try withFolder { folder in
      let journal = folder.appendingPathComponent("links.jsonl").path
      try plant(folder, journal, ends: "opened", "null")
      let agent = try AgentConversation(catalog + ["--journal", journal], path: folder.path)
      let (opened, isError) = result(
        try agent.call("open_link", #"{"screen":"league","values":{"league":1}}"#)
      )
      #expect(!isError && opened["outcome"].text == "opened" && opened["message"].isMissing)
      #expect(opened["url"].text == "quiz://leagues/1" && opened["route"].text == "league")
      #expect(opened["state", "stack", "0"].text == "quiz://leagues/1")
      #expect(opened["steps", "0", "step"].text == "push")
      let (recent, _) = result(try agent.call("recent_links", #"{"kind":"ended"}"#))
      #expect(recent["entries"].elements.map { $0["outcome"].text } == ["opened"])
    }
  }

  @Test func theJournalOfASimulatorLiesInTheFolderOfTheApp() throws {
    try withFolder { folder in
      let caches = folder.appendingPathComponent("data/Library/Caches")
      try FileManager.default.createDirectory(at: caches, withIntermediateDirectories: true)
      let reason =
        #"{"code":"denied","route":null,"parameter":null,"segment":null,"expected":null,"found":null,"#
        + #""message":"A guard refused it.","fix":"Sign in."}"#
      try plant(folder, caches.appendingPathComponent("links.jsonl").path, ends: "denied", reason)
      let words = catalog + ["--journal", "links.jsonl", "--app", "com.example.quiz"]
      let agent = try AgentConversation(words, path: folder.path)
      let (denied, isError) = result(try agent.call("open_link", #"{"url":"quiz://leagues/1"}"#))
      #expect(isError && denied["outcome"].text == "denied")
      #expect(denied["reason", "message"].text == "A guard refused it.")
      #expect(denied["reason", "fix"].text == "Sign in.")
      let sent = try String(contentsOf: folder.appendingPathComponent("arguments"), encoding: .utf8)
      #expect(sent == "simctl openurl booted quiz://leagues/1\n")
      let shared = try BuiltTool.run(
        [
          "open", "--expect", "denied", "--journal", "links.jsonl", "--app", "com.example.quiz",
          "quiz://leagues/1",
        ],
        path: folder.path
      )
      #expect(shared.code == 0, "\(shared.error)")
    }
  }

  @Test func anAppThatSaysNothingIsNotWaitedForLonger() throws {
    try withFolder { folder in
      try PlantedPrograms.with("xcrun") { programs in
        let journal = folder.appendingPathComponent("links.jsonl").path
        let agent = try AgentConversation(catalog + ["--journal", journal], path: programs.path)
        let (late, isError) = result(
          try agent.call("open_link", #"{"url":"quiz://leagues/1","within":1}"#)
        )
        // It was sent, and nothing says that it opened.
        #expect(isError && late["outcome"].isMissing && late["exit"].number == 0)
        #expect(late["message"].text?.hasPrefix("no end of the link came into the journal") == true)
        let none = try AgentConversation(catalog, path: programs.path)
        let (sent, sentFails) = result(try none.call("open_link", #"{"url":"quiz://leagues/1"}"#))
        #expect(
          !sentFails && sent["message"].text?.hasPrefix("it was sent; no journal was named") == true
        )
        let nowhere = try AgentConversation(catalog, path: "/nowhere")
        let (missing, failed) = result(
          try nowhere.call("open_link", #"{"url":"quiz://leagues/1"}"#)
        )
        #expect(failed && missing["message"].text?.contains("is not on this machine") == true)
      }
    }
  }

  @Test func aPathAloneIsAnsweredWithTheURLThatWasMeant() throws {
    let agent = try AgentConversation(catalog)
    for (path, fix) in [
      ("/leagues/7", "Did you mean 'quiz://leagues/7'?"),
      ("/a/b", "Begin it with a prefix of the app, as in 'quiz://a/b'."),
      ("quiz.example/leagues/7", "Begin a URL with its scheme, and a path of the app with '/'."),
      ("//leagues/7", "Begin a URL with its scheme, and a path of the app with '/'."),
    ] {
      let (found, _) = result(try agent.call("explain_link", #"{"url":"\#(path)"}"#))
      #expect(found["stage"].text == "text" && found["reason", "fix"].text == fix, "\(path)")
    }
  }

  @Test func theLinksOfATextAreCheckedAsInAFile() throws {
    let agent = try AgentConversation(catalog)
    let (plain, isError) = result(
      try agent.call(
        "check_text",
        #"{"text":"Play: quiz://leagues/1, or\nquiz://legues/7 and https://other.example/a."}"#
      )
    )
    #expect(!isError && plain["links"].number == 2 && plain["ignored"].number == 0)
    #expect(plain["findings"].elements.count == 1)
    let finding = plain["findings", "0"]
    #expect(finding["witness"].text == "quiz://legues/7" && finding["file"].text == "text.txt")
    #expect(finding["line"].number == 2 && finding["column"].number == 1)
    #expect(finding["fix"].text?.hasPrefix("Did you mean 'leagues'?") == true)
    // The end of a name says how the text is written.
    let page = #"<a href=\"quiz://search?q=a&amp;page=x\">a</a> <!-- deeplink:ignore -->"#
    let (html, _) = result(
      try agent.call("check_text", #"{"text":"\#(page)","file":"mails/welcome.html.erb"}"#)
    )
    #expect(html["links"].number == 1 && html["ignored"].number == 1)
    for (source, count) in [("", 1), (#","source":"universalLink""#, 0)] {
      let (offer, _) = result(try agent.call("check_text", #"{"text":"quiz://offer"\#(source)}"#))
      #expect(offer["links"].number == 1 && offer["findings"].elements.count == count)
    }
    #expect(
      refusal(try agent.call("check_text", #"{"text":"a","file":"a.psd"}"#))
        == "'a.psd' does not end as a file that is scanned, such as .html, .eml, .json or .md."
    )
    #expect(
      refusal(try agent.call("check_text", "{}")) == "'check_text' needs the argument 'text'."
    )
  }

  @Test func aProjectIsCheckedAsByTheCommand() throws {
    let agent = try AgentConversation(catalog + ["--project", BuiltTool.files.path])
    let (found, isError) = result(try agent.call("check_project"))
    #expect(!isError)
    let run = try BuiltTool.run(["check", BuiltTool.files.path, "--json"] + catalog)
    let lines = try run.out.split(separator: "\n").map { try JSONDocumentText(String($0)) }
    #expect(!lines.isEmpty)
    #expect(
      found["findings"].elements.map { $0["message"].text } == lines.map { $0["message"].text }
    )
  }
}
