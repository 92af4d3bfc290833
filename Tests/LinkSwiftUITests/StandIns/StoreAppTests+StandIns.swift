#if STANDINS
import DeepLinking
import Foundation
@_spi(Driving) import SwiftUI
import Testing

@testable import SwiftUISnippets

/// The sample of five screens, and the one with tabs, paths and sheets of its own, as people use them.
///
/// They share the links of the samples, and so run one after the other.
@MainActor @Suite(.serialized) struct StoreAppTests {
  private func open(_ text: String, in host: ViewHost) async throws {
    host.open(try #require(URL(string: text)))
    await host.settle()
  }

  private var shown: [StoreLink?]? { storeLinks.state()?.visibleStack.map(\.destination) }

  @Test func theFiveScreensOpen() async throws {
    storeLinks.accountDidChange(to: nil)
    let host = ViewHost(StoreWindow())
    #expect(host.tabLabels == ["Shop", "Orders", "Search"])
    host.tap("Red shoes")
    await host.settle()
    #expect(shown == [.shop, .product(id: 7, variant: "red")])
    host.selectTab("Search")
    host.tap("The first match")
    await host.settle()
    #expect(host.selectedTab == "Shop" && shown == [.shop, .product(id: 9, variant: nil)])
    try await open("store:///orders/12", in: host)
    #expect(host.presentations.count == 1)
    host.tap("Sign in")
    await host.settle()
    #expect(host.presentations.isEmpty && host.selectedTab == "Orders")
    #expect(shown == [.orders, .order(id: 12)])
    host.tap("Buy again")
    await host.settle()
    #expect(host.selectedTab == "Orders")
    #expect(shown == [.orders, .order(id: 12), .product(id: 7, variant: nil)])
    storeLinks.accountDidChange(to: nil)
  }

  @Test func aLinkDismissesTheSheetOfTheApp() async throws {
    storeLinks.accountDidChange(to: nil)
    let host = ViewHost(StoreWindow())
    host.tap("Filter")
    await host.settle()
    #expect(host.presentations.count == 1)
    try await open("store:///products/3", in: host)
    #expect(host.presentations.isEmpty && shown == [.shop, .product(id: 3, variant: nil)])
    #expect(host.warnings.isEmpty)
  }

  @Test func tabsPathsAndSheetsOfTheAppFollowTheDestination() async throws {
    let host = ViewHost(GymTabs())
    try await open("gym:///courses/4/booking", in: host)
    #expect(host.presentations.count == 1 && host.texts.first == "booking(course: 4)")
    try await open("gym:///profile", in: host)
    #expect(host.presentations.isEmpty && host.selectedTab == "profile")
    try await open("gym:///courses/5", in: host)
    #expect(host.selectedTab == "courses" && host.texts.first == "course(id: 5)")
    try await open("gym:///trainers/3", in: host)
    #expect(host.texts.first == "trainer(id: 3)")
    host.goBack()
    try await open("gym:///sign-in", in: host)
    #expect(host.presentations.count == 1 && host.texts.first == "signIn")
    host.swipeDown()
    await host.settle()
    #expect(host.texts.first == "course(id: 5)")
    host.goBack()
    #expect(host.texts.first == "courses")
  }

  @Test func aStoreTakesDestinationsAsActions() async {
    let store = GymStore()
    let following = store.followLinks()
    let end = gymLinks.receive("gym:///courses/4/booking", from: .customScheme)
    _ = await end?.outcome
    while store.state.presented == nil { await Task.yield() }
    #expect(store.state.path == [.course(id: 4)] && store.state.presented == .booking(course: 4))
    store.send(.dismissed)
    #expect(store.state.presented == nil)
    following.cancel()
    await following.value
  }
}
#endif
