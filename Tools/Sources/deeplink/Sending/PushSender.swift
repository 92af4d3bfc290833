import ArgumentParser
import DeepLinking

/// A service that sends notifications, and has a place of its own for the URL.
enum PushSender: String, CaseIterable, ExpressibleByArgument {
  /// Airship.
  case airship

  /// Braze.
  case braze

  /// OneSignal.
  case onesignal

  /// Where the service puts the URL: the place that an app reads it from.
  var reader: PayloadReader {
    switch self {
    case .airship: .airship
    case .braze: .braze
    case .onesignal: .oneSignal
    }
  }
}
