import Foundation
import Testing

/// What a person sees of `deeplink plist`.
@Suite struct PropertyListCommandTests {
  /// The links.
  private static let catalog =
    #"{"version": 1, "prefixes": [{"scheme": "quiz"}, {"domain": "quiz.example"}], "routes": []}"#

  /// A property list.
  private static func list(_ inner: String) -> String {
    "<plist version=\"1.0\"><dict>\(inner)</dict></plist>\n"
  }

  @Test func aBuildSettingThatCannotBeWhatIsMissingExcusesNothing() throws {
    let schemes = Self.list(
      "<key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key>"
        + "<array><string>fb$(FACEBOOK_ID)</string></array></dict></array>"
    )
    let domains = Self.list(
      "<key>com.apple.developer.associated-domains</key>"
        + "<array><string>webcredentials:$(DOMAIN)</string></array>"
    )
    try TemporaryCatalog.with(Self.catalog) { catalog in
      for (option, text) in [("--info", schemes), ("--entitlements", domains)] {
        try TemporaryCatalog.with(text) { file in
          let run = try BuiltTool.run("plist", "check", "--catalog", catalog, option, file)
          #expect(run.code == 1)
          #expect(run.out.hasSuffix("1 error, 0 warnings, 0 notes\n"), "\(run.out)")
        }
      }
    }
  }

  @Test func checkComparesBothFilesBothWays() throws {
    let schemes = Self.list(
      """
      <key>CFBundleURLTypes</key><array><dict>
      <key>CFBundleURLSchemes</key><array><string>other</string></array></dict></array>
      """
    )
    let domains = Self.list(
      """
      <key>com.apple.developer.associated-domains</key><array>
      <string>applinks:quiz.example?mode=developer</string></array>
      """
    )
    try TemporaryCatalog.with(Self.catalog) { catalog in
      try TemporaryCatalog.with(schemes) { info in
        try TemporaryCatalog.with(domains) { entitlements in
          let files = ["--catalog", catalog, "--info", info, "--entitlements", entitlements]
          let run = try BuiltTool.run(["plist", "check"] + files)
          #expect(run.code == 1)
          #expect(
            run.out == """
              \(info):error: The links have the scheme 'quiz', and no CFBundleURLTypes lists it. [AASA111 schemeMissing]
                Add it to CFBundleURLSchemes. (documented: Apple's reference of CFBundleURLTypes)
              \(info):2:37: warning: /CFBundleURLTypes/0/CFBundleURLSchemes/0 The app takes the scheme 'other', and no link has it. [AASA112 schemeUnused]
                Add its links to the catalog, or remove it when nothing else uses it, such as a sign-in. (assumed: inferred)
              \(entitlements):2:1: warning: /com.apple.developer.associated-domains/0 'applinks:quiz.example?mode=developer' has developer mode, which a release does not need. [AASA048 developerMode]
                Write applinks:quiz.example in the release entitlements. (documented: Apple's reference of associated domains)
              1 error, 2 warnings, 0 notes

              """
          )
          let json = try BuiltTool.run(["plist", "check", "--json", "--development"] + files)
          #expect(json.code == 1)
          #expect(
            json.out.split(separator: "\n").first ?? "" == #"""
              {"code":"AASA111","column":null,"file":"\#(info)","fix":"Add it to CFBundleURLSchemes.","grade":"documented","line":null,"message":"The links have the scheme 'quiz', and no CFBundleURLTypes lists it.","name":"schemeMissing","pointer":"","severity":"error","source":"Apple's reference of CFBundleURLTypes","witness":null}
              """#
          )
          let alone = ["plist", "check", "--catalog", catalog, "--entitlements", entitlements]
          #expect(try BuiltTool.run(alone).code == 0)
          #expect(try BuiltTool.run(alone + ["--strict"]).code == 1)
          #expect(try BuiltTool.run(alone + ["--strict", "--development"]).code == 0)
        }
      }
    }
  }

  @Test func whatGenerateMakesPassesTheCheck() throws {
    try TemporaryCatalog.with(Self.catalog) { catalog in
      let entitlements = try BuiltTool.run(
        "plist",
        "generate",
        "entitlements",
        "--catalog",
        catalog,
        "--service",
        "webcredentials"
      )
      #expect(entitlements.code == 0)
      #expect(
        entitlements.out == """
          <?xml version="1.0" encoding="UTF-8"?>
          <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
          <plist version="1.0">
          <dict>
          \t<key>com.apple.developer.associated-domains</key>
          \t<array>
          \t\t<string>applinks:quiz.example</string>
          \t\t<string>webcredentials:quiz.example</string>
          \t</array>
          </dict>
          </plist>

          """
      )
      let info = try BuiltTool.run(
        ["plist", "generate", "info", "--catalog", catalog, "--name", "com.example.quiz"]
      )
      #expect(info.code == 0)
      try TemporaryCatalog.with(info.out) { list in
        let run = try BuiltTool.run(
          [
            "plist", "check", "--catalog", catalog, "--info", list, "--entitlements", "-",
            "--strict",
          ],
          input: Array(entitlements.out.utf8)
        )
        #expect(run.code == 0)
        #expect(run.out == "0 errors, 0 warnings, 0 notes\n")
      }
    }
  }

  @Test func filesThatAreNoneAreNamed() throws {
    try TemporaryCatalog.with(Self.catalog) { catalog in
      let missing = try BuiltTool.run(
        "plist",
        "check",
        "--catalog",
        catalog,
        "--info",
        "/nowhere/x"
      )
      #expect(missing.code == 66)
      try TemporaryCatalog.with("bplist00") { path in
        let run = try BuiltTool.run("plist", "check", "--catalog", catalog, "--info", path)
        #expect(run.code == 65)
        #expect(
          run.error
            == "\(path):1:1: This is not a property list in XML: this is a binary property list; "
            + "convert it with plutil -convert xml1.\n"
        )
      }
    }
  }

  @Test(arguments: [
    ["check", "--catalog", "x"], ["check", "--catalog", "x", "--info", "-", "--entitlements", "-"],
    ["generate", "info", "--catalog", "x"], ["generate", "other", "--catalog", "x"],
    ["generate", "info", "--catalog", "x", "--name", "a", "--service", "webcredentials"],
    ["generate", "entitlements", "--catalog", "x", "--name", "a"],
    ["generate", "entitlements", "--catalog", "x", "--service", "applink"],
  ])
  func refusesOptionsThatMeanNothing(arguments: [String]) throws {
    let run = try BuiltTool.run(["plist"] + arguments)
    #expect(run.code == 64)
    #expect(run.out == "")
  }
}
