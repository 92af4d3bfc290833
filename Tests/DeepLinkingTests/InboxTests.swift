@testable import DeepLinking
import Testing

/// What keeps arrivals until there is something that takes them.
@MainActor @Suite struct InboxTests {
  private final class Owner: LinkInboxOwner {
    private(set) var taken: [String] = []

    private(set) var notes: [String] = []

    private(set) var onLogLine: (@MainActor @Sendable (String) -> Void)?

    init() { onLogLine = { [weak self] in self?.notes.append($0) } }

    func take(_ arrival: LinkArrival) { taken.append(arrival.text) }
  }

  private final class Window: LinkInboxWindow {
    private(set) var taken: [[String]] = []

    private(set) var ends = 0

    func take(_ arrivals: [LinkArrival]) { taken.append(arrivals.map(\.text)) }

    func sceneDidDisconnect() { ends += 1 }
  }

  private func arrival(_ text: String) -> LinkArrival {
    LinkArrival(.url(text), from: .notification, through: .notification)
  }

  @Test func whatComesEarlyIsHandedOverOnceAndInOrder() async {
    await LinkInbox.withIsolated { inbox in
      inbox.receive(arrival("a"))
      inbox.receive(arrival("b"))
      let owner = Owner()
      #expect(inbox.open(for: owner) && owner.taken.isEmpty)
      #expect(
        owner.notes == ["what arrived before DeepLinks was made waits for the app's first scene"]
      )
      inbox.handOver()
      inbox.receive(arrival("c"))
      inbox.handOver()
      #expect(owner.taken == ["a", "b", "c"])
      let second = Owner()
      #expect(!inbox.open(for: second))
      inbox.receive(arrival("d"))
      #expect(owner.taken.last == "d" && second.taken.isEmpty)
    }
  }

  @Test func ofTooManyTheOldestAreGivenUp() async {
    await LinkInbox.withIsolated { inbox in
      for number in 1...20 { inbox.receive(arrival("\(number)")) }
      let owner = Owner()
      #expect(inbox.open(for: owner))
      inbox.handOver()
      #expect(owner.taken == (5...20).map { "\($0)" })
      #expect(owner.notes == ["only the last 16 links before DeepLinks was made are kept"])
    }
  }

  @Test func whatNoLinksTookWaitsForTheNext() async {
    await LinkInbox.withIsolated { inbox in
      inbox.receive(arrival("a"))
      do {
        let owner = Owner()
        #expect(inbox.open(for: owner))
      }
      inbox.handOver()
      let owner = Owner()
      #expect(inbox.open(for: owner))
      inbox.handOver()
      #expect(owner.taken == ["a"])
    }
  }

  @Test func aWindowTakesWhatConnectedItsSceneWhicheverIsFirst() async {
    await LinkInbox.withIsolated { inbox in
      let (early, late) = (Window(), Window())
      inbox.connect("one", with: [arrival("a")])
      inbox.join(early, to: "one")
      inbox.join(late, to: "two")
      inbox.connect("two", with: [arrival("b"), arrival("c")])
      #expect(early.taken == [["a"]] && late.taken == [["b", "c"]])
      inbox.join(early, to: "one")
      #expect(early.taken.count == 1)
    }
  }

  @Test func aWindowTakesWhatConnectedItsSceneTwice() async {
    await LinkInbox.withIsolated { inbox in
      let window = Window()
      inbox.connect("one", with: [arrival("a")])
      inbox.connect("one", with: [arrival("b")])
      inbox.join(window, to: "one")
      #expect(window.taken == [["a", "b"]])
    }
  }

  @Test func aSceneThatIsGoneIsForgotten() async {
    await LinkInbox.withIsolated { inbox in
      let (window, owner) = (Window(), Owner())
      #expect(inbox.open(for: owner))
      inbox.connect("none", with: [])
      inbox.disconnect("none")
      #expect(owner.notes.isEmpty)
      inbox.connect("one", with: [arrival("a")])
      inbox.disconnect("one")
      #expect(
        owner.notes == ["a link is dropped: its scene went before its window was shown"]
      )
      inbox.join(window, to: "one")
      #expect(window.taken.isEmpty)
      inbox.disconnect("one")
      inbox.connect("one", with: [arrival("b")])
      let other = Window()
      inbox.join(other, to: "one")
      #expect(window.taken.isEmpty && other.taken == [["b"]])
    }
  }

  @Test func aWindowIsToldThatItsSceneIsGone() async {
    await LinkInbox.withIsolated { inbox in
      let (window, other) = (Window(), Window())
      inbox.join(window, to: "one")
      inbox.join(other, to: "two")
      inbox.disconnect("one")
      inbox.disconnect("one")
      #expect(window.ends == 1 && other.ends == 0)
    }
  }

  @Test func testsBesideEachOtherShareNoInbox() async {
    await LinkInbox.withIsolated { outer in
      #expect(LinkInbox.current === outer)
      await LinkInbox.withIsolated { inner in
        #expect(LinkInbox.current === inner && inner !== outer)
      }
    }
  }
}

extension LinkArrival {
  fileprivate var text: String {
    if case .url(let text) = content { text } else { "" }
  }
}
