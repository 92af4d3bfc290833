import Testing

/// What a program reads from `deeplink split --json`.
@Suite struct SplitJSONTests {
  @Test func printsWhatTheRouterReads() throws {
    let run = try BuiltTool.run("split", "--json", "HTTPS://EXAMPLE.com:8080/a/b%2Fc?d=e+f&g#h%20i")
    #expect(run.code == 0)
    #expect(
      run.out == """
        {"canonical":"https://example.com:8080/a/b%2Fc?d=e+f&g#h%20i","error":null,\
        "fragment":{"decoded":"h i","encoded":"h%20i"},"host":"example.com",\
        "items":[{"name":{"decoded":"d","encoded":"d"},"value":{"decoded":"e f","encoded":"e+f"}},\
        {"name":{"decoded":"g","encoded":"g"},"value":null}],"path":"/a/b%2Fc","port":8080,\
        "prefix":"https://example.com:8080","scheme":"https",\
        "segments":[{"decoded":"a","encoded":"a"},{"decoded":"b/c","encoded":"b%2Fc"}],\
        "url":"HTTPS://EXAMPLE.com:8080/a/b%2Fc?d=e+f&g#h%20i"}

        """
    )
  }

  @Test func printsNullForWhatIsAbsent() throws {
    let run = try BuiltTool.run("split", "--json", "prophets:a")
    #expect(
      run.out == """
        {"canonical":"prophets:a","error":null,"fragment":null,"host":null,"items":[],"path":"/a",\
        "port":null,"prefix":"prophets://","scheme":"prophets",\
        "segments":[{"decoded":"a","encoded":"a"}],"url":"prophets:a"}

        """
    )
  }

  @Test(arguments: [
    ("prophets://", "prophets://", "/"), ("prophets:///a", "prophets://", "/a"),
    ("prophets://a//b/", "prophets://", "/a//b/"), ("http://H", "http://h", "/"),
    ("https://h:443/a", "https://h", "/a"),
  ])
  func thePathFollowsThePrefix(url: String, prefix: String, path: String) throws {
    let run = try BuiltTool.run("split", "--json", url)
    #expect(run.code == 0)
    let keys = #""path":"\#(path)","port":null,"prefix":"\#(prefix)","#
    #expect(run.out.contains(keys), "\(run.out)")
  }

  @Test func theTextOfWhatIsNotUTF8IsNull() throws {
    let run = try BuiltTool.run("split", "--json", "prophets://a/%ff")
    #expect(run.out.contains(#"{"decoded":null,"encoded":"%FF"}"#))
  }

  @Test func aFixedHostIsAPartOfThePrefix() throws {
    let run = try BuiltTool.run("split", "--json", "--fixed-host", "prophets://open/a")
    #expect(run.code == 0)
    #expect(run.out.contains(#""host":"open""#))
    #expect(run.out.contains(#""path":"/a","port":null,"prefix":"prophets://open""#))
    #expect(run.out.contains(#""segments":[{"decoded":"a","encoded":"a"}]"#))
  }

  @Test func printsTheErrorAndEndsWithOne() throws {
    let run = try BuiltTool.run("split", "--json", "https://a b/")
    #expect(run.code == 1)
    #expect(
      run.out == """
        {"canonical":null,"error":{"code":"forbiddenCharacter","fix":null,"message":"a raw control character, \
        space or backslash at byte 9","utf8Offset":9},"fragment":null,"host":null,"items":null,\
        "path":null,"port":null,"prefix":null,"scheme":null,"segments":null,"url":"https://a b/"}

        """
    )
  }

  @Test func readsLinesOfStandardInputThatNeedNotBeText() throws {
    let input = Array("a:b\r\n\nc:d\ne:".utf8) + [0xFF]
    let run = try BuiltTool.run("split", "--json", "-", "f:g", input: input)
    #expect(run.code == 1)
    let lines = run.out.split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines.first?.contains(#""url":"a:b""#) == true)
    #expect(lines.dropFirst(2).first?.contains(#""code":"invalidUTF8""#) == true)
    #expect(lines.last?.contains(#""canonical":"f:g""#) == true)
  }

  @Test func readsLinksFromStandardInputToo() throws {
    let run = try BuiltTool.run("split", "-", input: Array("prophets://a\n".utf8))
    #expect(run.code == 0)
    #expect(run.out.contains("segment 0   a\n"))
  }
}
