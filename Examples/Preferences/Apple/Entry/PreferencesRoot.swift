#if canImport(SwiftUI) && !os(watchOS)
import DeepLinking
import LinkSwiftUI
public import PreferencesApp
public import SwiftUI

/// The root of a window in SwiftUI: the tabs of the routes, what is presented over them, and its links.
public struct PreferencesRoot: View {
  /// The app.
  private let app: PreferencesApp

  /// Creates a root.
  public init(app: PreferencesApp) {
    self.app = app
  }

  /// The tabs.
  public var body: some View {
    DeepLinkTabs(app.links) { link in
      Text(verbatim: "\(link)").navigationTitle("\(link)")
    } label: { tab in
      Text(verbatim: tab == "home" ? "Home" : "Inbox")
    }
  }
}
#endif
