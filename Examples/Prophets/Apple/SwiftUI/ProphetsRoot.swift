#if canImport(SwiftUI) && !os(watchOS)
import DeepLinking
import LinkSwiftUI
import ProphetsLinks
import ProphetsScreens
import SwiftUI

/// The root of a window: two tabs, what is presented over them, and the one place that listens.
struct ProphetsRoot: View {
  /// What all windows share.
  private let intake: LinkIntake<ProphetsLink>

  /// Where the screens come from.
  private let screens: any ScreenSource

  /// How long a sheet may take to leave before another is presented.
  private let dismissalLimit: Duration

  /// Keeps the window.
  @State private var keeper = ProphetsWindowKeeper()

  /// The question that the person is being asked.
  @State private var question: AskedQuestion?

  /// Opens web pages that the app has no screen for.
  @Environment(\.openURL) private var openURL

  /// Creates a root.
  ///
  /// - Parameters:
  ///   - intake: What all windows share.
  ///   - screens: Where the screens come from.
  ///   - dismissalLimit: How long a sheet may take to leave before another is presented.
  init(intake: LinkIntake<ProphetsLink>, screens: any ScreenSource, dismissalLimit: Duration) {
    self.intake = intake
    self.screens = screens
    self.dismissalLimit = dismissalLimit
  }

  /// The tabs.
  var body: some View {
    let window = keeper.window {
      askHere($question)
      return ProphetsWindow(intake: intake, screens: screens, dismissalLimit: dismissalLimit)
    }
    NavigationReader(window.model) { model in
      TabView(selection: model.selection) {
        stack(.leagues, in: window)
          .tabItem { Label("Leagues", systemImage: "list.number") }
          .tag(ContainerID.leagues)
        stack(.activity, in: window)
          .tabItem { Label("Activity", systemImage: "clock") }
          .tag(ContainerID.activity)
      }
      .presentations(of: model) { view(of: $0, in: window) }
    }
    .onDeepLink(window.handler) { receipt in
      Task { await browse(receipt) }
    }
    .sheet(item: $question) { asked in
      QuestionView(asked) { question = nil }
    }
  }

  /// Has links that change something ask in this window, the newest one.
  ///
  /// - Parameter question: The question that is shown.
  private func askHere(_ question: Binding<AskedQuestion?>) {
    intake.confirm = { confirmation in
      await withCheckedContinuation { continuation in
        question.wrappedValue?.answer(false)
        question.wrappedValue = AskedQuestion(confirmation, continuation)
      }
    }
  }

  /// The stack of a tab.
  private func stack(_ tab: ContainerID, in window: ProphetsWindow) -> some View {
    DestinationStack(window.model, of: tab) { view(of: $0, in: window) }
  }

  /// The screen of a link.
  private func view(of link: ProphetsLink, in window: ProphetsWindow) -> some View {
    ScreenView(link: link, screens: screens) { window.handler.open($0) }
  }

  /// Opens the URL of an event in the browser, when the app has no screen for it.
  ///
  /// The system does not hand the URL back to the app that opens it.
  private func browse(_ receipt: LinkReceipt<ProphetsLink>) async {
    guard case .fallback(let page, _) = await receipt.outcome, let url = URL(string: page.text)
    else {
      return
    }
    openURL(url)
  }
}
#endif
