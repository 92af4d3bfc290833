#if canImport(SwiftUI) && !os(watchOS)
import DeepLinking
import LinkSwiftUI
import ProphetsLinks
import SwiftUI

/// The root of a window: two tabs, what is presented over them, and what comes of links.
struct ProphetsRoot: View {
  private let links: DeepLinks<ProphetsLink>

  private let screens: any ScreenSource

  /// How long a sheet may take to leave before another is presented.
  private let dismissalLimit: Duration

  @State private var keeper = ProphetsWindowKeeper()

  /// The question that the person is being asked.
  @State private var question: AskedQuestion?

  init(
    links: DeepLinks<ProphetsLink>,
    screens: any ScreenSource,
    dismissalLimit: Duration
  ) {
    (self.links, self.screens, self.dismissalLimit) = (links, screens, dismissalLimit)
  }

  var body: some View {
    let window = keeper.window {
      askHere($question)
      return ProphetsWindow(links: links, screens: screens, dismissalLimit: dismissalLimit)
    }
    NavigationReader(window.model) { model in
      TabView(selection: model.selection) {
        stack(.leagues, in: window)
          .tabItem { Label("Leagues", systemImage: "list.number") }
          .tag(TabID.leagues)
        stack(.activity, in: window)
          .tabItem { Label("Activity", systemImage: "clock") }
          .tag(TabID.activity)
      }
      .presentations(of: model) { view(of: $0, in: window) }
    }
    .windowLinks(of: window) { receipt in
      Task { await follow(receipt) }
    }
    .sheet(item: $question) { asked in
      QuestionView(question: asked) { question = nil }
    }
  }

  private func stack(_ tab: TabID, in window: ProphetsWindow) -> some View {
    DestinationStack(window.model, of: tab) { view(of: $0, in: window) }
  }

  private func view(of link: ProphetsLink, in window: ProphetsWindow) -> some View {
    ScreenView(link: link, screens: screens) { link in
      let receipt = window.handler.open(link)
      Task { await follow(receipt) }
    }
  }

  /// Has links that change something ask in this window, the newest one.
  private func askHere(_ question: Binding<AskedQuestion?>) {
    links.confirm = { confirmation in
      await Self.ask(confirmation.link.question, about: confirmation.id, question)
    }
  }

  /// Asks, and waits for the answer; a question that is still open counts as declined.
  private static func ask(
    _ text: String,
    about id: LinkEventID,
    _ question: Binding<AskedQuestion?>
  ) async -> Bool {
    await withCheckedContinuation { continuation in
      question.wrappedValue?.answer(false)
      question.wrappedValue = AskedQuestion(text, about: id, continuation)
    }
  }

  /// Offers to sign in, when a link waits for that.
  private func follow(_ receipt: LinkReceipt<ProphetsLink>) async {
    guard case .suspended(let id) = await receipt.outcome, links.account == nil,
      await Self.ask(ProphetsLink.signInQuestion, about: id, $question)
    else { return }
    links.accountDidChange(to: .me)
  }
}
#endif
