// What an app opens when it runs for the first time, and what services say later.
// snippet.hide
#if canImport(SwiftUI) && !os(watchOS)
import Foundation
import LinkSwiftUI
import SwiftUI

// snippet.show
// The App Clip and the app share a group. The App Clip leaves the URL that it was invoked with:
//   .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { ClipHandover().leave($0.webpageURL) }
struct ClipHandover: DeferredLinkProvider {
  var group = "group.com.example.songs"

  func leave(_ url: URL?) {
    UserDefaults(suiteName: group)?.set(url?.absoluteString, forKey: "link")
  }

  func takeURL() async -> String? {
    let defaults = UserDefaults(suiteName: group)
    defer { defaults?.removeObject(forKey: "link") }
    return defaults?.string(forKey: "link")
  }
}
// snippet.end

extension LinkSource {
  static let appClip = LinkSource("app-clip", like: .universalLink)
  static let attribution = LinkSource("attribution", like: .universalLink)
}

struct SongWindow: View {
  var handover = ClipHandover()

  var body: some View {
    DeepLinkStack(songs) { link in SongScreen(link) }
      .task { _ = try? await songs.receive(from: handover, as: .appClip) }
  }
}
// snippet.end

// A service that answers later: Branch, AppsFlyer, Adjust. It stands for its SDK, which calls back.
@MainActor protocol AttributionService {
  func start(_ onLink: @escaping @MainActor (URL?) -> Void)
}

@MainActor func start(_ service: some AttributionService) {
  service.start { url in
    if let url { songs.receive(url, from: .attribution) }
  }
}

// A deferred link: the service knows of the tap before the app was installed. Services call back again whenever the
// app comes to the front, and what they name then is a link like any other.
struct DeferredLink<Service: AttributionService & Sendable>: DeferredLinkProvider {
  let service: Service

  func takeURL() async -> String? {
    let (answers, first) = AsyncStream.makeStream(of: URL?.self)
    await service.start { url in
      if case .terminated = first.yield(url), let url { songs.receive(url, from: .attribution) }
      first.finish()
    }
    for await url in answers { return url?.absoluteString }
    return nil
  }
}
// snippet.hide
#endif
