import LinkAnalysis
import LinkAssociation
import LinkPatterns
import LinkRouting
import LinkSite
import ShopLinks
import Testing

/// What the site answers, without a network.
@Suite struct LinkSiteTests {
  private static let app = "ABCDE12345.com.example.shop"

  private let site: LinkSite

  init() throws {
    site = try LinkSite(
      appID: LinkSiteTests.app,
      fingerprints: [Array(repeating: "AB", count: 32).joined(separator: ":")]
    )
  }

  @Test func theFileForAppleAdmitsEveryLinkOfTheApp() throws {
    let answer = site.answer(to: "/.well-known/apple-app-site-association")
    #expect(answer.status == 200 && answer.headers["Content-Type"] == "application/json")
    let reading = try ParsedAssociation(Array(answer.text.utf8))
    let findings = AssociationLint().findings(of: reading)
    #expect(findings.filter { $0.severity == .error } == [])
    let coverage = AssociationCoverage(
      reading.association,
      app: Self.app,
      catalog: ShopLink.router.catalog()
    )
    #expect(coverage.routesNotAdmitted() == [])
  }

  @Test func theFileForAppleAndThePagesAgree() throws {
    let answer = site.answer(to: "/.well-known/apple-app-site-association")
    let matcher = AssociationMatcher(try ParsedAssociation(Array(answer.text.utf8)).association)
    for link in [ShopLink.home, .product(id: 7), .search(text: "red shoes & <socks>")] {
      let url = try ShopLink.router.url(for: link).text
      #expect(matcher.decide(try AssociationURL(url), app: Self.app).verdict == .match, "\(url)")
      let target = String(url.dropFirst("https://shop.example".count))
      #expect(site.answer(to: target).status == 200, "\(target)")
    }
    #expect(matcher.decide(try AssociationURL("/account"), app: Self.app).verdict != .match)
  }

  @Test func theFileForAndroidHasNoFinding() {
    let answer = site.answer(to: "/.well-known/assetlinks.json")
    #expect(answer.headers["Content-Type"] == "application/json")
    #expect(AssociationLint().findings(ofAssetLinks: Array(answer.text.utf8)) == [])
  }

  @Test func theFilesAreNowhereElse() {
    #expect(site.answer(to: "/apple-app-site-association").status == 404)
    #expect(site.answer(to: "/.well-known/").status == 404)
  }

  @Test func aPageOffersTheAppToThoseWhoHaveIt() {
    let page = site.answer(to: "/products/7?utm_source=mail", userAgent: "iPhone")
    #expect(page.status == 200)
    #expect(page.text.contains("href=\"shop://products/7?utm_source=mail\">Open in the app</a>"))
    #expect(page.text.contains("<title>Product 7</title>"))
    #expect(page.text.contains("app-argument=https://shop.example/products/7?utm_source=mail"))
    let banners = SmartAppBanner.banners(in: page.text)
    #expect(banners.map(\.argument) == ["https://shop.example/products/7?utm_source=mail"])
  }

  @Test(arguments: [
    "/nothing", "/products/x", "/products/7/more", "/search", "/account", "//", "/%zz",
  ])
  func aLinkThatTheAppDoesNotTakeHasAPageThatSaysSo(target: String) {
    let answer = site.answer(to: target)
    #expect(answer.status == 404)
    // It doesn't tell a closed link from one that isn't there.
    #expect(answer == site.answer(to: "/nothing"))
    #expect(answer.text.contains("This page isn’t available"))
  }

  @Test func whatIsInAURLIsNoMarkup() {
    let link = ShopLink.search(text: "<script>alert('1')</script>")
    let target =
      (try? ShopLink.router.url(for: link).text.dropFirst("https://shop.example".count)) ?? ""
    #expect(!site.answer(to: String(target)).text.contains("<script>"))
    #expect(!site.answer(to: "/<script>x</script>").text.contains("<script>"))
    // With an accent behind it a mark is one character, and still a mark.
    let accented = ShopLink.search(text: "\"\u{301}<\u{301}b>")
    let accents =
      (try? ShopLink.router.url(for: accented).text.dropFirst("https://shop.example".count)) ?? ""
    let page = site.answer(to: String(accents)).text
    #expect(page.utf8.elementsEqual(page.replacing("<\u{301}", with: "").utf8))
    #expect(page.contains("&quot;\u{301}&lt;\u{301}b&gt;"))
  }

  @Test func aLinkSetsNothingOfTheBannerButItsOwnURL() {
    let page = site.answer(to: "/search?q=a,app-id=666")
    #expect(page.status == 200)
    #expect(page.text.contains("app-argument=https://shop.example/search?q=a%2Capp-id=666\""))
    let banner = page.text.firstMatch(of: /"apple-itunes-app" content="([^"]*)"/)?.1
    #expect(banner?.contains("app-id=1234567890") == true)
    #expect(banner?.contains(",app-id=666") == false)
  }
}
