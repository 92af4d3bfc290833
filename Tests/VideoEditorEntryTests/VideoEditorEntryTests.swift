@_spi(Driving) import AppleFoundationStandIn
import Testing
@_spi(Driving) import UIKit
import VideoEditorEntry
import VideoEditorParts

/// The video editor by the entry points of UIKit, on the models of Apple's frameworks.
@MainActor @Suite struct VideoEditorUIKitTests {
  private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

  @Test func anAppDelegateAnswersWhetherAPartOpenedD2D3() throws {
    let application = UIApplication()
    let app = EditorAppDelegate()
    application.delegate = app
    let (account, nosuch) = (try url("deeplink://account"), try url("deeplink://nosuch"))
    #expect(application.deliverToAppDelegate(account))
    #expect(app.editor.screen == .account)
    #expect(!application.deliverToAppDelegate(nosuch))
    #expect(app.editor.screen == .account)
  }

  @Test func aSceneOpensASetOfURLContextsD3() throws {
    let application = UIApplication()
    let delegate = EditorSceneDelegate()
    let scene = application.connectScene(delegate: delegate)
    scene.deliver(try url("deeplink://videos/new?length=5"), try url("deeplink://account"))
    #expect(delegate.editor.screen == .newVideo(length: 5))
    scene.deliver(try url("deeplink://videos/2"))
    #expect(delegate.editor.screen == .video(id: 2))
  }

  @Test func aSceneOpensUniversalLinksD3() throws {
    let page = NSUserActivity.browsing(try url("https://videos.example/videos/2"))
    let delegate = EditorSceneDelegate()
    let options = UIScene.ConnectionOptions(userActivities: [page])
    let application = UIApplication()
    let scene = application.connectScene(delegate: delegate, options: options)
    #expect(delegate.editor.screen == .video(id: 2))
    scene.deliver(.browsing(try url("https://videos.example/account")))
    #expect(delegate.editor.screen == .account)
    // An activity of another type is not a link, whatever page it has.
    let other = NSUserActivity(activityType: "example.videos.watching")
    other.webpageURL = try url("https://videos.example/videos/3")
    scene.deliver(other)
    #expect(delegate.editor.screen == .account)
  }

  @Test func aSceneOpensTheURLThatConnectedItD3() throws {
    let delegate = EditorSceneDelegate()
    let context = UIOpenURLContext.make(try url("deeplink://account"))
    UIApplication().connectScene(
      delegate: delegate,
      options: UIScene.ConnectionOptions(urlContexts: [context])
    )
    #expect(delegate.editor.screen == .account)
  }
}
