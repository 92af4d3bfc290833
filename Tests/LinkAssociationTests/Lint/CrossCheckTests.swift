import LinkAssociation
import Testing

/// What is said of a file beside the app's entitlement, pages and banners.
@Suite struct CrossCheckTests {
  /// The lines for a comparison.
  private func lines(_ change: (inout AssociationCrossCheck) -> Void) throws -> [String] {
    var check = AssociationCrossCheck(
      try Files.rules(#"{"/": "/a/*"}"#),
      domain: "example.com",
      app: Files.app,
      entitlement: ["applinks:example.com", "webcredentials:example.com"]
    )
    change(&check)
    return check.findings().map { "\($0.rule.name) \($0.witness ?? $0.message)" }
  }

  @Test func whatAgreesHasNoFinding() throws {
    #expect(try lines { _ in }.isEmpty)
    #expect(try lines { $0.entitlement = nil }.isEmpty)
    #expect(
      try lines { $0.entitlement = ["applinks:*.example.com", "applinks:example.com"] }.isEmpty
    )
  }

  @Test func entriesAreChecked() throws {
    #expect(
      try lines {
        $0.entitlement = ["applinks:example.com:443", "applinks:example.com?mode=developer"]
      }
        == [
          "entitlement 'applinks:example.com:443' has a port; an entry names a host alone.",
          "developerMode 'applinks:example.com?mode=developer' has developer mode, which a release does not need.",
        ]
    )
    #expect(
      try lines {
        $0.entitlement = ["applinks:example.com?mode=developer"]
        $0.isRelease = false
      }.isEmpty
    )
    #expect(
      try lines { $0.entitlement = ["applinks:*.example.com"] } == [
        "wildcardAlone 'applinks:*.example.com' covers subdomains, and not example.com itself."
      ]
    )
  }

  @Test func appAndFileMustNameEachOther() throws {
    #expect(
      try lines { $0.entitlement = [] } == [
        "notAssociated The file names 'ABCDE12345.com.example.app', and the app does not name example.com."
      ]
    )
    #expect(
      try lines { $0.app = "ABCDE12345.com.example.other" } == [
        "notAssociated The app names example.com, and its file does not name 'ABCDE12345.com.example.other'."
      ]
    )
  }

  @Test func aWildcardNamesTheFileOfItsDomainAlone() throws {
    let names = { (domain: String) in
      try lines {
        $0.domain = domain
        $0.entitlement = ["applinks:*.example.com", "applinks:example.com"]
      }
    }
    #expect(try names("example.com").isEmpty)
    #expect(
      try names("sub.example.com") == [
        "notAssociated The file names 'ABCDE12345.com.example.app', and the app does not name sub.example.com."
      ]
    )
  }

  @Test func pagesAndBannersAreCompared() throws {
    #expect(
      try lines {
        $0.pages = [
          ("https://example.com/a/1", 404), ("https://example.com/b", 404),
          ("https://example.com/a", 200),
        ]
      } == ["noWebPage https://example.com/a/1"]
    )
    let banners = SmartAppBanner.banners(
      in:
        #"<META content="app-id=12, app-argument=https://example.com/b?x&amp;y" name='apple-itunes-app'>"#
        + #"<meta name="apple-itunes-app" content="app-id=com.example, app-argument=x"><meta charset=utf-8>"#
    )
    #expect(banners.map(\.appID) == ["12", "com.example"])
    #expect(banners.first?.argument == "https://example.com/b?x&y")
    #expect(
      try lines { $0.banners = banners.map { ("page", $0) } } == [
        "bannerArgument https://example.com/b?x&y",
        "bannerArgument page: app-id is not the number of the app in the store: 'com.example'.",
        "bannerArgument page: app-argument is not an absolute URL: 'x'.",
      ]
    )
  }
}
