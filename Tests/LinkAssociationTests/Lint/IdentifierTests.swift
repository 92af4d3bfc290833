import LinkAssociation
import Testing

/// What is said of the identifiers of apps, and of the keys that have them.
@Suite struct IdentifierTests {
  /// What is found in a file, and what to do.
  private func found(_ text: String) -> [String] {
    AssociationLint().findings(of: Array(text.utf8)).map {
      "\($0.severity) \($0.rule.name) \($0.message) \($0.fix)"
    }
  }

  /// What is found about an identifier, without what to do.
  private func problems(_ identifier: String) -> [String] {
    AssociationLint().findings(of: Array(#"{"appclips":{"apps":["\#(identifier)"]}}"#.utf8))
      .map { "\($0.severity) \($0.message)" }
  }

  @Test(arguments: [
    "com.example.app", "TEAM_ID.com.example.app", "ABCDE1234.com.example.app", "ABCDE12345", "",
  ])
  func thePrefixHasTenLettersAndDigits(identifier: String) {
    #expect(
      problems(identifier) == [
        "error '\(identifier)' is not a prefix of ten letters and digits, a dot, and a bundle ID."
      ]
    )
  }

  @Test(arguments: [
    "ABCDE12345.com.example.my_app", "ABCDE12345.", "ABCDE12345.a..b", "ABCDE12345.a b",
  ])
  func theBundleIsNamedWhenItIsWrong(identifier: String) {
    #expect(
      problems(identifier) == [
        "error The bundle ID of '\(identifier)' is not letters, digits and '-' with single dots between them."
      ]
    )
  }

  @Test(arguments: [
    (
      "1234567891.com.example.app",
      "a number, such as the store's, where the prefix of a team belongs"
    ),
    ("AAAAAAAAAA.com.example.app", "a placeholder for the prefix of a team"),
    ("0000000000.com.example.app", "a placeholder for the prefix of a team"),
    // Source: a guide of Capgo, AfuBasic/kontrol, and two more public repositories.
    ("YOURTEAMID.com.yourdomain.yourapp", "a placeholder for the prefix of a team"),
    ("YOURTeamID.com.kontrol.hq", "a placeholder for the prefix of a team"),
    ("TEAMID1234.com.atoll.chat", "a placeholder for the prefix of a team"),
    ("TEAM123456.com.example.app", "a placeholder for the prefix of a team"),
    ("abcde12345.com.example.app", "small letters, and the prefix of a team has capitals"),
    ("ABCDe12345.com.example.app", "small letters, and the prefix of a team has capitals"),
  ])
  func aPrefixThatNoTeamHasIsAWarning(identifier: String, what: String) {
    #expect(problems(identifier) == ["warning '\(identifier)' begins with \(what)."])
  }

  @Test(arguments: [
    "ABCDE12345.com.example.app", "12345ABCDE.a", "123456789A.a-b.C", "A1TEAMX2Y3.a",
  ])
  func identifiersOfTeamsAreLeftAlone(identifier: String) {
    #expect(problems(identifier) == [])
  }

  @Test func aListUnderTheKeyForOneIsSaidOnceAndMended() {
    let text =
      #"{"applinks":{"details":[{"appID":["ABCDE12345.a","ABCDE12345.b"],"components":[{"/":"/a"}]}]}}"#
    #expect(
      found(text) == [
        "error wrongType appID is a list, and takes one identifier; it is passed over. Call it appIDs."
      ]
    )
    let corrected = AssociationFix.corrected(Array(text.utf8)).bytes
    #expect(String(decoding: corrected, as: UTF8.self) == text.replacing("appID", with: "appIDs"))
    #expect(AssociationLint().findings(of: corrected).isEmpty)
  }

  @Test func aTextUnderTheKeyForAListIsSaidOnce() {
    let text = #"{"applinks":{"details":[{"appIDs":"ABCDE12345.a","components":[{"/":"/a"}]}]}}"#
    #expect(AssociationLint().findings(of: Array(text.utf8)).map(\.rule) == [.wrongType])
  }

  @Test func theOldFormBesideTheNewOneIsNotTakenApart() {
    let app = #""appIDs":["ABCDE12345.a"],"appID":"ABCDE12345.a""#
    let rules = #""components":[{"/":"/a"}]"#
    let both = #"{"applinks":{"details":[{\#(app),"paths":["/a"],\#(rules)}]}}"#
    #expect(AssociationFix.corrected(Array(both.utf8)).count == 0)
    #expect(
      found(both).contains {
        $0.hasSuffix("Keep it for systems before iOS 13 alone, which read it with paths.")
      }
    )
    let new = #"{"applinks":{"details":[{\#(app),\#(rules)}]}}"#
    #expect(AssociationFix.corrected(Array(new.utf8)).count == 1)
  }

  @Test func aCommentIsReadNowhereAndWrongNowhere() {
    let text = #"""
      {"comment":"a","applinks":{"comment":"b","details":[{"comment":"c","appIDs":["ABCDE12345.a"],
        "components":[{"/":"/a","comment":"d"}]}]},"webcredentials":{"apps":[],"comment":"e"}}
      """#
    #expect(found(text) == [])
  }
}
