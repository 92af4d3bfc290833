import Testing

@testable import LinkAssociation

/// What assetlinks.json files say.
@Suite struct AssetLinksTests {
  /// A fingerprint.
  private static let fingerprint = Array(repeating: "AB", count: 32).joined(separator: ":")
  /// One that is made up.
  private static let madeUp = Array(repeating: "AA:BB:00:11", count: 8).joined(separator: ":")
  /// The one of Android's documentation.
  private static let example =
    "14:6D:E9:83:C5:73:06:50:D8:EE:B9:95:2F:34:FC:64:16:A0:83:42:E6:1D:BE:A8:8A:04:96:B2:3F:CF:44:E5"
  /// The one of React Native's template.
  private static let template =
    "FA:C6:17:45:DC:09:03:78:6F:B9:ED:E6:2A:96:2B:39:9F:73:48:F0:BB:6F:89:9B:83:32:66:75:91:03:3B:9C"

  @Test func readsWhatItWrites() throws {
    let links = AssetLinks(statements: [
      .init(
        packageName: "com.example",
        fingerprints: [Self.fingerprint],
        components: [
          LinkComponent(path: "/a/*", exclude: true),
          LinkComponent(query: .items([.init("b", "?*")])),
        ]
      )
    ])
    let reading = try ParsedAssetLinks(Array(links.json.utf8))
    #expect(reading.findings.isEmpty)
    let statement = try #require(reading.links.statements.first)
    #expect(statement.offersLinks && statement.packageName == "com.example")
    #expect(statement.fingerprints == [Self.fingerprint])
    #expect(statement.components?.map(\.path) == ["/a/*", nil])
    #expect(
      statement.components?.first?.pointer.text
        == "/0/relation_extensions/delegate_permission~1common.handle_all_urls/dynamic_app_link_components/0"
    )
  }

  @Test func whatIsIncludedIsNotKnown() throws {
    let text = #"[{"include": "https://a.example/.well-known/assetlinks.json"}]"#
    let reading = try ParsedAssetLinks(Array(text.utf8))
    #expect(reading.findings.isEmpty)
    #expect(reading.links.includes == ["https://a.example/.well-known/assetlinks.json"])
    #expect(reading.links.statements.isEmpty)
    #expect(try ParsedAssetLinks(Array(reading.links.json.utf8)).links == reading.links)
    let wrong = try ParsedAssetLinks(Array(#"[{"include": 1}]"#.utf8))
    #expect(wrong.findings.map { "\($0.rule.name) \($0.pointer)" }.first == "wrongType /0/include")
  }

  @Test func anIncludeMayHaveOtherKeysAndNoneOfAStatement() throws {
    let more = #"[{"magicfield": {"foo": "bar"}, "include": "https://a.example/i.json"}]"#
    let reading = try ParsedAssetLinks(Array(more.utf8))
    #expect(reading.findings.isEmpty && reading.links.includes == ["https://a.example/i.json"])
    let text = #"""
      [{"relation": ["\#(AssetLinks.handleAllURLs)"], "target": {"namespace": "web", "site": "https://a.example"},
        "include": "https://a.example/i.json"}]
      """#
    let found = try ParsedAssetLinks(Array(text.utf8)).findings
    #expect(
      found.map { "\($0.severity) \($0.pointer) \($0.fix)" }.first
        == "error /0/include Put it into an object of its own."
    )
  }

  @Test func aFileWithoutStatementsOffersNothing() throws {
    let found = try ParsedAssetLinks(Array("[]".utf8)).findings
    #expect(found.map { "\($0.severity) \($0.rule.name)" } == ["warning assetRelation"])
  }

  @Test func aComponentWithPathHasItsKeyNamed() throws {
    let text = #"""
      [{"relation": ["\#(AssetLinks.handleAllURLs)"], "target": {"namespace": "android_app",
        "package_name": "a.b", "sha256_cert_fingerprints": ["\#(Self.fingerprint)"]},
        "relation_extensions": {"\#(AssetLinks.handleAllURLs)":
          {"dynamic_app_link_components": [{"path": "/a"}]}}}]
      """#
    let found = try ParsedAssetLinks(Array(text.utf8)).findings
    #expect(
      found.map { "\($0.severity) \($0.fix)" }
        == ["warning Write '/'.", "warning Write what the app takes under '/', '?' or '#'."]
    )
  }

  @Test func namesWhatIsWrong() throws {
    let reading = try ParsedAssetLinks(
      Array(
        """
        [{"relation": ["delegate_permission/common.get_login_creds"], "exclude": {"/": "/a"},
          "target": {"namespace": "android_app", "package_name": "a.b", "sha256_cert_fingerprints": ["ab:cd"]}},
         {"relation": [], "target": {"namespace": "android_app"}}, 1,
         {"relation": [], "target": {"namespace": "web", "site": "https://a"}, "relatoin": 1}]
        """.utf8
      )
    )
    #expect(
      reading.findings.map { "\($0.rule.name) \($0.pointer)" } == [
        "assetSchema /0/exclude", "assetFingerprint /0/target/sha256_cert_fingerprints/0",
        "assetRelation /1", "assetTarget /1/target", "wrongType /2", "unknownKey /3/relatoin",
        "assetRelation /3", "assetRelation ",
      ]
    )
    #expect(reading.links.statements.filter(\.offersLinks).isEmpty)
  }

  @Test(arguments: [
    (#"[{"x": 1}]"#, "/0/relation_extensions"),
    (
      #"{"delegate_permission/common.handle_all_urls": []}"#,
      "/0/relation_extensions/delegate_permission~1common.handle_all_urls"
    ),
  ])
  func extensionsOfAnotherTypeAreFound(extensions: String, pointer: String) throws {
    let text = #"""
      [{"relation": ["delegate_permission/common.handle_all_urls"], "target": {"namespace":
        "android_app", "package_name": "a.b", "sha256_cert_fingerprints": ["\#(Self.fingerprint)"]},
        "relation_extensions": \#(extensions)}]
      """#
    let reading = try ParsedAssetLinks(Array(text.utf8))
    #expect(reading.findings.map { "\($0.rule.name) \($0.pointer)" } == ["wrongType \(pointer)"])
    #expect(reading.links.statements.first?.components == nil)
  }

  /// What is found in the target of a statement.
  private func found(_ target: String) throws -> [String] {
    let text = #"[{"relation": ["\#(AssetLinks.handleAllURLs)"], "target": {\#(target)}}]"#
    return try ParsedAssetLinks(Array(text.utf8)).findings.map {
      "\($0.severity) \($0.rule.name) \($0.pointer)"
    }
  }

  @Test(arguments: [
    ("com.example.app", true), ("com.example.App_2.b", true), ("com.2app.lite", false),
    ("com..app", false), ("com.example.my-app", false), ("_com.app", false), ("app", false),
    ("", false),
  ])
  func packagesAreNamesThatAndroidTakes(name: String, isPackage: Bool) throws {
    let found = try found(
      #""namespace": "android_app", "package_name": "\#(name)", "sha256_cert_fingerprints": ["\#(Self.fingerprint)"]"#
    )
    #expect(found == (isPackage ? [] : ["error assetTarget /0/target/package_name"]))
  }

  @Test func aMisspeltKeyOfATargetIsNamed() throws {
    let found = try found(
      #""namespace": "android_app", "package_name": "a.b", "Sha256_cert_fingerprints": ["\#(Self.fingerprint)"]"#
    )
    #expect(
      found == [
        "warning unknownKey /0/target/Sha256_cert_fingerprints", "error assetFingerprint /0/target",
      ]
    )
    let web = try self.found(#""namespace": "web", "site": "https://a.example""#)
    #expect(web == ["warning assetRelation "])
  }

  /// A statement whose links rules narrow.
  private func statement(_ rules: String, key: String = "dynamic_app_link_components") -> String {
    #"""
    {"relation": ["\#(AssetLinks.handleAllURLs)"], "target": {"namespace": "android_app",
      "package_name": "a.b", "sha256_cert_fingerprints": ["\#(Self.fingerprint)"]},
      "relation_extensions": {"\#(AssetLinks.handleAllURLs)": {"\#(key)": \#(rules)}}}
    """#
  }

  @Test(arguments: [
    (#"[{"/": "/a"}, {"/": "*"}]"#, [], true),
    (
      #"[{"/": "*", "exclude": true}, {"/": "/a"}]"#,
      ["warning unreachableRule", "error nothingOffered"], true
    ),
    (#"[{"/": "/a/*"}, {"/": "/a/b", "exclude": true}]"#, ["error lateExclusion"], true),
    (#"[{"/": "/a", "exclude": true}]"#, ["error onlyExclusions"], true),
    ("[]", ["error wrongType"], false),
    (#"[{"/": ""}, {"?": {}}]"#, ["error wrongType", "error wrongType"], false),
    (##"[{"#": ""}]"##, ["error wrongType"], false),
    (#"[{"/": "/a", "?": "dl=*"}]"#, ["error wrongType"], false),
    (#"[{"/": "/a"}, 1]"#, ["error wrongType"], false),
    (#"[{"/": 1}]"#, ["error wrongType"], false),
    (#"[{"/": "/a", "exclude": "true"}]"#, ["error wrongType"], false),
    (#"[{"/": "/$(lang)/a"}]"#, ["warning undefinedVariable"], true),
    // Source: the example of Android's page about dynamic rules.
    (
      ##"[{"?": {"dl": "*"}}, {"#": "app"}, {"/": "/shoes", "?": {"in_app": "true"}}, {"/": "*", "exclude": true}]"##,
      [], true
    ),
    (
      #"[{"/": "/a", "?": {"dl": "?*"}}, {"/": "/a", "?": {"dl": "x"}}]"#,
      ["warning unreachableRule"], true
    ),
    (#"[{"/": "/a", "caseSensitive": false}]"#, ["note unknownKey"], true),
  ])
  func dynamicRulesAreCheckedAsAndroidReadsThem(
    rules: String,
    expected: [String],
    areKept: Bool
  ) throws {
    let reading = try ParsedAssetLinks(Array("[\(statement(rules))]".utf8))
    #expect(reading.findings.map { "\($0.severity) \($0.rule.name)" } == expected)
    #expect((reading.links.statements.first?.components != nil) == areKept)
  }

  @Test func rulesInAnotherPlaceAndTwoListsOfOneAppAreNamed() throws {
    let rules = #"[{"/": "/a"}]"#
    let misspelt = statement(rules, key: "dynamic_app_link_component")
    let found = try ParsedAssetLinks(Array("[\(misspelt)]".utf8)).findings
    #expect(found.map { "\($0.severity) \($0.rule.name)" } == ["warning unknownKey"])
    let twice = "[\(statement(rules)), \(statement(rules))]"
    let repeated = try ParsedAssetLinks(Array(twice.utf8)).findings
    #expect(repeated.map { "\($0.rule.name) \($0.pointer)" } == ["repeatedIdentifier /1"])
  }

  @Test func aValueOfTheWrongTypeInRulesSaysWhatAndroidDoes() throws {
    let rules = statement(#"[{"/": "/a", "exclude": "true"}]"#)
    let found = try ParsedAssetLinks(Array("[\(rules)]".utf8)).findings
    #expect(
      found.map(\.message) == [
        "This is a text, and true or false is expected; Android then discards all rules."
      ]
    )
  }

  /// What is found in a statement beside a good one.
  private func foundBeside(_ statement: String) throws -> [String] {
    let good = #"""
      {"relation": ["\#(AssetLinks.handleAllURLs)"], "target": {"namespace": "android_app",
        "package_name": "a.b", "sha256_cert_fingerprints": ["\#(Self.fingerprint)"]}}
      """#
    return try ParsedAssetLinks(Array("[\(good), \(statement)]".utf8)).findings.map {
      "\($0.severity) \($0.rule.name) \($0.pointer)"
    }
  }

  @Test(arguments: [
    (#"["delegate_permission/common.get_login_creds"]"#, []),
    (#"["delegate_permission/common.handle_all_url"]"#, ["warning assetRelation /1/relation/0"]),
    (#"["delegate_permission/common.handle_all_URLs"]"#, ["error assetRelation /1/relation/0"]),
    (#"["delegate_permission/a/b"]"#, ["error assetRelation /1/relation/0"]),
    (#"["delegate_permission/*"]"#, ["error assetRelation /1/relation/0"]),
    (#"[""]"#, ["error assetRelation /1/relation/0"]), ("[]", ["error assetRelation /1"]),
  ])
  func relationsBesideAGoodStatementAreChecked(relation: String, expected: [String]) throws {
    let target = #""target": {"namespace": "web", "site": "https://a.example"}"#
    #expect(try foundBeside("{\"relation\": \(relation), \(target)}") == expected)
    #expect(try foundBeside("{\(target)}") == ["error assetRelation /1"])
  }

  @Test(arguments: [
    (#", "site": "https://www.example.com""#, true), (#", "site": "http://a.example:80""#, true),
    ("", false), (#", "site": "https://www.example.com/""#, false),
    (#", "site": "www.example.com""#, false), (#", "site": "https://a.example:x""#, false),
    (#", "site": "https://a@b.example""#, false), (#", "site": "https://a.example?b""#, false),
    (#", "site": "ftp://a.example""#, false), (#", "site": "https://""#, false),
  ])
  func sitesAreOriginsAlone(site: String, isSite: Bool) throws {
    let relation = #""relation": ["delegate_permission/common.get_login_creds"]"#
    let found = try foundBeside("{\(relation), \"target\": {\"namespace\": \"web\"\(site)}}")
    #expect(found == (isSite ? [] : ["error assetTarget /1/target"]))
  }

  @Test func aFileThatSharesLoginsAloneHasANote() throws {
    let text = #"""
      [{"relation": ["delegate_permission/common.get_login_creds"], "target": {"namespace":
        "android_app", "package_name": "a.b", "sha256_cert_fingerprints": ["\#(Self.fingerprint)"]}}]
      """#
    let found = try ParsedAssetLinks(Array(text.utf8)).findings
    #expect(found.map { "\($0.severity) \($0.rule.name)" } == ["note assetRelation"])
  }

  @Test func whereTheTargetIsWrongNoRelationIsMissed() throws {
    let found = try found(#""namespace": "deeplink_demo", "package_name": "a.b""#)
    #expect(found == ["error assetTarget /0/target"])
  }

  /// Source: Android's documentation, React Native's template, and StabilityNexus/Zplit pull request 13.
  @Test(arguments: [
    ([example], ["warning This is the fingerprint of the example in Android's documentation."]),
    ([madeUp], ["warning This is made up: each pair is one digit twice."]),
    (
      [template],
      ["warning This is the debug key of React Native's template, which everybody has."]
    ),
    (
      [fingerprint, template],
      ["note This is the debug key of React Native's template, which everybody has."]
    ),
    ([fingerprint], []),
  ])
  func aFingerprintThatIsNotTheAppsIsNamed(fingerprints: [String], expected: [String]) throws {
    let texts = fingerprints.map { "\"\($0)\"" }.joined(separator: ",")
    let file = #"""
      [{"relation": ["\#(AssetLinks.handleAllURLs)"], "target": {"namespace": "android_app",
        "package_name": "a.b", "sha256_cert_fingerprints": [\#(texts)]}}]
      """#
    let found = try ParsedAssetLinks(Array(file.utf8)).findings
    #expect(found.map { "\($0.severity) \($0.message)" } == expected)
    #expect(found.allSatisfy { $0.rule.code == "AASA105" })
  }

  @Test(arguments: [("ab", 32, "Write capitals."), ("AB", 20, "Copy the SHA-256 fingerprint")])
  func aFingerprintOfAnotherFormHasItsFix(pair: String, count: Int, fix: String) throws {
    let text = Array(repeating: pair, count: count).joined(separator: ":")
    let file = #"""
      [{"relation": ["\#(AssetLinks.handleAllURLs)"], "target": {"namespace": "android_app",
        "package_name": "a.b", "sha256_cert_fingerprints": ["\#(text)"]}}]
      """#
    let found = try ParsedAssetLinks(Array(file.utf8)).findings
    #expect(found.map { $0.fix.hasPrefix(fix) } == [true])
  }
}
