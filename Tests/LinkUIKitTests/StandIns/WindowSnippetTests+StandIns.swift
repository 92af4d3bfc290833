#if STANDINS
@_spi(Driving) import AppleFoundationStandIn
import DeepLinking
import LinkUIKit
import Testing
@_spi(Driving) import UIKit

@testable import UIKitSnippets

/// The example of an app with several windows, as an app would run it.
@MainActor @Suite(.serialized) struct WindowSnippetTests {
  @MainActor private struct Window {
    let scene: UIScene
    let delegate: NotesSceneDelegate
    let stack: UINavigationController

    var titles: [String?] { stack.viewControllers.map(\.title) }

    func settle() async {
      await delegate.window?.transitions.runUntilIdle(quietTurns: 100)
    }
  }

  private func connect(
    _ application: UIApplication,
    _ session: String,
    _ options: UIScene.ConnectionOptions = UIScene.ConnectionOptions(),
    restoring saved: NSUserActivity? = nil
  ) throws -> Window {
    let delegate = NotesSceneDelegate()
    let session = UISceneSession(persistentIdentifier: session)
    session.stateRestorationActivity = saved
    let scene = application.connectScene(delegate: delegate, options: options, session: session)
    let stack = try #require(delegate.window?.rootViewController as? UINavigationController)
    return Window(scene: scene, delegate: delegate, stack: stack)
  }

  @Test func aLinkGoesToTheWindowThatShowsIt() async throws {
    try await UIApplication.withIsolated { application in
      let left = try connect(application, "left")
      let right = try connect(application, "right")
      right.scene.deliver(try #require(URL(string: "notes://notes/7")))
      await right.settle()
      left.scene.deliver(try #require(URL(string: "notes://notes/7")))
      await left.settle()
      #expect(left.titles == ["notes"])
      #expect(right.titles == ["notes", "note(id: 7)"])
      for window in [left, right] { application.disconnect(window.scene) }
    }
  }

  @Test func aQuickActionOpensItsLink() async throws {
    try await UIApplication.withIsolated { application in
      let window = try connect(application, "one")
      let scene = try #require(window.scene as? UIWindowScene)
      let item = UIApplicationShortcutItem(
        type: "note",
        localizedTitle: "Note",
        localizedSubtitle: nil,
        icon: nil,
        userInfo: ["url": "notes://notes/3" as NSString]
      )
      #expect(scene.perform(item) == true)
      await window.settle()
      #expect(window.titles == ["notes", "note(id: 3)"])
      application.disconnect(window.scene)
    }
  }

  @Test func aWindowShowsAgainWhatItShowed() async throws {
    try await UIApplication.withIsolated { application in
      let window = try connect(application, "one")
      window.scene.deliver(try #require(URL(string: "notes://notes/7")))
      await window.settle()
      let saved = try #require(window.delegate.stateRestorationActivity(for: window.scene))
      application.disconnect(window.scene)
      let restored = try connect(application, "one", restoring: saved)
      await restored.settle()
      #expect(restored.titles == ["notes", "note(id: 7)"])
      application.disconnect(restored.scene)
    }
  }

  @Test func aNewWindowOpensTheLink() async throws {
    try await UIApplication.withIsolated { application in
      let first = try connect(application, "one")
      try #require(first.stack.topViewController as? NoteController).openInNewWindow(7)
      let activity = try #require(application.requestedScenes.first?.activity)
      let second = try connect(application, "two", .init(userActivities: [activity]))
      await second.settle()
      #expect(first.titles == ["notes"])
      #expect(second.titles == ["notes", "note(id: 7)"])
      for window in [first, second] { application.disconnect(window.scene) }
    }
  }
}
#endif
