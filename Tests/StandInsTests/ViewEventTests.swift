@_spi(Driving) import AppleFoundationStandIn
@_spi(Driving) import SwiftUI
import Testing

@MainActor @Suite struct ViewEventTests {
  private let notes = Notes()
  private let link: URL

  init() throws {
    link = try #require(URL(string: "https://example.com/leagues/1"))
  }

  @Test func handsAURLToEveryHandlerInnerBeforeOuter() {
    let host = ViewHost(
      VStack {
        Text("a").onOpenURL { _ in notes.add("inner a") }
        Text("b").onOpenURL { _ in notes.add("inner b") }
      }
      .onOpenURL { notes.add("outer \($0.lastPathComponent)") }
      .onOpenURL { _ in notes.add("outermost") }
    )
    #expect(host.open(link) == 4)
    #expect(notes.all == ["inner a", "inner b", "outer 1", "outermost"])
  }

  @Test func handsAURLToTabsThatWereShownToo() {
    let host = ViewHost(
      TabView {
        Text("a").onOpenURL { _ in notes.add("a") }.tabItem { Text("A") }
        Text("b").onOpenURL { _ in notes.add("b") }.tabItem { Text("B") }
      }
    )
    host.open(link)
    #expect(notes.all == ["a"])
    host.selectTab("B")
    host.open(link)
    #expect(notes.all == ["a", "a", "b"])
  }

  @Test func handsAUniversalLinkToOnOpenURLAlone() {
    let host = ViewHost(bothEntryPoints)
    host.openUniversalLink(link)
    #expect(notes.all == ["url"])
  }

  @Test func handsAUniversalLinkThroughEitherEntryPointOrBoth() {
    let host = ViewHost(bothEntryPoints)
    host.openUniversalLink(link, through: .userActivity)
    #expect(notes.all == ["activity https://example.com/leagues/1"])
    host.openUniversalLink(link, through: [.openURL, .userActivity])
    #expect(notes.all.count == 3)
    #expect(notes.all.last == "url")
  }

  @Test func handsAnActivityToTheHandlersOfItsTypeAlone() {
    let host = ViewHost(
      Text("a")
        .onContinueUserActivity("reading") { _ in notes.add("reading") }
        .onContinueUserActivity("writing") { _ in notes.add("writing") }
    )
    #expect(host.continue(NSUserActivity(activityType: "writing")) == 1)
    #expect(notes.all == ["writing"])
    #expect(host.continue(NSUserActivity(activityType: "other")) == 0)
  }

  /// A view with both handlers.
  private var bothEntryPoints: some View {
    Text("a")
      .onOpenURL { _ in notes.add("url") }
      .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) {
        notes.add("activity \($0.webpageURL?.absoluteString ?? "")")
      }
  }

  @Test func offersAnActivityWhileItIsActive() {
    struct Reading: View {
      @State private var league: Int? = 1
      var body: some View {
        Button("Stop") { league = nil }
          .userActivity("reading", element: league) { league, activity in
            activity.title = "league \(league)"
          }
      }
    }
    let host = ViewHost(Reading())
    #expect(host.advertisedActivities.map(\.title) == ["league 1"])
    #expect(host.advertisedActivities.first?.isEligibleForHandoff == true)
    host.tap("Stop")
    #expect(host.advertisedActivities.isEmpty)
  }

  /// A button that opens the link and notes whether that was possible.
  private struct Opener: View {
    let link: URL
    let notes: Notes
    @Environment(\.openURL) private var openURL
    var body: some View {
      Button("Open") { openURL(link) { notes.add("accepted \($0)") } }
    }
  }

  @Test(arguments: ["handled", "discarded", "system", "other"])
  func opensAsTheHandlerSays(what: String) throws {
    let other = try #require(URL(string: "https://example.com/other"))
    let host = ViewHost(
      Opener(link: link, notes: notes).environment(
        \.openURL,
        OpenURLAction { _ in
          switch what {
          case "handled": .handled
          case "discarded": .discarded
          case "system": .systemAction
          default: .systemAction(other)
          }
        }
      )
    )
    host.tap("Open")
    #expect(notes.all == ["accepted \(what != "discarded")"])
    let expected: [String: [URL]] = ["system": [link], "other": [other]]
    #expect(host.openedBySystem == expected[what] ?? [])
  }

  @Test func opensALinkInATextAsTheHandlerSays() {
    var text = AttributedString("Look at ")
    var there = AttributedString("this")
    there.link = link
    text += there + AttributedString(" first")
    let host = ViewHost(Text(text))
    #expect(host.texts.first == "Look at this first")
    #expect(!host.tap("first"))
    #expect(host.tap("this"))
    #expect(host.openedBySystem == [link])
    let discarding = ViewHost(
      Text(text).environment(\.openURL, OpenURLAction { _ in .discarded })
    )
    #expect(discarding.tap("this"))
    #expect(discarding.openedBySystem.isEmpty)
  }

  @Test func opensThroughTheSystemByDefaultWhichMayRefuse() {
    let host = ViewHost(Opener(link: link, notes: notes))
    host.tap("Open")
    host.systemOpens { _ in false }
    host.tap("Open")
    #expect(notes.all == ["accepted true", "accepted false"])
    #expect(host.openedBySystem == [link])
  }

  @Test func opensLinksThroughTheEnvironment() {
    let host = ViewHost(
      Link("Site", destination: link)
        .environment(
          \.openURL,
          OpenURLAction {
            notes.add($0.path); return .handled
          }
        )
    )
    host.tap("Site")
    #expect(notes.all == ["/leagues/1"])
    #expect(host.openedBySystem.isEmpty)
  }

  @Test func tellsWhatAppearsInnerFirstAndWhatDisappears() {
    struct Switch: View {
      let notes: Notes
      @State private var shows = true
      var body: some View {
        VStack {
          Button("Toggle") { shows.toggle() }
          if shows {
            Text("a").onAppear { notes.add("a on") }.onDisappear { notes.add("a off") }
          }
        }
        .onAppear { notes.add("outer on") }
      }
    }
    let host = ViewHost(Switch(notes: notes))
    #expect(notes.all == ["a on", "outer on"])
    host.tap("Toggle")
    host.tap("Toggle")
    #expect(notes.all == ["a on", "outer on", "a off", "a on"])
  }

  @Test func tellsChangesWithOldAndNewValue() {
    struct Changing: View {
      let notes: Notes
      @State private var number = 1
      var body: some View {
        Button("Add") { number += 1 }
          .onChange(of: number) { notes.add("\($0) to \($1)") }
          .onChange(of: number, initial: true) { notes.add("now") }
          .onChange(of: "same") { notes.add("never") }
      }
    }
    let host = ViewHost(Changing(notes: notes))
    #expect(notes.all == ["now"])
    host.tap("Add")
    #expect(notes.all == ["now", "1 to 2", "now"])
  }

  @Test func runsATaskWhileTheViewIsThereAndAnewForAnotherIdentifier() async {
    struct Working: View {
      let notes: Notes
      @State private var id = 1
      @State private var shows = true
      var body: some View {
        Button("Next") { id += 1 }
        Button("Hide") { shows = false }
        if shows {
          Text("a").task(id: id) {
            notes.add("start \(id)")
            await withTaskCancellationHandler {
              while !Task.isCancelled { await Task.yield() }
            } onCancel: {
            }
            notes.add("cancelled")
          }
        }
      }
    }
    let host = ViewHost(Working(notes: notes))
    await host.settle()
    #expect(notes.all == ["start 1"])
    host.tap("Next")
    await host.settle()
    #expect(notes.all.filter { $0 != "cancelled" } == ["start 1", "start 2"])
    host.tap("Hide")
    await host.settle()
    #expect(notes.all.filter { $0 == "cancelled" }.count == 2)
  }

  @Test func runsATaskThatChangesState() async {
    struct Loading: View {
      @State private var text = "loading"
      var body: some View {
        Text(text).task {
          await Task.yield()
          text = "loaded"
        }
      }
    }
    let host = ViewHost(Loading())
    #expect(host.texts == ["loading"])
    await host.settle()
    #expect(host.texts == ["loaded"])
  }

  @Test func saysWhenTheTreeDoesNotComeToRest() {
    struct Restless: View {
      @State private var number = 0
      var body: some View {
        Text("\(number)").onChange(of: number, initial: true) { number += 1 }
      }
    }
    #expect(ViewHost(Restless()).warnings.last == "The view tree does not come to rest.")
  }
}

@MainActor @Suite struct AppTests {
  private struct Sample: App {
    @State private var opened = "none"
    var body: some Scene {
      WindowGroup {
        Text(opened).onOpenURL { opened = $0.absoluteString }
      }
      .handlesExternalEvents(matching: ["leagues"])
      WindowGroup(id: "other") { Text("other") }
    }
  }

  private struct Wrapped: App {
    struct Main: Scene {
      var body: some Scene { WindowGroup { Text("wrapped") } }
    }
    var body: some Scene { Main() }
  }

  @Test func showsTheFirstWindowAndKeepsTheStateOfTheApp() throws {
    let url = try #require(URL(string: "prophets://a"))
    let host = ViewHost(app: Sample())
    #expect(host.texts == ["none"])
    host.open(url)
    #expect(host.texts == ["prophets://a"])
  }

  @Test func opensANewWindowForTheEventsOfAScene() throws {
    let (league, other) = ("prophets://leagues/7", "prophets://activity")
    let windows = WindowGroup { Text("a") }
    for (scene, opened) in [
      (windows, [league, other]),
      (windows.handlesExternalEvents(matching: ["leagues"]), [league]),
      (windows.handlesExternalEvents(matching: []), []), (Wrapped.Main(), [league, other]),
    ] as [(any Scene, [String])] {
      for text in [league, other] {
        let url = try #require(URL(string: text))
        #expect(ViewHost.opensWindow(of: scene, for: url) == opened.contains(text))
      }
    }
  }

  @Test func showsTheWindowOfAnAppsOwnScene() {
    #expect(ViewHost(app: Wrapped()).texts == ["wrapped"])
    Wrapped.main()
  }

  /// Shows what it receives.
  private struct Receiver: View {
    @State private var received: [String] = []
    var body: some View {
      Text(received.joined(separator: " "))
        .onOpenURL { received.append($0.absoluteString) }
        .onContinueUserActivity("reading") { received.append($0.title ?? "") }
        .handlesExternalEvents(preferring: ["a"], allowing: ["*"])
    }
  }

  @Test func deliversWhatStartsTheAppOnceTheSceneIsActive() async throws {
    var passed: [Duration] = []
    let url = try #require(URL(string: "a:1"))
    let host = ViewHost(Receiver(), opening: url, passing: { passed.append($0) }) {
      $0.scenePhase = .inactive
    }
    await host.settle()
    #expect(host.texts == [""])
    host.setEnvironment(\.scenePhase, .active)
    await host.settle()
    await host.settle()
    #expect(host.texts == ["a:1"])
    #expect(passed == [.milliseconds(100)])
  }

  @Test func passesOnOnlyTheFirstOfSeveral() throws {
    let host = ViewHost(Receiver())
    host.open(try #require(URL(string: "a:1")), try #require(URL(string: "a:2")))
    let (first, second) = (
      NSUserActivity(activityType: "reading"), NSUserActivity(activityType: "reading")
    )
    (first.title, second.title) = ("one", "two")
    host.continue(first, second)
    #expect(host.texts == ["a:1 one"])
  }

  @Test func passesNothingOnInAHostingController() throws {
    let host = ViewHost(Receiver(), inHostingController: true)
    let url = try #require(URL(string: "a:1"))
    #expect(host.open(url) == 0)
    #expect(host.continue(NSUserActivity(activityType: "reading")) == 0)
    #expect(ViewHost.window(for: url, among: [host]) == nil)
    #expect(host.texts == [""])
    #expect(host.warnings.contains { $0.hasPrefix("Cannot use Scene methods") })
  }
}
