import Foundation
import Testing

/// What a person sees of `deeplink open`, and what reaches the programs that it runs.
@Suite struct OpenCommandTests {
  private let url = "quiz://leagues/1?a=it's;b&c=$(d)"

  @Test func opensAURLOnTheRunningSimulatorD4() throws {
    try PlantedPrograms.with("xcrun") { programs in
      let run = try BuiltTool.run(["open", url], path: programs.path)
      #expect(run.code == 0)
      #expect(run.out == "xcrun simctl openurl booted 'quiz://leagues/1?a=it'\\''s;b&c=$(d)'\n")
      #expect(run.error == "what the program says\n")
      #expect(programs.arguments == ["simctl", "openurl", "booted", url])
    }
  }

  @Test func opensAURLOnTheSimulatorThatIsNamed() throws {
    try PlantedPrograms.with("xcrun") { programs in
      _ = try BuiltTool.run(["open", "--device", "A1-B2", "quiz://home"], path: programs.path)
      #expect(programs.arguments == ["simctl", "openurl", "A1-B2", "quiz://home"])
    }
  }

  @Test func quotesAURLForTheShellOfAnAndroidDevice() throws {
    try PlantedPrograms.with("adb") { programs in
      let options = ["--on", "android", "--device", "emulator-1", "--app", "com.example.quiz"]
      let run = try BuiltTool.run(["open"] + options + [url], path: programs.path)
      #expect(run.code == 0)
      #expect(
        programs.arguments == [
          "-s", "emulator-1", "shell", "am", "start", "-W", "-a", "android.intent.action.VIEW",
          "-c",
          "android.intent.category.BROWSABLE", "-d", #"'quiz://leagues/1?a=it'\''s;b&c=$(d)'"#,
          "com.example.quiz",
        ]
      )
    }
  }

  #if os(Linux)
  @Test func opensAURLOnThisMachine() throws {
    try PlantedPrograms.with("gio") { programs in
      let run = try BuiltTool.run(
        ["open", "--on", "desktop", "-"],
        input: Array("quiz://a\nquiz://b\n".utf8),
        path: programs.path
      )
      #expect(run.code == 0)
      #expect(run.out == "gio open quiz://a\ngio open quiz://b\n")
      #expect(programs.arguments == ["open", "quiz://b"])
    }
  }
  #endif

  @Test func printsTheCommandAndRunsNothing() throws {
    try PlantedPrograms.with("xcrun") { programs in
      let run = try BuiltTool.run(["open", "--print", "quiz://home"], path: programs.path)
      #expect(run.code == 0)
      #expect(run.out == "xcrun simctl openurl booted quiz://home\n")
      #expect(programs.arguments == nil)
    }
  }

  @Test func saysThatTheProgramIsNotHere() throws {
    let run = try BuiltTool.run(["open", "quiz://home"], path: "/nowhere")
    #expect(run.code == 1)
    #expect(run.out == "xcrun simctl openurl booted quiz://home\n")
    #expect(run.error == "deeplink: 'xcrun' is not on this machine, so nothing was sent\n")
  }

  @Test func saysThatTheProgramFailed() throws {
    try PlantedPrograms.with("xcrun", exitingWith: 7) { programs in
      let run = try BuiltTool.run(["open", "--json", "quiz://home"], path: programs.path)
      #expect(run.code == 1)
      #expect(
        run.out == """
          {"command":["xcrun","simctl","openurl","booted","quiz://home"],"exit":7,\
          "message":"'xcrun' failed with exit code 7","outcome":null,"reason":null,"route":null,\
          "state":null,"steps":null,"url":"quiz://home"}

          """
      )
    }
  }

  @Test(arguments: [
    "home", "--json", "quiz://a b", "-rf", "https://u@quiz.example/",
  ])
  func sendsNothingThatIsNoURL(text: String) throws {
    try PlantedPrograms.with("xcrun") { programs in
      let run = try BuiltTool.run(["open", "--json", "--", text], path: programs.path)
      #expect(run.code == 1)
      #expect(run.out.hasPrefix(#"{"command":null,"exit":null,"message":"'\#(text)' is refused ("#))
      #expect(programs.arguments == nil)
    }
  }

  @Test(arguments: [
    ["--app", "a"], ["--on", "desktop", "--device", "a"], ["--device=-a"], ["--on", "phone"],
  ])
  func refusesOptionsThatMeanNothing(options: [String]) throws {
    let run = try BuiltTool.run(["open"] + options + ["quiz://home"], path: "/nowhere")
    #expect(run.code == 64)
    #expect(run.out == "")
  }

  @Test func aDeviceIsLaunchedWithTheURL() throws {
    let words = [
      "open", "--print", "--on", "device", "--device", "phone", "--app", "com.example.app",
    ]
    let run = try BuiltTool.run(words + ["quiz://leagues/1"])
    #expect(run.code == 0)
    #expect(
      run.out
        == "xcrun devicectl device process launch --device phone --payload-url quiz://leagues/1 com.example.app\n"
    )
    for missing in [["--device", "phone"], ["--app", "com.example.app"], []] {
      #expect(
        try BuiltTool.run(["open", "--print", "--on", "device"] + missing + ["quiz://a"]).code == 64
      )
    }
  }

  /// Opens a URL with a program in place of the system, which writes a journal as an app does.
  private func open(_ url: String, writing lines: [String], _ more: String...) throws
    -> BuiltTool.Output
  {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("journal-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let journal = folder.appendingPathComponent("journal.jsonl").path
    // What was there before is about another opening.
    try Data(
      (Self.entry(1, "old", "received", url: url) + "\n"
        + Self.entry(2, "old", "ended", outcome: "failed") + "\n").utf8
    )
    .write(to: URL(fileURLWithPath: journal))
    let text = lines.map { "echo '\($0)' >> '\(journal)'" }.joined(separator: "\n")
    let program = folder.appendingPathComponent("xcrun")
    try Data("#!/bin/sh\n\(text)\n".utf8).write(to: program)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
    return try BuiltTool.run(["open", "--journal", journal] + more + [url], path: folder.path)
  }

  /// An entry of a journal.
  private static func entry(
    _ number: Int,
    _ event: String,
    _ kind: String,
    url: String? = nil,
    outcome: String? = nil
  ) -> String {
    let url = url.map { "\"\($0)\"" } ?? "null"
    let outcome = outcome.map { "\"\($0)\"" } ?? "null"
    return
      #"{"number":\#(number),"at":1,"event":"\#(event)","kind":"\#(kind)","url":\#(url),"outcome":\#(outcome),"#
      + #""source":null,"entryPoint":null,"isCold":null,"scene":null,"resumes":null,"stage":null,"waitingFor":null,"#
      + #""route":null,"reason":null}"#
  }

  @Test(arguments: ["quiz://leagues/1", "quiz:…", "quiz://leagues/…"])
  func theJournalSaysWhetherALinkEndedAsExpected(written: String) throws {
    let lines = [
      Self.entry(3, "a", "received", url: "other://x"),
      Self.entry(4, "a", "ended", outcome: "denied"),
      Self.entry(5, "b", "received", url: written), Self.entry(6, "b", "ended", outcome: "opened"),
    ]
    let right = try open("quiz://leagues/1", writing: lines, "--expect", "opened", "--json")
    #expect(
      right.code == 0 && right.out.contains(#""message":null,"outcome":"opened""#),
      "\(right.error)"
    )
    let wrong = try open("quiz://leagues/1", writing: lines, "--expect", "performed")
    #expect(wrong.code == 1)
    #expect(wrong.error.contains("the link ended as 'opened', not as 'performed'"))
  }

  @Test func aLinkThatTheJournalDoesNotKnowIsNotAsExpected() throws {
    let late = try open("quiz://a", writing: [], "--expect", "opened", "--within", "0.1")
    #expect(late.code == 1)
    #expect(late.error.contains("no end of the link came into the journal in time"))
  }

  @Test func aLinkThatIsStillWorkedOnIsNotCalledUnknown() throws {
    let lines = [Self.entry(5, "b", "received", url: "quiz://a")]
    let late = try open("quiz://a", writing: lines, "--expect", "opened", "--within", "0.5")
    #expect(late.code == 1)
    #expect(late.error.contains("the app received the link, and it has not ended in time"))
  }

  @Test(arguments: [
    ["--expect", "opened"], ["--journal", "j"], ["--expect", "open", "--journal", "j"],
    ["--expect", "opened", "--journal", "j", "--print"], ["--expect", "opened", "--journal", "-"],
    ["--expect", "opened", "--journal", "j", "--within", "0"],
  ])
  func whatCannotBeExpectedIsRefused(words: [String]) throws {
    #expect(try BuiltTool.run(["open"] + words + ["quiz://a"], path: "/nowhere").code == 64)
  }
}
