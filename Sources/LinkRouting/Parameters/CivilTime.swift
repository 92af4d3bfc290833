/// A point in time as a calendar and a clock show it, in the proleptic Gregorian calendar in UTC.
///
/// Source: ISO 8601, extended form. The arithmetic of days is that of Howard Hinnant,
/// "chrono-Compatible Low-Level Date Algorithms".
struct CivilTime {
  /// The seconds since 1970.
  let seconds: Int64

  /// The nanoseconds of the second.
  let nanoseconds: Int64
}

extension CivilTime {
  /// Reads a time; fails when the text is not a day and no time of a day.
  init?(_ text: String) {
    var scanner = DigitScanner(text)
    guard let year = scanner.number(4), scanner.take("-"), let month = scanner.number(2),
      scanner.take("-"), let day = scanner.number(2),
      (1...12).contains(month), (1...Self.days(ofMonth: month, year)).contains(day)
    else { return nil }
    let midnight = Self.daysSince1970(year, month, day) * 86_400
    guard !scanner.isAtEnd else {
      self.init(seconds: midnight, nanoseconds: 0)
      return
    }
    guard scanner.take("T"), let hour = scanner.number(2), scanner.take(":"),
      let minute = scanner.number(2), scanner.take(":"), let second = scanner.number(2),
      hour < 24, minute < 60, second < 60,
      let nanoseconds = scanner.fraction(), let offset = scanner.offset(), scanner.isAtEnd
    else { return nil }
    self.init(
      seconds: midnight + hour * 3600 + minute * 60 + second - offset,
      nanoseconds: nanoseconds
    )
  }

  /// The day, and the time of the day: `2026-11-21T12:00:00.5Z`; `nil` outside the years 0…9999.
  var text: String? {
    guard let day else { return nil }
    let time = seconds - seconds.dayNumber * 86_400
    var text = "\(day)T\(Self.padded(time / 3600, 2)):\(Self.padded(time / 60 % 60, 2))"
    text += ":" + Self.padded(time % 60, 2)
    if nanoseconds > 0 {
      var (fraction, width) = (nanoseconds, 9)
      while fraction % 10 == 0 { (fraction, width) = (fraction / 10, width - 1) }
      text += "." + Self.padded(fraction, width)
    }
    return text + "Z"
  }

  /// The day: `2026-11-21`; `nil` outside the years 0…9999.
  var day: String? {
    // Days since 0000-03-01, in eras of 400 years.
    let days = seconds.dayNumber + 719_468
    let era = (days >= 0 ? days : days - 146_096) / 146_097
    let dayOfEra = days - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * shifted + 2) / 5 + 1
    let month = shifted < 10 ? shifted + 3 : shifted - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    guard (0...9999).contains(year) else { return nil }
    return "\(Self.padded(year, 4))-\(Self.padded(month, 2))-\(Self.padded(day, 2))"
  }

  /// The number of days from 1970-01-01 to a day.
  private static func daysSince1970(_ year: Int64, _ month: Int64, _ day: Int64) -> Int64 {
    let year = month <= 2 ? year - 1 : year
    let era = (year >= 0 ? year : year - 399) / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  /// The number of days of a month.
  private static func days(ofMonth month: Int64, _ year: Int64) -> Int64 {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Writes a number with zeros before it.
  private static func padded(_ number: Int64, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }
}

extension Int64 {
  /// The day that a number of seconds since 1970 falls on, counted from 1970-01-01.
  fileprivate var dayNumber: Int64 { (self >= 0 ? self : self - 86_399) / 86_400 }
}
