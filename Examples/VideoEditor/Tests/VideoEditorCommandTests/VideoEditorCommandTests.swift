import SampleTesting
import Testing

/// What the command prints, and how it exits.
@Suite struct VideoEditorCommandTests {
  private let program = BuiltProgram("video-editor")

  @Test func linksAreOpenedInOrderD2() throws {
    let run = try program.run("deeplink://account", "deeplink://videos/new?length=30")
    #expect(run.code == 0)
    #expect(run.lines == ["true\taccount\tAccount", "true\tvideos\tNew video of 30 s"])
    #expect(run.error == "")
  }

  @Test(
    arguments: [
      "deeplink://nosuch", "deeplink://videos/abc", "deeplink://videos/new?length=601",
      "deeplink://account/more", "other://account", "not a URL",
    ]
  )
  func aLinkThatNoPartOpensIsFalseD2(link: String) throws {
    let run = try program.run(link, "deeplink://account")
    #expect(run.code == 1)
    #expect(run.lines == ["false\t-\tVideos", "true\taccount\tAccount"])
  }

  @Test func aUniversalLinkIsOpened() throws {
    let run = try program.run("https://videos.example/videos/2", "https://other.example/account")
    #expect(run.code == 1)
    #expect(run.lines == ["true\tvideos\tVideo 2", "false\t-\tVideo 2"])
  }

  @Test func aVideoThatDoesNotExistIsFalse() throws {
    let run = try program.run("deeplink://videos/9")
    #expect(run.code == 1)
    #expect(run.lines == ["false\tvideos\tVideos"])
  }

  @Test func aSetIsOpenedAtOnceD3() throws {
    let links = ["deeplink://videos/new?length=5", "deeplink://account"]
    let run = try program.run("--together", links[0], links[1])
    #expect(run.code == 0)
    #expect(run.lines == ["true\tNew video of 5 s"])
    #expect(try program.run("--together", links[0], "deeplink://nosuch").code == 1)
  }

  @Test func linesAreJSON() throws {
    let run = try program.run("--json", "deeplink://account", "deeplink://nosuch")
    #expect(run.code == 1)
    #expect(
      run.lines == [
        #"{"opened":true,"part":"account","screen":"Account","url":"deeplink://account"}"#,
        #"{"opened":false,"part":null,"screen":"Account","url":"deeplink://nosuch"}"#,
      ]
    )
  }

  @Test func linksComeOnStandardInput() throws {
    let run = try program.run("-", input: "deeplink://account\n\ndeeplink://videos/2\n")
    #expect(run.code == 0)
    #expect(run.lines == ["true\taccount\tAccount", "true\tvideos\tVideo 2"])
  }

  @Test func wrongUsageIsTold() throws {
    #expect(try program.run().code == 64)
    let run = try program.run("--nosuch", "deeplink://account")
    #expect(run.code == 64)
    #expect(run.out == "")
    #expect(run.error.contains("Unknown option"))
  }
}
