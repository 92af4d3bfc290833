#if STANDINS
@_spi(Driving) import AppleFoundationStandIn
import DeepLinking
import LinkNavigation
import LinkTesting
import Testing
@_spi(Driving) import UIKit
@testable import LinkUIKit

/// The picker of the system's, by its name, and a subclass of the app's.
private class UIImagePickerController: UINavigationController {}
private final class MyPicker: UIImagePickerController {}

/// What a link does about controllers that are not links; the table is that of the headless host.
@MainActor @Suite struct ForeignScreenTests {
  /// A screen of the app's own whose work may be unsaved.
  private final class Editor: UIViewController, UnsavedWork {
    var hasUnsavedWork = true
  }

  private let league = Quiz.league(league: 1)

  /// A stage on which a controller is presented.
  private func presenting(_ controller: UIViewController) async throws -> Stage {
    let stage = try Stage.tabs()
    stage.bar?.present(controller, animated: false)
    await stage.idle()
    return stage
  }

  private func open(_ link: Quiz, on stage: Stage) async -> LinkOutcome {
    await stage.handler.open(link).outcome
  }

  private var opened: LinkOutcome { .opened(skipping: []) }

  @Test func aPaywallIsDismissed() async throws {
    let stage = try await presenting(UINavigationController(rootViewController: UIViewController()))
    let root = try #require(stage.host.state.presentations.first?.root)
    #expect(root.foreign?.kind == .modal)
    #expect(await open(league, on: stage) == opened)
    #expect(stage.window.presented == [] && stage.window.tabs[0] == [.home, league])
    #expect(stage.window.warnings == [])
  }

  @Test func aModalThatCannotBeSwipedAwayIsAskedAbout() async throws {
    let sheet = UIViewController()
    sheet.isModalInPresentation = true
    let stage = try await presenting(UINavigationController(rootViewController: sheet))
    let declined = await open(league, on: stage)
    #expect(declined.name == "declined" && declined.reason?.code == .unsavedWork)
    #expect(stage.window.presented.count == 1)
    stage.handler.links.confirmLeaving = { _ in true }
    #expect(await open(league, on: stage) == opened)
    #expect(stage.window.presented == [])
  }

  @Test func aPushedEditorWithUnsavedWorkIsAskedAbout() async throws {
    let stage = try Stage.tabs()
    let editor = Editor()
    stage.navigation?.pushViewController(editor, animated: false)
    await stage.idle()
    #expect(stage.host.state.visibleEntry?.foreign?.kind == .pushed)
    #expect(await open(.home, on: stage).name == "declined")
    #expect(stage.navigation?.topViewController === editor)
    editor.hasUnsavedWork = false
    #expect(await open(.home, on: stage) == opened)
    #expect(stage.navigation?.topViewController !== editor)
  }

  @Test func workInAContainerIsFound() async throws {
    let container = UIViewController()
    container.addChild(Editor())
    let stage = try await presenting(container)
    #expect(await open(league, on: stage).name == "declined")
    #expect(stage.bar?.presentedViewController === container)
  }

  @Test func aLinkScreenSaysThatItsWorkIsUnsaved() async throws {
    final class JoinEditor: UIViewController, UnsavedWork {
      let hasUnsavedWork = true
    }
    let stage = try Stage.tabs { link in
      link == .join(league: 1) ? JoinEditor() : QuizScreen(link)
    }
    #expect(await open(.join(league: 1), on: stage) == opened)
    #expect(await open(.activity, on: stage).name == "declined")
  }

  @Test func aPickerThatIsANavigationControllerIsWaitedFor() async throws {
    let picker = MyPicker(rootViewController: UIViewController())
    let stage = try await presenting(picker)
    #expect(stage.host.state.presentations.map(\.root.foreign?.kind) == [.systemPicker])
    #expect(stage.host.state.presentations.map(\.pushed) == [[]])
    let receipt = stage.handler.open(league)
    for _ in 0..<100 { await Task.yield() }
    #expect(stage.bar?.presentedViewController === picker)
    stage.bar?.dismiss(animated: false)
    await stage.idle()
    stage.time.advance(by: .seconds(1))
    #expect(await receipt.outcome == opened)
  }

  @Test func anAlertAndAShareSheetAreWaitedFor() async throws {
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    let share = UIActivityViewController(activityItems: [], applicationActivities: nil)
    for controller in [alert, share] {
      let stage = try Stage.tabs()
      controller.popoverPresentationController?.sourceView = stage.bar?.view
      stage.bar?.present(controller, animated: false)
      await stage.idle()
      var waits: [ScreenStatus] = []
      stage.handler.links.onProgress = { progress in
        if case .waiting(for: let status, of: _) = progress { waits.append(status) }
      }
      let receipt = stage.handler.open(league)
      for _ in 0..<100 { await Task.yield() }
      stage.time.advance(by: .milliseconds(300))
      for _ in 0..<100 { await Task.yield() }
      #expect(stage.bar?.presentedViewController === controller)
      #expect(waits.map(\.foreign) == [controller === alert ? .alert : .systemPicker])
      #expect(waits.first?.title == (controller === alert ? "Delete?" : nil))
      stage.bar?.dismiss(animated: false)
      await stage.idle()
      stage.time.advance(by: .seconds(1))
      #expect(await receipt.outcome == opened)
      #expect(stage.window.warnings == [])
    }
  }
}
#endif
