import Testing

/// What a person sees of `deeplink aasa diff`.
@Suite struct DiffCommandTests {
  /// A file that offers an app some rules.
  private static func file(_ rules: String, app: String = "ABCDE12345.com.example.app") -> String {
    #"{"applinks":{"details":[{"appIDs":["\#(app)"],"components":[\#(rules)]}]}}"#
  }

  /// Compares two files.
  private func diff(_ old: String, _ new: String, _ options: String...) throws -> BuiltTool.Output {
    try TemporaryCatalog.with(old) { old in
      try TemporaryCatalog.with(new) { new in
        try BuiltTool.run(["aasa", "diff", old, new] + options)
      }
    }
  }

  @Test func filesThatMeanTheSameAreProvedToBeSo() throws {
    let run = try diff(
      Self.file(#"{"/": "/a/*"}, {"/": "/a/b"}"#),
      Self.file(#"{ "/": "/a/*", "comment": "all of it" }"#)
    )
    #expect(run.code == 0)
    #expect(run.out == "proved: the same\n")
    #expect(run.error == "")
    #expect(try diff(Self.file(""), Self.file(""), "--json").out == "")
  }

  @Test func everyDifferenceHasAURL() throws {
    let run = try diff(
      Self.file(#"{"/": "/a/*"}"#),
      Self.file(#"{"/": "/a/b", "exclude": true}, {"/": "/a/*"}, {"/": "/c"}"#),
      "--domain",
      "quiz.example"
    )
    #expect(run.code == 1)
    #expect(
      run.out == """
        applinks ABCDE12345.com.example.app: only the old file offers it https://quiz.example/a/b
        applinks ABCDE12345.com.example.app: only the new file offers it https://quiz.example/c
        2 differences

        """
    )
  }

  @Test func printsAnObjectALine() throws {
    let new =
      #"{"applinks":{"details":[{"appIDs":["B.c"],"components":[]}]},"appclips":{"apps":["B.c"]}}"#
    let run = try diff(Self.file(#"{"/": "/a"}"#), new, "--json")
    #expect(run.code == 1)
    #expect(
      run.out
        == """
        {"app":"ABCDE12345.com.example.app","isDecided":true,"kind":"app","only":"old","service":"applinks","url":"https://example.com/a"}
        {"app":"B.c","isDecided":true,"kind":"app","only":"new","service":"applinks","url":null}
        {"app":"B.c","isDecided":true,"kind":"app","only":"new","service":"appclips","url":null}

        """
    )
    let undecided = try diff(
      Self.file(#"{"/": "/*a????????"}"#),
      Self.file(#"{"/": "/*a????????", "?": {"b": "?*"}}, {"/": "/*a????????"}"#),
      "--json",
      "--states",
      "10"
    )
    #expect(undecided.code == 1)
    #expect(
      undecided.out == """
        {"app":"ABCDE12345.com.example.app","isDecided":false,"kind":"urls","only":"old","service":"applinks","url":null}
        {"app":"ABCDE12345.com.example.app","isDecided":false,"kind":"urls","only":"new","service":"applinks","url":null}

        """
    )
  }

  @Test func filesThatAreNoneAreNamed() throws {
    let run = try diff("{", Self.file(""))
    #expect(run.code == 65)
    #expect(
      run.error.hasSuffix(":1:2: This is not JSON: a name in quotation marks is expected here.\n")
    )
    #expect(try BuiltTool.run("aasa", "diff", "/nowhere/x", "-").code == 66)
    #expect(try BuiltTool.run("aasa", "diff", "-", "-").code == 64)
    #expect(try BuiltTool.run("aasa", "diff", "-").code == 64)
  }
}
