/// How a date is written in a URL.
public struct LinkDateFormat: Hashable, Sendable {
  /// The closed list of formats.
  enum Value: Hashable, Sendable {
    case iso8601, day, unixSeconds
  }

  /// The format.
  let value: Value

  /// The extended form of ISO 8601: `2026-11-21T12:00:00Z`, with a fraction of up to nine digits and
  /// any offset; a day alone is its midnight in UTC.
  public static let iso8601 = LinkDateFormat(value: .iso8601)

  /// A day of ISO 8601, which is its midnight in UTC: `2026-11-21`.
  public static let day = LinkDateFormat(value: .day)

  /// The seconds since 1970 in UTC, as an integer, in the years 0…9999.
  public static let unixSeconds = LinkDateFormat(value: .unixSeconds)
}
