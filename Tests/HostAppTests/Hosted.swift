import DeepLinking
@testable import HostApp
import LinkUIKit
import Testing
import UIKit

/// Tests in the one window of the host app, so one after the other.
///
/// They run with Apple's frameworks and with their models: what is done in another way for each of these is
/// in the folders `Apple` and `StandIns`, under the same names. A test waits for what is to come, not for
/// time, and has failed after ten minutes.
@Suite(.serialized, .timeLimit(.minutes(10))) enum Hosted {}

extension HostSceneDelegate {
  /// The tabs of the window.
  var bar: UITabBarController? { window?.rootViewController as? UITabBarController }

  /// The stack of the selected tab.
  var navigation: UINavigationController? { bar?.selectedViewController as? UINavigationController }

  /// The links of the stack of the selected tab.
  var stack: [HostLink?] { links(of: navigation) }

  /// The links of what is presented over the tabs, the lowest first.
  var presented: [[HostLink?]] {
    var all: [[HostLink?]] = []
    var next = bar?.presentedViewController
    while let controller = next {
      all.append(links(of: controller))
      next = controller.presentedViewController
    }
    return all
  }

  /// The links of the screens of a stack, or of the one screen that is not a stack.
  private func links(of controller: UIViewController?) -> [HostLink?] {
    let screens =
      (controller as? UINavigationController)?.viewControllers ?? [controller].compactMap(\.self)
    return screens.map { ($0 as? HostScreen)?.link }
  }
}
