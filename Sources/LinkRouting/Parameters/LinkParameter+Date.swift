public import LinkPatterns

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension Date: LinkParameter {
  /// The form of a day, or of a time of a day, in ISO 8601.
  public static var linkShape: ParameterShape? { LinkDateFormat.iso8601.shape }

  /// Returns a date in ISO 8601; `nil` when the text does not have the form, or there is no such day.
  public static func linkValue(from text: LinkText) -> Date? {
    LinkDateFormat.iso8601.date(text.string)
  }

  /// The shortest ISO 8601 form in UTC that reads as the same date: a day, such as `2026-11-21`, for
  /// midnight, else a day and a time; `nil` for a date that milliseconds cannot represent.
  public var linkText: String? {
    LinkDateFormat.day.text(self) ?? LinkDateFormat.iso8601.text(self)
  }
}

extension ParameterOutput {
  /// A value that has no written form.
  static func inexpressible<Value>(describing value: Value) -> Self {
    // Foundation's description traps for dates outside any calendar.
    guard let date = value as? Date else { return .inexpressible("\(value)") }
    return .inexpressible("\(date.timeIntervalSince1970) s since 1970")
  }
}

extension LinkDateFormat {
  /// The seconds since 1970 of the years 0…9999.
  ///
  /// No format has other years: their readers may not be able to compute the day.
  private static let seconds: ClosedRange<Int64> = -62_167_219_200...253_402_300_799

  /// The form of written dates.
  var shape: ParameterShape {
    let day = "[0-9]{4}-[0-9]{2}-[0-9]{2}"
    let colon = "(?::|%3[Aa])"
    let offset = "(?:Z|(?:-|[+]|%2[Bb])[0-9]{2}\(colon)[0-9]{2})"
    let time = "T[0-9]{2}\(colon)[0-9]{2}\(colon)[0-9]{2}(?:[.][0-9]{1,9})?\(offset)"
    let form: ParameterShape? =
      switch value {
      case .unixSeconds: .int
      case .day: try? ParameterShape(name: "Day", matching: day)
      case .iso8601: try? ParameterShape(name: "Date", matching: "\(day)(?:\(time))?")
      }
    return form ?? .anything(named: "Date")
  }

  /// Reads a date.
  func date(_ text: String) -> Date? {
    if value == .unixSeconds {
      guard let seconds: Int64 = ScalarText.integer(LinkText(text)),
        Self.seconds.contains(seconds)
      else { return nil }
      return Date(timeIntervalSince1970: Double(seconds))
    }
    guard value != .day || text.utf8.count == 10, let time = CivilTime(text) else { return nil }
    return Date(
      timeIntervalSince1970: Double(time.seconds) + Double(time.nanoseconds) / 1_000_000_000
    )
  }

  /// Writes a date.
  package func text(_ date: Date) -> String? {
    let milliseconds = (date.timeIntervalSince1970 * 1000).rounded()
    guard let total = Int64(exactly: milliseconds) else { return nil }
    let seconds = (total >= 0 ? total : total - 999) / 1000
    guard Self.seconds.contains(seconds) else { return nil }
    let time = CivilTime(seconds: seconds, nanoseconds: (total - seconds * 1000) * 1_000_000)
    let text: String? =
      switch value {
      case .unixSeconds: String(seconds)
      case .day: time.day
      case .iso8601: time.text
      }
    return text.flatMap { self.date($0) == date ? $0 : nil }
  }
}
