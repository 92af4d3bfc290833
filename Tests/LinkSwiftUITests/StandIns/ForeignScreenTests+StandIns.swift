#if STANDINS
import DeepLinking
import Foundation
import LinkTesting
@_spi(Driving) import SwiftUI
import Testing

@testable import LinkSwiftUI
@testable import QuickStartSwiftUI

/// What a link does about presentations and work of the app's own views.
@MainActor @Suite struct ForeignScreenTests {
  private let time = VirtualTime()
  private let links: DeepLinks<QuizLink>

  init() {
    let router = LinkRouter(QuizLink.self, prefixes: [.scheme("quiz")])
    links = DeepLinks(router: router, environment: time.environment, log: .off)
  }

  private func start() -> ViewHost { ViewHost(EditorView(links: links)) }

  private func open(_ text: String, on host: ViewHost) async throws {
    host.open(try #require(URL(string: text)))
    await host.settle()
  }

  /// The names of the outcomes of all that is opened.
  private func outcomes() -> Outcomes {
    let outcomes = Outcomes()
    links.onProgress = { progress in
      switch progress {
      case .ended(let report): outcomes.names.append(report.outcome.name)
      case .waiting(for: let status, of: _): outcomes.waits.append(status)
      case .received, .reached: break
      }
    }
    return outcomes
  }

  @MainActor private final class Outcomes {
    var names: [String] = []
    var waits: [ScreenStatus] = []
  }

  @Test func aSheetOfTheAppIsDismissed() async throws {
    let host = start()
    let outcomes = outcomes()
    host.tap("Edit")
    await host.settle()
    #expect(host.presentations.count == 1)
    #expect(links.state()?.presentations.map(\.root.foreign?.kind) == [.modal])
    try await open("quiz://leagues/7", on: host)
    #expect(host.presentations.isEmpty && host.texts.first == "league(id: 7)")
    #expect(outcomes.names == ["opened"])
    #expect(links.state()?.presentations == [])
    #expect(host.warnings.isEmpty)
  }

  @Test func aLinkIsPresentedInPlaceOfASheetOfTheApp() async throws {
    let host = start()
    host.tap("Edit")
    await host.settle()
    links.open(.question(league: 7, id: 2))
    await host.settle()
    #expect(host.texts.first == "question(league: 7, id: 2)")
  }

  @Test func aLinkThatCannotStandOnASheetOfTheAppIsPlacedWithoutIt() async throws {
    var policy = LinkPolicy()
    policy.foreignScreens = .presentOnTop(.sheet)
    let router = LinkRouter(QuizLink.self, prefixes: [.scheme("quiz")])
    let links = DeepLinks(router: router, environment: time.environment, policy: policy, log: .off)
    let host = ViewHost(EditorView(links: links))
    host.tap("Edit")
    await host.settle()
    #expect(await links.open(.league(id: 7))?.outcome == .opened(skipping: []))
    await host.settle()
    #expect(links.state()?.visibleStack.map(\.destination) == [.home, .league(id: 7)])
    #expect(host.texts.first == "league(id: 7)" && host.presentations.isEmpty)
  }

  @Test func workInASheetIsAskedAbout() async throws {
    let host = start()
    let outcomes = outcomes()
    host.tap("Edit")
    await host.settle()
    host.tap("Type")
    await host.settle()
    try await open("quiz://leagues/7", on: host)
    #expect(outcomes.names == ["declined"])
    #expect(host.presentations.count == 1)
    var asked = 0
    links.confirmLeaving = { request in
      asked += request.screens.count
      return true
    }
    try await open("quiz://leagues/8", on: host)
    #expect(outcomes.names == ["declined", "opened"] && asked == 1)
    #expect(host.presentations.isEmpty && host.texts.first == "league(id: 8)")
  }

  @Test func workInASheetIsAskedAboutForALinkOnTop() async throws {
    var policy = LinkPolicy()
    policy.foreignScreens = .presentOnTop(.sheet)
    let router = LinkRouter(QuizLink.self, prefixes: [.scheme("quiz")])
    let links = DeepLinks(router: router, environment: time.environment, policy: policy, log: .off)
    let host = ViewHost(EditorView(links: links))
    host.tap("Edit")
    await host.settle()
    host.tap("Type")
    await host.settle()
    #expect(await links.open(.league(id: 7))?.outcome.name == "declined")
    await host.settle()
    #expect(host.presentations.count == 1 && host.texts.first == "editor")
  }

  @Test func workOnAScreenIsAskedAbout() async throws {
    let host = start()
    let outcomes = outcomes()
    try await open("quiz://leagues/7", on: host)
    host.tap("Type here")
    await host.settle()
    try await open("quiz://leagues/8", on: host)
    #expect(outcomes.names == ["opened", "declined"])
    #expect(host.texts.first == "league(id: 7)")
    // A screen that is gone has no work.
    host.goBack()
    await host.settle()
    try await open("quiz://leagues/9", on: host)
    #expect(outcomes.names.last == "opened" && host.texts.first == "league(id: 9)")
  }

  @Test func aSheetAroundTheWindowIsDismissedAndItsWorkAskedAbout() async throws {
    let host = ViewHost(SettingsAround(links: links))
    let outcomes = outcomes()
    host.tap("Settings")
    await host.settle()
    #expect(links.state()?.presentations.map(\.root.foreign?.kind) == [.modal])
    try await open("quiz://leagues/7", on: host)
    #expect(host.presentations.isEmpty && host.texts.first == "league(id: 7)")
    host.tap("Settings")
    await host.settle()
    host.tap("Type")
    await host.settle()
    try await open("quiz://leagues/8", on: host)
    #expect(outcomes.names == ["opened", "declined"])
    #expect(host.presentations.count == 1 && host.texts.first == "editor")
  }

  @Test func theNavigatorDismissesASheetOfTheApp() async throws {
    let host = start()
    links.open(.question(league: 7, id: 2))
    await host.settle()
    host.tap("Edit")
    await host.settle()
    #expect(host.texts.first == "editor")
    host.tap("Dismiss")
    await host.settle()
    #expect(host.presentations.isEmpty && host.texts.first == "question(league: 7, id: 2)")
  }

  @Test func aScreenInsideIsNoWorkOfASheetAroundTheWindow() async throws {
    let host = ViewHost(SettingsAround(links: links))
    try await open("quiz://leagues/7", on: host)
    host.tap("Type here")
    host.tap("Settings")
    await host.settle()
    // The screen stays, and is all that has work.
    links.open(.question(league: 7, id: 2))
    await host.settle()
    #expect(host.presentations.isEmpty && host.texts.first == "question(league: 7, id: 2)")
  }

  @Test func anAlertOfTheAppIsWaitedFor() async throws {
    let host = start()
    let outcomes = outcomes()
    host.tap("Ask")
    await host.settle()
    links.open(.league(id: 7))
    await host.settle()
    #expect(outcomes.waits.isEmpty)
    time.advance(by: .milliseconds(300))
    await host.settle()
    #expect(outcomes.waits.map(\.foreign) == [.alert])
    #expect(outcomes.names == [] && host.texts.first == "home")
    host.tap("Answer")
    time.advance(by: .seconds(1))
    await host.settle()
    #expect(outcomes.names == ["opened"] && host.texts.first == "league(id: 7)")
  }
}

/// An app with an editor of its own, in a sheet and on a screen.
private struct EditorView: View {
  let links: DeepLinks<QuizLink>

  var body: some View {
    DeepLinkStack(links) { link in EditedScreen(link: link) }
  }
}

/// An app with a sheet of its own around the window, as in the article “SwiftUI in five minutes”.
private struct SettingsAround: View {
  let links: DeepLinks<QuizLink>

  @State private var showsSettings = false

  var body: some View {
    DeepLinkStack(links) { link in
      EditedScreen(link: link)
      Button("Settings") { showsSettings = true }
    }
    .sheet(isPresented: $showsSettings) { Editor() }
    .dismissedByLinks($showsSettings)
  }
}

private struct EditedScreen: View {
  let link: QuizLink

  @State private var isEditing = false
  @State private var isAsking = false
  @State private var isDirty = false

  var body: some View {
    VStack {
      Text("\(link)")
      Button("Edit") { isEditing = true }
      Button("Ask") { isAsking = true }
      Button("Answer") { isAsking = false }
      Button("Type here") { isDirty = true }
    }
    .unsavedWork(isDirty)
    .sheet(isPresented: $isEditing) { Editor() }
    .dismissedByLinks($isEditing)
    .waitedForByLinks($isAsking)
  }
}

private struct Editor: View {
  @Environment(\.linkNavigator) private var navigator
  @State private var isDirty = false
  @State private var isAsking = false

  var body: some View {
    VStack {
      Text("editor")
      Button("Type") { isDirty = true }
      Button("Dismiss") { navigator.dismiss() }
    }
    .unsavedWork(isDirty)
    // An alert of its own that is not shown leaves the sheet in view.
    .waitedForByLinks($isAsking)
  }
}
#endif
