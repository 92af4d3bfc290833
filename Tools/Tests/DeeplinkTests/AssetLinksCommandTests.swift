import Foundation
import Testing

/// What a person sees of `deeplink assetlinks`.
@Suite struct AssetLinksCommandTests {
  /// A fingerprint.
  private static let fingerprint = Array(repeating: "AB", count: 32).joined(separator: ":")

  @Test func generateMakesAFileThatLintAccepts() throws {
    let run = try BuiltTool.run(
      "assetlinks",
      "generate",
      "--package",
      "com.example.app",
      "--fingerprint",
      Self.fingerprint.lowercased()
    )
    #expect(run.code == 0)
    #expect(
      run.out == """
        [
          {
            "relation": ["delegate_permission/common.handle_all_urls"],
            "target": {
              "namespace": "android_app",
              "package_name": "com.example.app",
              "sha256_cert_fingerprints": [
                "\(Self.fingerprint)"
              ]
            }
          }
        ]

        """
    )
    let lint = try BuiltTool.run(["assetlinks", "lint", "--file", "-"], input: Array(run.out.utf8))
    #expect(lint.code == 0)
    #expect(lint.out == "0 errors, 0 warnings, 0 notes\n")
  }

  @Test(arguments: [
    ["--package", "app", "--fingerprint", fingerprint], ["--package", "com.example.app"],
    ["--package", "com..app", "--fingerprint", fingerprint], ["--fingerprint", fingerprint],
    ["--package", "com.example.app", "--fingerprint", "AB:CD"],
    ["--package", "com.1example.app", "--fingerprint", fingerprint],
  ])
  func generateRefusesWhatWouldNotBeTaken(arguments: [String]) throws {
    let run = try BuiltTool.run(["assetlinks", "generate"] + arguments)
    #expect(run.code == 64)
    #expect(run.out == "")
  }

  @Test func lintShowsFindingsWithTheirPlaces() throws {
    let file = """
      [{"relation": ["delegate_permission/common.handle_all_urls"],
        "target": {"namespace": "android_app", "package_name": "com.example.app",
                   "sha256_cert_fingerprints": ["ab:cd"]}}]
      """
    try TemporaryCatalog.with(file) { path in
      let run = try BuiltTool.run("assetlinks", "lint", "--file", path)
      #expect(run.code == 1)
      #expect(
        run.out == """
          \(path):3:43: error: /0/target/sha256_cert_fingerprints/0 'ab:cd' is not 32 pairs of upper-case hexadecimal digits with colons between them. [AASA103 assetFingerprint]
            Copy the SHA-256 fingerprint, not that of SHA-1, as the store shows it. (documented: Digital Asset Links)
          1 error, 0 warnings, 0 notes

          """
      )
      let json = try BuiltTool.run("assetlinks", "lint", "--file", path, "--json")
      #expect(
        json.out == #"""
          {"code":"AASA103","column":43,"fix":"Copy the SHA-256 fingerprint, not that of SHA-1, as the store shows it.","grade":"documented","line":3,"message":"'ab:cd' is not 32 pairs of upper-case hexadecimal digits with colons between them.","name":"assetFingerprint","pointer":"/0/target/sha256_cert_fingerprints/0","severity":"error","source":"Digital Asset Links","witness":null}

          """#
      )
    }
  }

  @Test func warningsCountWhenTheyAreToCount() throws {
    let file = #"""
      [{"relation": ["delegate_permission/common.handle_all_urls"],
        "target": {"namespace": "web", "site": "https://example.com"}}]
      """#
    try TemporaryCatalog.with(file) { path in
      let run = try BuiltTool.run("assetlinks", "lint", "--file", path)
      #expect(run.code == 0)
      #expect(run.out.hasSuffix("0 errors, 1 warning, 0 notes\n"))
      #expect(try BuiltTool.run("assetlinks", "lint", "--file", path, "--strict").code == 1)
    }
  }

  @Test func filesThatAreNoneAreNamed() throws {
    #expect(try BuiltTool.run("assetlinks", "lint", "--file", "/nowhere/x").code == 66)
    try TemporaryCatalog.with("[") { path in
      let run = try BuiltTool.run("assetlinks", "lint", "--file", path)
      #expect(run.code == 1)
      #expect(run.out.hasPrefix("\(path):1:2: error: This is not JSON: "))
    }
  }
}
