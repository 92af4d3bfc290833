@_spi(Driving) import AppleFoundationStandIn
@_spi(Driving) import SwiftUI
import Testing

/// Something to present.
private struct Item: Identifiable, Equatable {
  let id: String
  var text = ""
}

/// What is presented.
@Observable @MainActor private final class Presenter {
  var sheet: Item?
  var cover: Item?
  var inner: Item?
  var plain = false
  init() {}
}

/// A screen with presentations.
private struct Screen: View {
  @Bindable var presenter: Presenter
  let notes: Notes
  var swipeDisabled = false
  var body: some View {
    Text("home")
      .sheet(item: $presenter.sheet) {
        notes.add("dismissed, item \(presenter.sheet?.id ?? "nil")")
      } content: { item in
        SheetContent(item: item, presenter: presenter)
          .onAppear { notes.add("\(item.id) on") }
          .onDisappear { notes.add("\(item.id) off") }
          .interactiveDismissDisabled(swipeDisabled)
      }
      .fullScreenCover(item: $presenter.cover) { Text("cover \($0.id)") }
      .sheet(isPresented: $presenter.plain, onDismiss: { notes.add("plain dismissed") }) {
        Text("plain").navigationTitle("Plain")
      }
  }
}

/// What a sheet shows.
private struct SheetContent: View {
  let item: Item
  @Bindable var presenter: Presenter
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    Text("sheet \(item.id)\(item.text)")
    Button("Close") { dismiss() }
      .sheet(item: $presenter.inner) { Text("inner \($0.id)") }
  }
}

@MainActor @Suite struct ViewPresentationTests {
  private let presenter = Presenter()
  private let notes = Notes()
  private let host: ViewHost

  init() {
    host = ViewHost(Screen(presenter: presenter, notes: notes))
  }

  @Test func presentsWhileThereIsAnItem() async {
    #expect(host.presentations.isEmpty)
    presenter.sheet = Item(id: "1")
    #expect(host.texts == ["sheet 1", "Close"])
    #expect(host.presentations.map(\.isFullScreen) == [false])
    #expect(notes.all == ["1 on"])
  }

  @Test func endsTheDismissalLaterAndTellsThen() async {
    presenter.sheet = Item(id: "1")
    await host.settle()
    presenter.sheet = nil
    #expect(host.presentations.map(\.isDismissing) == [true])
    #expect(host.texts == ["home"])
    #expect(notes.all == ["1 on", "1 off"])
    await host.settle()
    #expect(host.presentations.isEmpty)
    #expect(notes.all == ["1 on", "1 off", "dismissed, item nil"])
  }

  @Test func canBeHeldWhileItIsDismissed() async {
    presenter.sheet = Item(id: "1")
    await host.settle()
    host.transitions.endNext(.held)
    presenter.sheet = nil
    await host.settle()
    #expect(host.presentations.map(\.isDismissing) == [true])
    #expect(!notes.all.contains("dismissed, item nil"))
    host.transitions.release()
    #expect(host.presentations.isEmpty)
    #expect(notes.all.last == "dismissed, item nil")
  }

  @Test func losesOnDismiss() async {
    presenter.sheet = Item(id: "1")
    await host.settle()
    host.transitions.endNext(.completionLost)
    presenter.sheet = nil
    await host.settle()
    #expect(host.presentations.isEmpty)
    #expect(notes.all == ["1 on", "1 off"])
  }

  @Test func replacesASheetByDismissingTheOldOneFirst() async {
    presenter.sheet = Item(id: "1")
    await host.settle()
    host.transitions.endNext(.held)
    presenter.sheet = Item(id: "2")
    #expect(host.presentations.map(\.texts) == [["sheet 1", "Close"]])
    #expect(host.presentations.first?.isDismissing == true)
    host.transitions.release()
    #expect(host.texts == ["sheet 2", "Close"])
    #expect(notes.all == ["1 on", "1 off", "dismissed, item 2", "2 on"])
  }

  @Test func updatesTheContentOfTheSameItem() {
    presenter.sheet = Item(id: "1")
    #expect(host.texts.first == "sheet 1")
    presenter.sheet = Item(id: "1", text: " again")
    #expect(host.texts.first == "sheet 1 again")
    #expect(notes.all == ["1 on"])
    #expect(host.transitions.history.isEmpty)
  }

  @Test func writesTheBindingWhenAPersonSwipesAndTellsLater() async {
    presenter.sheet = Item(id: "1")
    #expect(host.swipeDown())
    #expect(presenter.sheet == nil)
    #expect(!notes.all.contains("dismissed, item nil"))
    await host.settle()
    #expect(notes.all.last == "dismissed, item nil")
    #expect(!host.swipeDown())
  }

  @Test func refusesASwipeWhereItIsDisabled() {
    let host = ViewHost(Screen(presenter: presenter, notes: notes, swipeDisabled: true))
    presenter.sheet = Item(id: "1")
    #expect(!host.swipeDown())
    #expect(presenter.sheet != nil)
    #expect(host.tap("Close"))
    #expect(presenter.sheet == nil)
  }

  @Test func coversTheScreenAgainstSwipes() {
    presenter.cover = Item(id: "1")
    #expect(host.texts == ["cover 1"])
    #expect(host.presentations.map(\.isFullScreen) == [true])
    #expect(!host.swipeDown())
  }

  @Test func presentsOneThingAtATimeAndTheNextAfterwards() async {
    presenter.sheet = Item(id: "1")
    await host.settle()
    presenter.plain = true
    await host.settle()
    #expect(host.presentations.count == 1)
    #expect(host.warnings.count == 1)
    #expect(
      host.warnings.first?.hasPrefix("Currently, only presenting a single sheet is supported.")
        == true
    )
    presenter.sheet = nil
    await host.settle()
    #expect(host.texts == ["plain"])
    #expect(host.title == "Plain")
    presenter.plain = false
    await host.settle()
    #expect(notes.all.last == "plain dismissed")
  }

  @Test func presentsOverASheet() async {
    presenter.sheet = Item(id: "1")
    presenter.inner = Item(id: "2")
    #expect(host.presentations.map { $0.texts.first } == ["sheet 1", "inner 2"])
    #expect(host.texts == ["inner 2"])
    #expect(host.swipeDown())
    await host.settle()
    #expect(presenter.inner == nil)
    #expect(host.texts == ["sheet 1", "Close"])
    #expect(host.warnings.isEmpty)
  }

  @Test func freesTheScreenWhenThePresentingViewIsGone() async {
    struct Vanishing: View {
      @Bindable var presenter: Presenter
      let notes: Notes
      @State private var shows = true
      var body: some View {
        Group {
          if shows { Text("a").sheet(item: $presenter.sheet) { Text("sheet \($0.id)") } }
        }
        .onOpenURL { _ in shows = false }
        .sheet(isPresented: $presenter.plain) { Text("plain") }
      }
    }
    let host = ViewHost(Vanishing(presenter: presenter, notes: notes))
    presenter.sheet = Item(id: "1")
    #expect(host.presentations.count == 1)
    host.open(URL(fileURLWithPath: "/"))
    #expect(host.presentations.isEmpty)
    presenter.plain = true
    #expect(host.texts == ["plain"])
  }
}
