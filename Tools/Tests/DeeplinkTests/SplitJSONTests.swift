import Testing

/// What a program reads from `deeplink split --json`.
@Suite struct SplitJSONTests {
  @Test func printsEveryComponentByTheStandard() throws {
    let run = try BuiltTool.run("split", "--json", "HTTPS://u:p@EXAMPLE.com:8080/a/../b?c#d")
    #expect(run.code == 0)
    #expect(
      run.out == """
        {"error":null,"fragment":"d","host":"example.com",\
        "href":"https://u:p@example.com:8080/b?c#d","password":"p","path":"/b","port":8080,\
        "query":"c","scheme":"https","url":"HTTPS://u:p@EXAMPLE.com:8080/a/../b?c#d",\
        "username":"u"}

        """
    )
  }

  @Test func printsNullForWhatIsAbsent() throws {
    let run = try BuiltTool.run("split", "--json", "prophets:a")
    #expect(
      run.out == """
        {"error":null,"fragment":null,"host":null,"href":"prophets:a","password":null,"path":"a",\
        "port":null,"query":null,"scheme":"prophets","url":"prophets:a","username":null}

        """
    )
  }

  @Test func printsTheErrorAndEndsWithOne() throws {
    let run = try BuiltTool.run("split", "--json", "https://a b/")
    #expect(run.code == 1)
    #expect(
      run.out == """
        {"error":{"code":"invalidHost","message":"a character that no host has, at byte 8",\
        "utf8Offset":8},"fragment":null,"host":null,"href":null,"password":null,"path":null,\
        "port":null,"query":null,"scheme":null,"url":"https://a b/","username":null}

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
    #expect(lines.last?.contains(#""href":"f:g""#) == true)
  }

  @Test func readsLinksFromStandardInputToo() throws {
    let run = try BuiltTool.run("split", "-", input: Array("prophets://a\n".utf8))
    #expect(run.code == 0)
    #expect(run.out.contains("segment 0   a\n"))
  }

  @Test func refusesOptionsThatContradictEachOther() throws {
    #expect(try BuiltTool.run("split", "--json", "--fixed-host", "a:b").code == 64)
  }
}
