import Testing

/// What a person sees of `deeplink coverage` about iOS and Android.
@Suite struct CoverageCommandTests {
  /// The links.
  private static let catalog = """
    {"version": 1, "prefixes": [{"domain": "quiz.example"}], "routes": [
      {"name": "league", "path": "/leagues/:league", "types": {"league": "new|old"}, "access": ["universalLink"]}]}
    """

  /// The file for Apple, which offers what the links are.
  private static let aasa = """
    {"applinks": {"substitutionVariables": {"league": ["new", "old"]}, "details": [
      {"appIDs": ["ABCDE12345.com.example.app"], "components": [{"/": "/leagues/$(league)"}]}]}}
    """

  /// What is proved of the links in every test.
  private static let proved = """
    proved: the file admits every URL of every opened route
    proved: every URL that the file admits has a route, unless it has empty segments, dot segments or broken escapes
    """

  /// A file for Android with dynamic rules; without rules when there are no expressions.
  private static func assetLinks(_ rules: String?) -> String {
    let extensions = rules.map {
      """
      , "relation_extensions": {"delegate_permission/common.handle_all_urls":
        {"dynamic_app_link_components": [\($0)]}}
      """
    }
    let fingerprint = Array(repeating: "AB", count: 32).joined(separator: ":")
    return """
      [{"relation": ["delegate_permission/common.handle_all_urls"],
        "target": {"namespace": "android_app", "package_name": "com.example.app",
                   "sha256_cert_fingerprints": ["\(fingerprint)"]}\(extensions ?? "")}]
      """
  }

  /// Compares the three files.
  private func coverage(_ rules: String?, _ options: String...) throws -> BuiltTool.Output {
    try TemporaryCatalog.with(Self.catalog) { catalog in
      try TemporaryCatalog.with(Self.aasa) { aasa in
        try TemporaryCatalog.with(Self.assetLinks(rules)) { assetlinks in
          let files = ["--catalog", catalog, "--aasa", aasa, "--assetlinks", assetlinks]
          let run = try BuiltTool.run(["coverage"] + files + options)
          let out = run.out.replacing("\(aasa):", with: "apple.json:")
          return BuiltTool.Output(code: run.code, out: out, error: run.error)
        }
      }
    }
  }

  @Test func disagreementsHaveAURLEachWay() throws {
    let rules = #"{"/": "/leagues/new", "exclude": true}, {"/": "/leagues/old*"}"#
    let run = try coverage(rules)
    #expect(run.code == 0)
    #expect(
      run.out == """
        apple.json:warning: iOS is offered this URL, and Android 'com.example.app' (assetlinks.json, /0) is not. (https://quiz.example/leagues/new) [AASA052 platformsDiffer]
          Write the same rules for both. (assumed: inferred)
        apple.json:warning: Android 'com.example.app' (assetlinks.json, /0) is offered this URL, and iOS is not. (https://quiz.example/leagues/old0) [AASA052 platformsDiffer]
          Write the same rules for both. (assumed: inferred)
        \(Self.proved)

        """
    )
    #expect(try coverage(rules, "--strict").code == 1)
    #expect(
      try coverage(rules, "--json").out == #"""
        {"code":"AASA052","column":null,"fix":"Write the same rules for both.","grade":"assumed","line":null,"message":"iOS is offered this URL, and Android 'com.example.app' (assetlinks.json, /0) is not.","name":"platformsDiffer","pointer":"","severity":"warning","source":"inferred","witness":"https://quiz.example/leagues/new"}
        {"code":"AASA052","column":null,"fix":"Write the same rules for both.","grade":"assumed","line":null,"message":"Android 'com.example.app' (assetlinks.json, /0) is offered this URL, and iOS is not.","name":"platformsDiffer","pointer":"","severity":"warning","source":"inferred","witness":"https://quiz.example/leagues/old0"}

        """#
    )
  }

  @Test func agreementIsProved() throws {
    // Apple's systems drop a slash at the end of a path, which is not known of Android's.
    let run = try coverage(
      #"{"/": "/leagues/new"}, {"/": "/leagues/old"}, {"/": "/leagues/new/"}, {"/": "/leagues/old/"}"#,
      "--strict"
    )
    #expect(run.code == 0)
    #expect(
      run.out == """
        \(Self.proved)
        proved: iOS and Android 'com.example.app' (/0) are offered the same URLs

        """
    )
  }

  @Test func whatIsIncludedIsNotCompared() throws {
    try TemporaryCatalog.with(Self.catalog) { catalog in
      try TemporaryCatalog.with(Self.aasa) { aasa in
        try TemporaryCatalog.with(#"[{"include": "https://a.example/assetlinks.json"}]"#) { links in
          let run = try BuiltTool.run(
            ["coverage", "--catalog", catalog, "--aasa", aasa, "--assetlinks", links]
          )
          #expect(run.code == 0)
          #expect(
            run.out.hasPrefix(Self.proved + "\nnot compared: https://a.example/assetlinks.json")
          )
        }
      }
    }
  }

  @Test func aFileThatNarrowsNothingIsNotCompared() throws {
    let run = try coverage(nil, "--strict")
    #expect(run.code == 0)
    #expect(
      run.out == """
        \(Self.proved)
        not compared: the statement about 'com.example.app' (/0) narrows nothing, the manifest decides

        """
    )
  }
}
