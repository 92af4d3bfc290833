#if canImport(SwiftUI) && !os(watchOS)
import DeepLinking
import Foundation
import ProphetsLinks
import ProphetsStore
import ProphetsSwiftUI
import SwiftUI

/// The app on a phone: the windows, with the database.
@main
struct ProphetsSwiftUIApp: App {
  /// What all windows share.
  private let links: DeepLinks<ProphetsLink>

  /// Where the screens come from.
  private let screens: any ScreenSource

  /// Opens the database, and makes and fills it on the first run.
  init() {
    screens = ProphetsStore(environment: ProcessInfo.processInfo.environment)
    links = DeepLinks(
      screens: screens,
      environment: .live(),
      account: nil,  // until a link requires it
      log: .debugBuilds
    )
    links.record(toFile: "links.jsonl")
  }

  /// The windows.
  var body: some Scene {
    ProphetsWindows(links: links, screens: screens)
  }
}
#endif
