import DeepLinking
import Foundation
import LinkPatterns
import Testing

/// What a person sees of `deeplink push`, and that apps read the link from what it builds.
@Suite struct PushCommandTests {
  @Test(arguments: [
    (["--sender", "airship"], PayloadReader.airship),
    (["--sender", "braze"], .braze),
    (["--sender", "onesignal"], .oneSignal),
    (["--key", "data.links.ios"], PayloadReader("own", at: "data", "links", "ios")),
  ])
  func anAppReadsTheLinkFromItsPlace(options: [String], reader: PayloadReader) throws {
    for link in ["quiz://leagues/1?a=%20b", "/leagues/1"] {
      let run = try BuiltTool.run(["push", "--json"] + options + [link])
      #expect(run.code == 0)
      let payload = try JSONDecoder().decode(PayloadValue.self, from: Data(run.out.utf8))
      let read = try PayloadLinks(reader, pathPrefix: .domain("quiz.example")).url(in: payload)
      #expect(read == (link.hasPrefix("/") ? "https://quiz.example/leagues/1" : link))
    }
  }

  @Test func printsAPayloadToRead() throws {
    let run = try BuiltTool.run(
      "push",
      "--sender",
      "onesignal",
      "--title",
      "Quiz",
      "--body",
      "Vote",
      "quiz://home"
    )
    #expect(run.code == 0)
    #expect(run.error == "")
    #expect(
      run.out == """
        {
          "aps" : {
            "alert" : {
              "body" : "Vote",
              "title" : "Quiz"
            }
          },
          "custom" : {
            "u" : "quiz://home"
          }
        }

        """
    )
  }

  @Test func sendsThePayloadToASimulator() throws {
    try PlantedPrograms.with("xcrun") { programs in
      let options = ["--sender", "airship", "--send", "--app", "com.example.quiz", "--json"]
      let run = try BuiltTool.run(["push"] + options + ["quiz://home"], path: programs.path)
      #expect(run.code == 0)
      #expect(programs.arguments == ["simctl", "push", "booted", "com.example.quiz", "-"])
      #expect(programs.input.map { $0 + "\n" } == run.out)
    }
    let missing = try BuiltTool.run(
      ["push", "--key", "u", "--send", "--app", "a.b", "quiz://home"],
      path: "/nowhere"
    )
    #expect(missing.code == 1)
    #expect(
      missing.error == """
        xcrun simctl push booted a.b -
        deeplink: 'xcrun' is not on this machine, so nothing was sent

        """
    )
  }

  @Test(arguments: ["", "home", "//evil.example/a", "/\\evil.example", "quiz://a b", "/a\u{7}b"])
  func refusesWhatIsNoLink(text: String) throws {
    let run = try BuiltTool.run("push", "--sender", "braze", text)
    #expect(run.code == 1)
    #expect(run.out == "")
    #expect(run.error.hasPrefix("deeplink: "))
  }

  @Test func refusesAPayloadThatNoServiceTakes() throws {
    let least = try BuiltTool.run("push", "--json", "--key", "u", "--body", "", "quiz://home")
    let room = 4096 - (least.out.utf8.count - 1)
    for (length, code) in [(room, Int32(0)), (room + 1, 1)] {
      let body = String(repeating: "a", count: length)
      let run = try BuiltTool.run("push", "--json", "--key", "u", "--body", body, "quiz://home")
      #expect(run.code == code)
      let message = "deeplink: the payload has 4097 bytes; a notification has at most 4096\n"
      #expect(run.error == (code == 0 ? "" : message))
    }
  }

  @Test(arguments: [
    [], ["--sender", "airship", "--key", "u"], ["--key", ""], ["--key", "a..b"],
    ["--key", "aps.u"],
    ["--key", "u", "--send"], ["--key", "u", "--app", "a.b"], ["--key", "u", "--device", "x"],
    ["--key", "u", "--send", "--app=-x"], ["--sender", "pigeon"],
  ])
  func refusesOptionsThatMeanNothing(options: [String]) throws {
    let run = try BuiltTool.run(["push"] + options + ["quiz://home"])
    #expect(run.code == 64)
    #expect(run.out == "")
  }
}
