public import Foundation

/// How often a link was used on a day.
public struct LinkCounts: Hashable, Sendable {
  /// The number of pages that were answered, without those for known robots.
  public var page = 0

  /// The number of answers to apps.
  public var app = 0

  /// The number of redirects to a store.
  public var store = 0

  /// Creates counts.
  ///
  /// - Parameters:
  ///   - page: The number of pages.
  ///   - app: The number of answers to apps.
  ///   - store: The number of redirects to a store.
  public init(page: Int = 0, app: Int = 0, store: Int = 0) {
    (self.page, self.app, self.store) = (page, app, store)
  }

  /// Adds other counts.
  public static func += (left: inout LinkCounts, right: LinkCounts) {
    left.page += right.page
    left.app += right.app
    left.store += right.store
  }
}

/// A link and a day, in UTC.
public struct CountedDay: Hashable, Sendable {
  /// The code of the link.
  public let code: String

  /// The number of the day since 1 January 1970.
  public let day: Int

  /// Creates the key of counts.
  ///
  /// - Parameters:
  ///   - code: The code of the link.
  ///   - day: The number of the day.
  public init(code: String, day: Int) {
    (self.code, self.day) = (code, day)
  }

  /// The number of the day of a time.
  public static func day(of time: Date) -> Int {
    Int((time.timeIntervalSince1970 / 86_400).rounded(.down))
  }

  /// A day as text: `2026-11-29`.
  public static func text(ofDay day: Int) -> String {
    Date(timeIntervalSince1970: Double(day) * 86_400).formatted(.iso8601.year().month().day())
  }
}
