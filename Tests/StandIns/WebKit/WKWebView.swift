#if !os(tvOS)
public import Foundation

/// How a web view is set up.
@MainActor open class WKWebViewConfiguration: NSObject {
  /// What its pages can call by script.
  open var userContentController = WKUserContentController()

  /// Creates a configuration.
  public override init() { super.init() }
}

/// Shows pages: here a page that does what the test says.
@MainActor open class WKWebView: NSObject {
  /// Who decides about navigations.
  open weak var navigationDelegate: (any WKNavigationDelegate)?

  /// How it was set up.
  public let configuration: WKWebViewConfiguration

  /// What the page shows; nil for nothing.
  public internal(set) var url: URL?

  /// Creates a web view.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init()
  }
}
#endif
