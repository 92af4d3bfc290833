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
          "message":"'xcrun' failed with exit code 7","url":"quiz://home"}

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
}
