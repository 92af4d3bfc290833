#if STANDINS
@_spi(Driving) import AppleFoundationStandIn
import Foundation
import LinkSwiftUI
@_spi(Driving) import SwiftUI
import Testing
@_spi(Driving) import UIKit

@testable import DeepLinking

private enum DeskLink: DeepLink {
  case home
  case paper(id: Int)
  case help

  static let routes = LinkRoutes<DeskLink>(access: .everyone) {
    LinkRoute(.home, "/")
    LinkRoute(DeskLink.paper, "/papers/:id")
    LinkRoute(.help, "/help").presented(.sheet)
  }
}

/// What a screen presents itself.
enum OwnPresentation: String, CaseIterable, Identifiable {
  case sheet, cover, popover

  var id: Self { self }
}

/// A screen with a sheet that it did not mark, or marked.
private struct DeskScreen: View {
  let link: DeskLink
  let isStubborn: Bool
  let isFixed: Bool
  let isMarked: Bool

  @State private var isShown = false
  @State private var covering: OwnPresentation?
  @State private var beside: OwnPresentation?

  init(_ link: DeskLink, isStubborn: Bool, isFixed: Bool, isMarked: Bool) {
    self.link = link
    (self.isStubborn, self.isFixed, self.isMarked) = (isStubborn, isFixed, isMarked)
  }

  var body: some View {
    if isMarked {
      content.dismissedByLinks($isShown)
    } else {
      content
    }
  }

  private var content: some View {
    let stubborn = Binding(get: { isShown }, set: { _ in })
    return VStack {
      Text(verbatim: "\(link)")
      Button("Settings") { isShown = true }
      Button("cover") { covering = .cover }
      Button("popover") { beside = .popover }
    }
    .fullScreenCover(item: $covering) { Text(verbatim: "my \($0)") }
    .popover(item: $beside) { Text(verbatim: "my \($0)") }
    .sheet(isPresented: isStubborn ? stubborn : $isShown) {
      Text("Settings").interactiveDismissDisabled(isFixed)
    }
  }
}

private struct DeskView: View {
  let links: DeepLinks<DeskLink>
  var isStubborn = false
  var isFixed = false
  var isMarked = false

  var body: some View {
    DeepLinkStack(links) { [isStubborn, isFixed, isMarked] link in
      DeskScreen(link, isStubborn: isStubborn, isFixed: isFixed, isMarked: isMarked)
    }
  }
}

/// A sheet of the app's own without `.dismissedByLinks` is found in the window, and never lies over an opened link.
@MainActor @Suite struct UnmarkedSheetTests {
  private let links = DeepLinks(DeskLink.self, prefixes: [.scheme("desk")], log: .off)
  private let window = UIWindow(frame: .zero)

  private func start(_ view: DeskView) async -> ViewHost {
    window.makeKeyAndVisible()
    let host = ViewHost(view, in: window)
    await host.settle()
    return host
  }

  private var state: NavigationState<DeskLink>? { links.state() }

  private func open(_ text: String, in host: ViewHost) async throws -> LinkOutcome {
    let url = try #require(URL(string: text))
    let receipt = try #require(links.receive(url, from: .customScheme))
    let outcome = await receipt.outcome
    await host.settle()
    return outcome
  }

  @Test func isForeignAndDismissed() async throws {
    let host = await start(DeskView(links: links))
    host.tap("Settings")
    await host.settle()
    #expect(host.texts.first == "Settings")
    #expect(state?.presentations.count == 1)
    #expect(state?.presentations.first?.root.foreign?.kind == .modal)
    let outcome = try await open("desk:///papers/3", in: host)
    #expect(outcome == .opened(skipping: []))
    #expect(host.presentations.isEmpty && host.texts.first == "paper(id: 3)")
    #expect(state?.presentations.isEmpty == true)
    #expect(host.warnings.isEmpty)
  }

  @Test(arguments: [OwnPresentation.cover, .popover])
  func whateverLiesOverTheScreenLeaves(presentation: OwnPresentation) async throws {
    let host = await start(DeskView(links: links))
    host.tap(presentation.rawValue)
    await host.settle()
    #expect(host.texts.first == "my \(presentation)")
    #expect(state?.presentations.first?.root.foreign?.kind == .modal)
    let outcome = try await open("desk:///papers/3", in: host)
    #expect(outcome == .opened(skipping: []))
    #expect(host.presentations.isEmpty && host.texts.first == "paper(id: 3)")
    #expect(host.warnings.isEmpty)
  }

  @Test func anAlertIsAnsweredFirst() async throws {
    let host = await start(DeskView(links: links))
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    try #require(window.rootViewController).present(alert, animated: false)
    await host.settle()
    #expect(state?.presentations.first?.root.foreign?.kind == .alert)
    let receipt = try #require(links.receive("desk:///papers/3", from: .customScheme))
    await host.settle()
    #expect(receipt.outcomeSoFar == nil && host.texts.first == "home")
    alert.dismiss(animated: false)
    let outcome = await receipt.outcome
    await host.settle()
    #expect(outcome == .opened(skipping: []) && host.texts.first == "paper(id: 3)")
  }

  @Test func leavesBeforeALinkIsPresented() async throws {
    let host = await start(DeskView(links: links))
    host.tap("Settings")
    await host.settle()
    let outcome = try await open("desk:///help", in: host)
    #expect(outcome == .opened(skipping: []))
    #expect(host.presentations.count == 1 && host.texts.first == "help")
    #expect(state?.presentations.map(\.root) == [.destination(.help)])
    #expect(host.warnings.isEmpty)
  }

  @Test func aLinkBeneathOneIsShown() async throws {
    let host = await start(DeskView(links: links))
    _ = try await open("desk:///papers/3", in: host)
    host.tap("Settings")
    await host.settle()
    _ = try await open("desk:///papers/3", in: host)
    #expect(host.presentations.isEmpty && host.texts.first == "paper(id: 3)")
  }

  @Test func oneThatComesBackDeclinesTheLink() async throws {
    let host = await start(DeskView(links: links, isStubborn: true))
    host.tap("Settings")
    await host.settle()
    let outcome = try await open("desk:///papers/3", in: host)
    guard case .declined(let reason) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(reason.code == .sheetStays)
    #expect(reason.fix == "Mark it with .dismissedByLinks($isPresented).")
    #expect(host.texts.first == "Settings")
    #expect(state?.containers.first?.stack == [.destination(.home)])
  }

  @Test func oneThatCannotBeSwipedAwayIsAskedAbout() async throws {
    let host = await start(DeskView(links: links, isFixed: true))
    host.tap("Settings")
    await host.settle()
    let refused = try await open("desk:///papers/3", in: host)
    #expect(refused.reason?.code == .unsavedWork && host.texts.first == "Settings")
    links.confirmLeaving = { _ in true }
    let outcome = try await open("desk:///papers/4", in: host)
    #expect(outcome == .opened(skipping: []) && host.texts.first == "paper(id: 4)")
  }

  @Test func theLinkWaitsForItsAnimation() async throws {
    let host = await start(DeskView(links: links))
    host.tap("Settings")
    await host.settle()
    window.transitions.ending = .held
    let receipt = try #require(links.receive("desk:///papers/3", from: .customScheme))
    while window.transitions.runningNames.isEmpty { await Task.yield() }
    await host.settle()
    #expect(receipt.outcomeSoFar == nil && host.texts.first == "Settings")
    window.transitions.releaseAll()
    let outcome = await receipt.outcome
    await host.settle()
    #expect(outcome == .opened(skipping: []) && host.texts.first == "paper(id: 3)")
  }

  @Test func onePersonSwipesAwayIsForgotten() async {
    let host = await start(DeskView(links: links))
    host.tap("Settings")
    await host.settle()
    #expect(host.swipeDown())
    await host.settle()
    #expect(host.texts.first == "home" && state?.presentations.isEmpty == true)
  }

  @Test func presentationsOfLinksAreNotForeign() async throws {
    let host = await start(DeskView(links: links))
    _ = try await open("desk:///help", in: host)
    #expect(state?.presentations.map(\.root) == [.destination(.help)])
    host.tap("Settings")
    await host.settle()
    #expect(host.presentations.count == 2 && state?.presentations.count == 2)
    let outcome = try await open("desk:///papers/3", in: host)
    #expect(outcome == .opened(skipping: []) && host.presentations.isEmpty)
    #expect(host.texts.first == "paper(id: 3)" && host.warnings.isEmpty)
  }

  @Test func aMarkedOneIsCountedOnce() async throws {
    let host = await start(DeskView(links: links, isMarked: true))
    host.tap("Settings")
    await host.settle()
    #expect(state?.presentations.count == 1)
    let outcome = try await open("desk:///papers/3", in: host)
    #expect(outcome == .opened(skipping: []) && host.presentations.isEmpty)
  }

  @Test(arguments: [true, false])
  func aLinksSheetComesWhenAMarkedOneHasLeft(isMarked: Bool) async throws {
    let host = await start(DeskView(links: links, isMarked: isMarked))
    host.tap("Settings")
    await host.settle()
    window.transitions.ending = .held
    let receipt = try #require(links.receive("desk:///help", from: .customScheme))
    while window.transitions.runningNames.isEmpty { await Task.yield() }
    await host.settle()
    #expect(receipt.outcomeSoFar == nil && !host.texts.contains("help"))
    #expect(host.warnings.isEmpty)
    window.transitions.ending = .nextTurn
    window.transitions.releaseAll()
    #expect(await receipt.outcome == .opened(skipping: []))
    await host.settle()
    #expect(host.presentations.count == 1 && host.texts.first == "help")
    #expect(host.warnings.isEmpty)
  }
}
#endif
