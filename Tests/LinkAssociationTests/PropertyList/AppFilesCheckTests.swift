import Foundation
import LinkAnalysis
@_spi(Tools) @testable import LinkAssociation
import Testing

/// What an app's property lists and its links say of each other.
@Suite struct AppFilesCheckTests {
  /// Compares lists with links of some prefixes.
  private func check(_ prefixes: String) throws -> AppFilesCheck {
    let catalog = #"{"version": 1, "prefixes": [\#(prefixes)], "routes": []}"#
    return AppFilesCheck(try JSONDecoder().decode(LinkCatalogV1.self, from: Data(catalog.utf8)))
  }

  /// A property list.
  private func list(_ inner: String) throws -> PropertyListText {
    try PropertyListText(Array("<plist version=\"1.0\"><dict>\(inner)</dict></plist>".utf8))
  }

  /// An Info.plist with schemes.
  private func info(_ schemes: String..., more: String = "") throws -> PropertyListText {
    let texts = schemes.map { "<string>\($0)</string>" }.joined()
    return try list(
      """
      <key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key>
      <array>\(texts)</array></dict></array>\(more)
      """
    )
  }

  /// Entitlements with domains.
  private func entitlements(_ entries: String...) throws -> PropertyListText {
    let texts = entries.map { "<string>\($0)</string>" }.joined()
    return try list("<key>\(AssociatedDomain.key)</key><array>\(texts)</array>")
  }

  /// The names of the checks that find something, with their severity where it is not the usual one.
  private func names(_ findings: [AssociationFinding]) -> [String] {
    findings.map { finding in
      finding.severity == finding.rule.severity
        ? finding.rule.name : "\(finding.rule.name) \(finding.severity)"
    }
  }

  @Test func anEntryThatStandsTwiceIsNotedOnce() {
    let entries = ["applinks:a.example", "applinks:a.example?mode=managed", "applinks:A.example"]
    let checks = EntitlementChecks(entries.map { .init(text: $0) }, isRelease: true)
    #expect(
      checks.findings.map { "\($0.severity) \($0.message)" } == [
        "note 'applinks:a.example' stands here twice."
      ]
    )
  }

  @Test(arguments: [
    ("appLinks:a.example", "Write 'applinks:a.example'."),
    ("appliinks:a.example?mode=managed", "Write 'applinks:a.example?mode=managed'."),
    ("applinks:a.example?mode=Developer", "Write 'applinks:a.example?mode=developer'."),
    ("applinks:a.example?developer", "Write 'applinks:a.example?mode=developer'."),
    ("applinks:a.example?x=1", "Write service:host."),
    ("applinks:https://a.example", "Write 'applinks:a.example'."),
    ("applinks://a.example", "Write 'applinks:a.example'."),
    ("applinks:*.a.example/path", "Write 'applinks:*.a.example'."),
    ("webcredentials:a.example:8080", "Write 'webcredentials:a.example'."),
    ("applinks: a.example ", "Write 'applinks:a.example'."),
    // Source: "iOS universal links (applinks) not working for subdomains", Stack Overflow 70975020.
    ("applinks:*a.sub.example.com", "Write service:host."),
    ("applinks: .... ", "Write service:host."),
  ])
  func anEntryThatIsNearlyRightIsWrittenOut(entry: String, fix: String) {
    let checks = EntitlementChecks([.init(text: entry)], isRelease: false)
    #expect(checks.findings.map(\.fix) == [fix])
  }

  @Test func listsThatAgreeHaveNoFinding() throws {
    let check = try check(
      #"{"scheme": "quiz"}, {"domain": "quiz.example"}, {"domain": "*.a.example"}"#
    )
    #expect(try check.findings(info: info("quiz")).isEmpty)
    #expect(
      try check.findings(
        entitlements: entitlements(
          "applinks:quiz.example",
          "applinks:a.example",
          "applinks:*.a.example",
          "webcredentials:other.example"
        )
      ).isEmpty
    )
  }

  @Test func schemesAreComparedBothWays() throws {
    let check = try check(#"{"scheme": "quiz"}, {"scheme": "quiz-old"}"#)
    let findings = try check.findings(info: info("quiz", "other"))
    #expect(
      findings.map(\.description) == [
        "error: The links have the scheme 'quiz-old', and no CFBundleURLTypes lists it. [AASA111 schemeMissing]",
        "2:29: warning: /CFBundleURLTypes/0/CFBundleURLSchemes/1 The app takes the scheme 'other', and no link has it. [AASA112 schemeUnused]",
      ]
    )
    #expect(try names(check.findings(info: list(""))) == ["schemeMissing", "schemeMissing"])
  }

  @Test func aBuildSettingMayBeWhatIsMissing() throws {
    let check = try check(#"{"scheme": "quiz"}, {"domain": "quiz.example"}"#)
    #expect(try names(check.findings(info: info("$(SCHEME)"))) == ["schemeMissing warning"])
    #expect(
      try names(check.findings(entitlements: entitlements("applinks:${HOST}"))) == [
        "domainMissing warning"
      ]
    )
  }

  @Test(arguments: [
    ("fb$(FACEBOOK_ID)", false), ("QU$(REST)", true), ("q${A}$(B)z", true), ("$(A)-debug", false),
    ("quiz$(A)z", false), ("$(A", true),
  ])
  func aBuildSettingStandsBetweenWhatIsWritten(scheme: String, mayBe: Bool) throws {
    let found = try names(check(#"{"scheme": "quiz"}"#).findings(info: info(scheme)))
    #expect(found == [mayBe ? "schemeMissing warning" : "schemeMissing"])
  }

  @Test(arguments: [
    ("webcredentials:$(HOST)", false), ("applinks:$(HOST)", true), ("$(ENTRY)", true),
    ("applinks:$(HOST)?mode=developer", true), ("applinks:$(SUB).quiz.example", true),
    ("applinks:$(SUB).other.example", false), ("applinks:*.$(DOMAIN)", true),
    ("applinks:*.$(NAME).example", true), ("applinks:staging.$(DOMAIN)", false),
  ])
  func aBuildSettingOfAnotherServiceOrDomainIsNotWhatIsMissing(entry: String, mayBe: Bool) throws {
    let check = try check(#"{"domain": "www.quiz.example"}"#)
    let found = try names(check.findings(entitlements: entitlements(entry)))
    #expect(found == [mayBe ? "domainMissing warning" : "domainMissing"])
  }

  @Test func schemesThatAreNoneAndQueriesAboutItselfAreNamed() throws {
    let check = try check(#"{"scheme": "quiz"}"#)
    #expect(
      try names(check.findings(info: info("quiz", "quiz", "https"))) == [
        "urlTypes", "urlTypes note",
      ]
    )
    let queries =
      "<key>LSApplicationQueriesSchemes</key><array><string>mail</string><string>QUIZ</string></array>"
    let findings = try check.findings(info: info("quiz", more: queries))
    #expect(names(findings) == ["queriesItself"])
    #expect(findings.first?.pointer.text == "/LSApplicationQueriesSchemes/1")
  }

  @Test(arguments: [
    ("a.example", "applinks:a.example", []),
    ("www.a.example", "applinks:*.a.example", ["wildcardAlone"]),
    ("a.example", "applinks:*.a.example", ["domainMissing", "wildcardAlone"]),
    ("*.a.example", "applinks:www.a.example", ["domainMissing"]),
    ("*.b.a.example", "applinks:*.a.example", ["wildcardAlone"]),
    ("ba.example", "applinks:a.example", ["domainMissing", "domainUnused"]),
    ("a.example", "webcredentials:a.example", ["domainMissing"]),
    ("a.example", "applinks:a.example?mode=developer", ["developerMode"]),
    ("a.example", "applinks:a.example?mode=$(LINK_MODE)", []),
    ("a.example", "applinks:https://a.example", ["domainMissing", "entitlement"]),
    ("A.example", "applinks:a.EXAMPLE", []),
  ])
  func domainsAreComparedBothWays(domain: String, entry: String, expected: [String]) throws {
    let findings = try check(#"{"domain": "\#(domain)"}"#).findings(
      entitlements: entitlements(entry)
    )
    #expect(names(findings) == expected)
  }

  @Test func developerModeIsRightWhereTheAppIsDeveloped() throws {
    let list = try entitlements("applinks:a.example?mode=developer")
    let check = try check(#"{"domain": "a.example"}"#)
    #expect(check.findings(entitlements: list, isRelease: false).isEmpty)
  }

  @Test(arguments: [
    (
      ["applinks:a.example?mode=developer"],
      "Write applinks:a.example in the release entitlements."
    ),
    (
      ["applinks:a.example?mode=developer+managed", "webcredentials:a.example"],
      "Write applinks:a.example?mode=managed in the release entitlements."
    ),
    (
      ["applinks:a.example?mode=developer", "applinks:a.example"],
      "Remove it from the entitlement of the release."
    ),
    (
      ["applinks:w.a.example?mode=developer", "applinks:*.a.example", "applinks:a.example"],
      "Remove it from the entitlement of the release."
    ),
  ])
  func aReleaseKeepsTheDomainThatHasDeveloperMode(entries: [String], fix: String) throws {
    let texts = entries.map { "<string>\($0)</string>" }.joined()
    let list = try list("<key>\(AssociatedDomain.key)</key><array>\(texts)</array>")
    let findings = try check(#"{"domain": "a.example"}"#).findings(entitlements: list)
    #expect(findings.filter { $0.rule == .developerMode }.map(\.fix) == [fix])
  }

  @Test func aDomainWithoutLinksIsNamedOnceForAllItsModes() throws {
    let list = try entitlements(
      "applinks:a.example",
      "applinks:b.example",
      "applinks:b.example?mode=developer"
    )
    let findings = try check(#"{"domain": "a.example"}"#).findings(
      entitlements: list,
      isRelease: false
    )
    #expect(names(findings) == ["domainUnused"])
  }

  @Test func anEntitlementThatIsNoArrayIsNamed() throws {
    let list = try list("<key>\(AssociatedDomain.key)</key><string>applinks:a.example</string>")
    #expect(
      try names(check(#"{"domain": "a.example"}"#).findings(entitlements: list)) == [
        "domainMissing", "entitlement",
      ]
    )
  }

  @Test(arguments: [
    ("fb12345678901234", true), ("com.googleusercontent.apps.1-a", true),
    ("app-1-123456789-ios-abcdef", true), ("msauth.com.Example.App", true),
    ("wx0123456789abcdef", true), ("vk1234567", true), ("fbquiz", false), ("wxquiz", false),
    ("fb1", false), ("vkontakte", false), ("com.example.quiz", false),
    ("exp+quiz", true), ("tencent100371282", true), ("QQ05FB8B52", true), ("qqquiz", false),
    ("msal01234567-89ab-cdef-0123-456789abcdef", true), ("msales", false), ("ok1246000000", true),
    ("com.example.App", true), ("com.example.app.payments", true), ("com.example.apple", false),
  ])
  func schemesOfLibrariesStay(scheme: String, isLibrary: Bool) throws {
    let own = "<key>CFBundleIdentifier</key><string>com.example.App</string>"
    let findings = try check(#"{"scheme": "quiz"}"#).findings(info: info("quiz", scheme, more: own))
    #expect(names(findings) == [isLibrary ? "schemeUnused note" : "schemeUnused"])
    #expect(findings.first?.fix.contains("remove it when nothing else uses it") == !isLibrary)
  }

  @Test(arguments: [("com.example.app", true), ("com.example", false), ("app", false)])
  func aSchemeMayBeTheIdentifierThatABuildSettingIs(scheme: String, mayBe: Bool) throws {
    let own = "<key>CFBundleIdentifier</key><string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>"
    let findings = try check(#"{"scheme": "quiz"}"#).findings(info: info("quiz", scheme, more: own))
    #expect(names(findings) == [mayBe ? "schemeUnused note" : "schemeUnused"])
  }

  @Test(arguments: [
    ("shop://", "Write 'shop'."), ("Shop", "Write 'shop'."), ("my_app", "Write 'my-app'."),
    ("1a", "Remove it."), ("quiz", "Remove one of the two."), ("a{}", "Remove it."),
    ("javascript", "Remove it."), ("FILE", "Remove it."),
    ("a0{CLIENT_ID}", "Write a value in place of '{CLIENT_ID}', or remove it."),
    ("my-&lt;app id&gt;", "Write a value in place of '<app id>', or remove it."),
  ])
  func aSchemeThatIsWrongHasOneFindingAtItsPlace(scheme: String, fix: String) throws {
    let findings = try check(#"{"scheme": "quiz"}"#).findings(info: info("quiz", scheme))
    #expect(findings.map { "\($0.rule.name) \($0.fix)" } == ["urlTypes \(fix)"])
    #expect(findings.first?.pointer.text == "/CFBundleURLTypes/0/CFBundleURLSchemes/1")
    #expect(findings.first?.position?.line == 2)
  }

  /// Source: Apple, "Preparing your app to be the default browser or email client".
  @Test(arguments: [
    ("http", "com.apple.developer.web-browser"), ("HTTPS", "com.apple.developer.web-browser"),
    ("mailto", "com.apple.developer.mail-client"), ("tel", "chose"), ("sms", "chose"),
    ("facetime", "chose"),
  ])
  func whatADefaultAppHasToListIsNotToBeRemoved(scheme: String, word: String) throws {
    let findings = try check(#"{"scheme": "quiz"}"#).findings(info: info("quiz", scheme))
    #expect(names(findings) == ["urlTypes note"])
    #expect(findings.first?.message.contains(word) == true)
    #expect(findings.first?.fix.hasPrefix("Keep it in an app that ") == true)
  }

  @Test func upperCaseInASchemeIsANote() throws {
    let findings = try check(#"{"scheme": "quiz"}"#).findings(info: info("quiz", "ShopApp"))
    #expect(names(findings) == ["urlTypes note"] && findings.first?.fix == "Write 'shopapp'.")
  }

  @Test func anEntitlementInTheInfoPlistIsMisplaced() throws {
    let domains = "<key>\(AssociatedDomain.key)</key><array><string>applinks:a</string></array>"
    let findings = try check(#"{"scheme": "quiz"}"#).findings(info: info("quiz", more: domains))
    #expect(names(findings) == ["misplacedKey warning"])
    #expect(findings.first?.position?.line == 2)
  }

  @Test(arguments: [
    ("webcredentials:a.example", []), ("messagefilter:a.example", []),
    ("applinks:watch.example", ["domainMissing note", "domainUnused"]),
    ("applinks:$(HOST)", []),
  ])
  func anotherTargetNeedNotNameTheDomainsOfTheApp(entry: String, expected: [String]) throws {
    let check = try check(#"{"domain": "a.example"}"#)
    let (app, other) = (try entitlements("applinks:a.example"), try entitlements(entry))
    #expect(names(check.findings(entitlements: other, beside: [app, other])) == expected)
    #expect(check.findings(entitlements: app, beside: [app, other]).isEmpty)
    let alone = check.findings(entitlements: other, beside: [other])
    #expect(alone.first?.rule == .domainMissing && alone.first?.severity != .note)
  }

  @Test func anAppClipNeedNotNameTheDomainsOfItsApp() throws {
    let clip = try list(
      """
      <key>com.apple.developer.parent-application-identifiers</key>
      <array><string>$(AppIdentifierPrefix)com.example.quiz</string></array>
      <key>\(AssociatedDomain.key)</key><array><string>appclips:a.example</string></array>
      """
    )
    let check = try check(#"{"domain": "a.example"}, {"domain": "b.example"}"#)
    #expect(check.findings(entitlements: clip).isEmpty)
  }
}
