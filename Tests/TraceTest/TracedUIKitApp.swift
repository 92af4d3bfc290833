import Foundation
@_spi(Driving) import UIKit

@testable import QuickStartUIKit

/// README's UIKit app over the models, which opens one URL while it runs: `Scripts/trace-way.py`.
@main enum TracedUIKitApp {
  static func main() async {
    let application = UIApplication()
    let delegate = SceneDelegate()
    let scene = application.connectScene(delegate: delegate)
    await delegate.window?.transitions.runUntilIdle(quietTurns: 100)
    guard let url = URL(string: "quiz://leagues/7/questions/2") else { return }
    wayBegins()
    scene.deliver(url)
    await delegate.window?.transitions.runUntilIdle(quietTurns: 100)
    wayEnds()
    let stack = delegate.window?.rootViewController as? UINavigationController
    print(stack?.viewControllers.compactMap(\.title).joined(separator: " / ") ?? "")
  }

  /// Marks in the trace where the app receives the URL.
  static func wayBegins() {}

  /// Marks in the trace where the app has shown it.
  static func wayEnds() {}
}
