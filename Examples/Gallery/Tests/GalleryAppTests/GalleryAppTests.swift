import DeepLinking
import GalleryApp
import LinkTesting
import Testing

@MainActor
@Suite struct GalleryAppTests {
  private let app: GalleryApp

  init() throws { app = try GalleryApp() }

  /// The link of a URL, as a type.
  private func link<Link: DeepLink>(_ url: String, as type: Link.Type) throws -> Link {
    let link = try LinkRouter.gallery.link(for: url)
    return try #require(link.feature as? Link, "\(link)")
  }

  /// The links on screen, root first.
  private var screens: [GalleryLink] { app.state.visibleStack.compactMap(\.destination) }

  @Test func e1AURLMakesAValueOfAType() throws {
    #expect(LinkRouter.gallery.problems == [])
    let photo = try link("gallery://show/photo?name=cat", as: ShowPhoto.self)
    #expect(photo == ShowPhoto(name: "cat"))
    #expect(try link("gallery://tab?index=2", as: SelectTab.self).index == 2)
  }

  @Test func e2PathVariablesHaveFourTypes() throws {
    #expect(
      try link("gallery://print/cat/3/1.5/true", as: ShowPrint.self)
        == ShowPrint(name: "cat", count: 3, scale: 1.5, isColoured: true)
    )
    for url in [
      "gallery://print/cat/x/1.5/true", "gallery://print/cat/3/wide/true",
      "gallery://print/cat/3/1.5/yes", "gallery://print/cat/3/1.5",
      "gallery://prints/cat/3/1.5/true",
    ] {
      #expect(throws: LinkFailure.self, "\(url)") { try LinkRouter.gallery.link(for: url) }
    }
  }

  @Test func e3ItemsAreRequiredOrOptional() throws {
    let plain = "gallery://show/photo?zoom=1.5&name=cat"
    #expect(
      try link(plain, as: ShowEnlargedPhoto.self) == ShowEnlargedPhoto(name: "cat", zoom: 1.5)
    )
    #expect(try link("\(plain)&framed=true", as: ShowEnlargedPhoto.self).isFramed == true)
    #expect(throws: LinkFailure.self) {
      try LinkRouter.gallery.link(for: "gallery://show/photo?zoom=1.5")
    }
  }

  @Test func e3AnItemOfTheWrongTypeMakesTheNextTemplateTried() throws {
    let photo = try link("gallery://show/photo?name=cat&zoom=big", as: ShowPhoto.self)
    #expect(photo == ShowPhoto(name: "cat"))
  }

  @Test func e4TheFragmentIsReadAndPercentEncodingIsDecoded() throws {
    let photo = try link("gallery://show/photo?name=Billy%20Bob#at%20noon", as: ShowPhoto.self)
    #expect(photo == ShowPhoto(name: "Billy Bob", caption: "at noon"))
    let url = try LinkRouter.gallery.url(for: .photo(photo))
    #expect(url.text == "gallery://show/photo?name=Billy%20Bob#at%20noon")
  }

  @Test func e5TheFirstTypeThatFitsOrNothing() throws {
    #expect(try link("gallery://show/upgrade", as: ShowUpgrade.self) == ShowUpgrade())
    // Both photo types match; the one with more required values wins, whatever its position in the list.
    let url = "gallery://show/photo?name=cat&zoom=2.0"
    let features = [
      LinkRoutes.mount("/", ShowPhoto.routes, as: GalleryLink.photo),
      LinkRoutes.mount("/", ShowEnlargedPhoto.routes, as: GalleryLink.enlarged),
    ]
    for list in [features, features.reversed()] {
      let router = LinkRouter(prefixes: [.scheme("gallery")], routes: list.flatMap(\.routes))
      #expect(router.problems == [])
      let link = try router.link(for: url)
      #expect(link == .enlarged(ShowEnlargedPhoto(name: "cat", zoom: 2)))
    }
    for url in ["gallery://show", "gallery://show/video?name=cat", "other://tab?index=1"] {
      #expect(throws: LinkFailure.self, "\(url)") { try LinkRouter.gallery.link(for: url) }
    }
  }

  @Test func aURLCrossesEachFloorOnceAndInOrder() async {
    for path in ["tab?index=1", "show/photo?name=cat", "print/dog/1/1.0/true", "show/photo", "x"] {
      let delivery = LinkDelivery<GalleryLink>(
        url: "gallery://\(path)",
        source: .customScheme,
        entryPoint: .openURL
      )
      #expect(await WayLaw.violations(of: delivery, to: app.handler) == [])
    }
  }

  @Test func eachLinkLiesWhereItsTypeOrTheAppSays() {
    let router = LinkRouter.gallery
    let photo = GalleryLink.photo(ShowPhoto(name: "cat"))
    let enlarged = GalleryLink.enlarged(ShowEnlargedPhoto(name: "cat", zoom: 2))
    let print = GalleryLink.print(ShowPrint(name: "cat", count: 1, scale: 1, isColoured: true))
    #expect(router.placements(of: .tab(SelectTab(index: 1))) == [.root("favourites")])
    #expect(router.placements(of: photo) == [.pushed(on: .firstTab)])
    #expect(router.placements(of: enlarged) == [.pushed(on: photo)])
    #expect(router.placements(of: print) == [.presented(.sheet, over: photo)])
    // Over the current screen, or over the first tab when the link starts the app.
    #expect(
      router.placements(of: .upgrade(ShowUpgrade()))
        == [.presentedOnCurrent(.sheet), .presented(.sheet, over: .firstTab)]
    )
  }

  @Test func e6ALinkSelectsATab() async {
    #expect(await app.open("gallery://tab?index=1").isSuccess)
    #expect(app.state.selected == "favourites")
    #expect(app.state.containers.map(\.stack.count) == [1, 1, 1])
  }

  @Test func e6ALinkShowsAPhotoInItsTab() async {
    #expect(await app.open("gallery://tab?index=1").isSuccess)
    #expect(await app.open("gallery://show/photo?name=dog").isSuccess)
    #expect(app.state.selected == "photos")
    #expect(screens == [.tab(SelectTab(index: 0)), .photo(ShowPhoto(name: "dog"))])
    #expect(app.notice == nil)
  }

  @Test func e6AnUpgradeIsOfferedOverWhateverIsShown() async {
    #expect(await app.open("gallery://tab?index=2").isSuccess)
    #expect(await app.open("gallery://show/upgrade?message=Only%20today").isSuccess)
    #expect(screens == [.upgrade(ShowUpgrade(message: "Only today"))])
    #expect(app.state.selected == "about")
    // Another one takes its place.
    #expect(await app.open("gallery://show/upgrade?message=Last%20call").isSuccess)
    #expect(app.state.presentations.count == 1)
    #expect(screens == [.upgrade(ShowUpgrade(message: "Last call"))])
  }

  @Test func e6AMissingImageIsReportedAndNothingChanges() async {
    let before = app.state
    #expect(await app.open("gallery://show/photo?name=unicorn").reason?.code == .noImage)
    #expect(app.notice == "There is no image named 'unicorn'.")
    #expect(app.state == before)
    #expect(await !app.open("gallery://print/unicorn/1/1.0/true").isSuccess)
    #expect(app.state == before)
  }

  @Test(arguments: ["gallery://show/video?name=cat", "gallery://tab?index=7", "gallery://tab"])
  func e6AnUnknownLinkIsReportedAndNothingChanges(url: String) async {
    let before = app.state
    #expect(await !app.open(url).isSuccess)
    #expect(app.notice == "The gallery does not know this link.")
    #expect(app.state == before)
  }
}
