import Foundation

/// Times as texts of ISO 8601, to the second.
enum TimeText {
  /// The text of a time: `2026-11-29T21:50:00Z`.
  static func text(_ time: Date) -> String { time.formatted(.iso8601) }

  /// Reads a time with its offset from UTC; the part of a second is left out.
  static func time(_ text: String) -> Date? {
    for style in [Date.ISO8601FormatStyle.iso8601, .init(includingFractionalSeconds: true)] {
      if let time = try? style.parse(text) {
        return Date(timeIntervalSince1970: time.timeIntervalSince1970.rounded(.down))
      }
    }
    return nil
  }
}
