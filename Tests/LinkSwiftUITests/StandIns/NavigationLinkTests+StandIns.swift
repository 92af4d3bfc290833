#if STANDINS
import Foundation
import LinkSwiftUI
import LinkTesting
@_spi(Driving) import SwiftUI
import Testing

@testable import DeepLinking

/// The links of a feature.
private enum CartLink: DeepLink {
  case item(id: Int)

  static let routes = LinkRoutes<CartLink>(access: .everyone) {
    LinkRoute(CartLink.item, "/items/:id")
  }
}

extension LinkFailure.Code {
  fileprivate static let custom = Self(rawValue: "locked")
}

/// The links of an app with tabs, a sheet, a wall and a feature.
private enum ShelfLink: DeepLink {
  case books
  case book(id: Int)
  case people
  case person(id: Int)
  case note(id: Int)
  case locked(id: Int)
  case order(id: Int)
  case signIn
  case cart(CartLink)

  static let routes = LinkRoutes<ShelfLink>(access: .everyone) {
    LinkRoute(.books, "/").tab("books")
    LinkRoute(ShelfLink.book, "/books/:id")
    LinkRoute(.people, "/people").tab("people")
    LinkRoute(ShelfLink.person, "/people/:id")
    LinkRoute(ShelfLink.note, "/notes/:id").presented(.sheet).on("/")
    LinkRoute(ShelfLink.locked, "/locked/:id").on("/")
    LinkRoute(ShelfLink.order, "/people/orders/:id")
    LinkRoute(.signIn, "/sign-in").presentedOnCurrent(.sheet).access(.appOnly)
    LinkRoutes.mount("/cart", CartLink.routes, as: ShelfLink.cart)
  }
}

private struct ShelfScreen: View {
  let link: ShelfLink

  var body: some View {
    VStack {
      Text(verbatim: "\(link)")
      NavigationLink("Book 1", link: ShelfLink.book(id: 1))
      NavigationLink("Book 2", link: ShelfLink.book(id: 2))
      NavigationLink(String("Person"), link: ShelfLink.person(id: 3))
      NavigationLink("People", link: ShelfLink.people)
      NavigationLink(link: ShelfLink.note(id: 4)) { Text("Note") }
      NavigationLink("Locked", link: ShelfLink.locked(id: 5))
      NavigationLink("Order", link: ShelfLink.order(id: 8))
      NavigationLink("Item", link: CartLink.item(id: 6))
    }
  }
}

/// What is tapped in a stack is shown in that stack, as a person's push, with the questions of `openLink`.
@MainActor @Suite struct NavigationLinkTests {
  /// Answers the guard when the test wants it.
  @MainActor private final class Wall {
    var waits = false
    var allows = true
    private var answers: [CheckedContinuation<Void, Never>] = []

    func decide(_ link: ShelfLink) async -> LinkGuardDecision<ShelfLink> {
      guard case .locked = link else { return .allow }
      if waits { await withCheckedContinuation { answers.append($0) } }
      return allows ? .allow : .deny(LinkFailure(.custom, message: "It is locked."))
    }

    /// Answers the links that wait, of which there will be one.
    func answer() async {
      while answers.isEmpty { await Task.yield() }
      answers.forEach { $0.resume() }
      answers = []
    }
  }

  private let wall = Wall()
  private let links: DeepLinks<ShelfLink>

  init() {
    let account = LinkGuard<ShelfLink>("account") { request in
      guard case .order = request.link, request.event.account == nil else { return .allow }
      return .wait(until: .signedIn, showing: .signIn)
    }
    links = DeepLinks(
      ShelfLink.self,
      prefixes: [.scheme("shelf")],
      environment: VirtualTime().environment,
      guards: [LinkGuard("wall") { [wall] in await wall.decide($0.link) }, account],
      log: .off
    )
  }

  /// Waits until a condition holds, which takes turns on other threads.
  private func settle(_ host: ViewHost, until holds: () -> Bool) async {
    for _ in 0..<10_000 {
      if holds() { return }
      await host.settle()
    }
  }

  private func tabs() -> ViewHost {
    ViewHost(
      DeepLinkTabs(links) {
        ShelfScreen(link: $0)
      } label: {
        Text($0.rawValue)
      }
    )
  }

  private var state: NavigationState<ShelfLink>? { links.state() }

  private var shown: [ShelfLink?]? { state?.visibleStack.map(\.destination) }

  @Test func pushesWhereItStandsWhateverItsPlace() async {
    let host = tabs()
    host.selectTab("people")
    host.tap("Book 1")
    await host.settle()
    #expect(host.texts.first == "book(id: 1)")
    #expect(state?.selected == "people" && shown == [.people, .book(id: 1)])
    host.tap("Person")
    await host.settle()
    #expect(shown == [.people, .book(id: 1), .person(id: 3)])
    host.goBack()
    #expect(shown == [.people, .book(id: 1)])
    #expect(host.warnings.isEmpty)
  }

  @Test func pushesAnotherScreenOfALinkThatIsBelow() async {
    let host = tabs()
    for label in ["Book 1", "Book 2", "Book 1"] {
      host.tap(label)
      await host.settle()
    }
    #expect(shown == [.books, .book(id: 1), .book(id: 2), .book(id: 1)])
    host.goBack()
    #expect(host.texts.first == "book(id: 2)")
  }

  @Test func isOffThePathUntilItIsSettled() async {
    wall.waits = true
    let host = tabs()
    host.tap("Locked")
    await host.settle()
    #expect(shown == [.books] && host.texts.first == "books")
    await wall.answer()
    await settle(host) { host.texts.first == "locked(id: 5)" }
    #expect(shown == [.books, .locked(id: 5)] && host.texts.first == "locked(id: 5)")
    #expect(host.warnings.isEmpty)
  }

  @Test func isNotPushedWhenAGuardRefuses() async {
    wall.allows = false
    var outcomes: [LinkOutcome] = []
    links.onUnhandled = { outcomes.append($0.outcome) }
    let host = tabs()
    host.tap("Locked")
    await settle(host) { !outcomes.isEmpty }
    #expect(shown == [.books] && outcomes.count == 1)
    wall.allows = true
    host.tap("Locked")
    await settle(host) { shown?.count == 2 }
    #expect(shown == [.books, .locked(id: 5)])
  }

  @Test func opensAtItsPlaceWhenThePersonWentElsewhereMeanwhile() async {
    wall.waits = true
    let host = tabs()
    host.selectTab("people")
    host.tap("Person")
    await host.settle()
    host.tap("Locked")
    host.selectTab("books")
    await wall.answer()
    await settle(host) { shown?.count == 2 }
    #expect(
      state?.stack(at: .container("people")) == [
        .destination(.people), .destination(.person(id: 3)),
      ]
    )
    #expect(state?.selected == "books" && shown == [.books, .locked(id: 5)])
  }

  @Test func whatIsNoScreenToPushOpensAtItsPlace() async {
    let host = tabs()
    host.tap("Note")
    await host.settle()
    #expect(host.presentations.count == 1 && host.texts.first == "note(id: 4)")
    #expect(state?.presentations.first?.style == .sheet)
    host.tap("People")
    await host.settle()
    #expect(host.presentations.isEmpty && state?.selected == "people" && shown == [.people])
  }

  @Test func pushesInTheSheetItStandsIn() async {
    let host = tabs()
    host.tap("Note")
    await host.settle()
    host.tap("Book 2")
    await host.settle()
    #expect(host.presentations.count == 1 && shown == [.note(id: 4), .book(id: 2)])
    host.goBack()
    #expect(shown == [.note(id: 4)])
  }

  @Test func aLinkOfAMountedFeatureIsLifted() async {
    await CurrentDeepLinks.$scoped.withValue(CurrentDeepLinks()) {
      CurrentDeepLinks.open(links)
      let host = tabs()
      host.tap("Item")
      await host.settle()
      #expect(shown == [.books, .cart(.item(id: 6))])
      #expect(host.warnings.isEmpty)
    }
  }

  @Test func inColumnsItReplacesWhatFollowsItsColumn() async {
    let host = ViewHost(
      DeepLinkColumns(links, count: 2) {
        ShelfScreen(link: $0)
      } placeholder: {
        Text("None")
      }
      .environment(\.horizontalSizeClass, .regular)
    )
    host.tap("Book 1", inColumn: 0)
    await host.settle()
    #expect(shown == [.books, .book(id: 1)])
    host.tap("Person", inColumn: 1)
    await host.settle()
    #expect(shown == [.books, .book(id: 1), .person(id: 3)])
    host.tap("Book 2", inColumn: 0)
    await host.settle()
    #expect(shown == [.books, .book(id: 2)])
  }

  @Test func withoutLinksOfAnAppItPushesAtOnce() {
    let model = NavigationModel<ShelfLink>(state: NavigationState(stack: [.destination(.books)]))
    let host = ViewHost(DestinationStack(model) { ShelfScreen(link: $0) })
    host.tap("Locked")
    #expect(host.texts.first == "locked(id: 5)")
    #expect(model.state.visibleStack == [.destination(.books), .destination(.locked(id: 5))])
  }

  @Test func pushesOnAScreenThatIsNoLink() async {
    let host = ViewHost(
      DeepLinkStack(links) { _ in
        NavigationLink("Draft", value: LinkPathItem<ShelfLink>.screen("draft"))
      }
      .linkScreen(for: String.self) { _ in NavigationLink("Book 1", link: ShelfLink.book(id: 1)) }
    )
    host.tap("Draft")
    host.tap("Book 1")
    await host.settle()
    #expect(shown == [.books, nil, .book(id: 1)])
    host.goBack()
    #expect(shown == [.books, nil])
    #expect(host.warnings.isEmpty)
  }

  @Test(arguments: ["books", "people"])
  func isPushedWhereItStandsAfterASignIn(tab: String) async {
    let host = tabs()
    host.selectTab(tab)
    host.tap("Book 2")
    await settle(host) { shown?.count == 2 }
    host.tap("Order")
    await settle(host) { host.texts.first == "signIn" }
    #expect(host.presentations.count == 1)
    links.accountDidChange(to: "anna")
    await settle(host) { host.texts.first == "order(id: 8)" }
    #expect(state?.selected.rawValue == tab && host.presentations.isEmpty)
    #expect(shown?.suffix(2) == [.book(id: 2), .order(id: 8)] && shown?.count == 3)
    #expect(host.warnings.isEmpty)
  }

  @Test func opensAtItsPlaceAfterASignInWhenThePersonWentElsewhere() async {
    let host = tabs()
    host.tap("Order")
    await settle(host) { host.texts.first == "signIn" }
    host.swipeDown()
    host.selectTab("people")
    host.tap("Book 1")
    await host.settle()
    links.accountDidChange(to: "anna")
    await settle(host) { host.texts.first == "order(id: 8)" }
    #expect(shown == [.people, .order(id: 8)])
  }

  @Test func twoTapsAreOnePush() async {
    wall.waits = true
    let host = tabs()
    host.tap("Locked")
    host.tap("Locked")
    await host.settle()
    wall.waits = false
    await wall.answer()
    await settle(host) { shown?.count == 2 }
    #expect(shown == [.books, .locked(id: 5)])
  }
}
#endif
