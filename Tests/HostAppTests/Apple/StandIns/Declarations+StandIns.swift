import Foundation
import SwiftUI
import UIKit
import WebKit

// What the files of the folder Apple use and the models lack: with it they compile on Linux, and do nothing.
// They run on Apple's systems alone, without this file.

// Apple: swiftui/uihostingcontroller, not compared
/// Shows a view.
final class UIHostingController<Content: View>: UIViewController {
  /// Creates a controller of a view.
  init(rootView: Content) {
    super.init(nibName: nil, bundle: nil)
  }

  /// There are no archives.
  required init?(coder: NSCoder) { nil }
}

// Apple: webkit/wknavigation, not compared
/// A page that is being loaded.
final class WKNavigation {}

extension WKWebView {
  // Apple: webkit/wkwebview/isloading, not compared
  /// Whether a page is being loaded.
  var isLoading: Bool { false }

  // Apple: webkit/wkwebview/loadhtmlstring(_:baseurl:), not compared
  /// Loads a text as a page.
  @discardableResult func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? { nil }

  // Apple: webkit/wkwebview/callasyncjavascript(_:arguments:in:contentworld:), not compared
  /// Runs a script as the body of a function.
  func callAsyncJavaScript(
    _ functionBody: String,
    arguments: [String: Any] = [:],
    in frame: WKFrameInfo? = nil,
    contentWorld: WKContentWorld
  ) async throws -> Any? { nil }
}
