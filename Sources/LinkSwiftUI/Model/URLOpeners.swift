#if canImport(SwiftUI) && !os(watchOS)

/// The views whose `openURL` opens other apps, and what they are opening.
@MainActor
struct URLOpeners {
  /// A view that opens URLs.
  private struct Weak {
    /// SwiftUI retains it, since it may hold the handler, and so the model.
    weak var opener: (any URLOpener)?
  }

  /// The views; the one that appeared last is at the end.
  private var openers: [Weak] = []

  /// The URLs that are being opened in other apps.
  var departing = Departures()

  /// The opener of the view that appeared last.
  var last: (any URLOpener)? { openers.lazy.compactMap(\.opener).last { $0.canOpen } }

  /// Adds an opener, or moves it to the end; it is not retained.
  mutating func append(_ opener: any URLOpener) {
    openers.removeAll { $0.opener == nil || $0.opener === opener }
    openers.append(Weak(opener: opener))
  }
}
#endif
