#if canImport(WebKit) && !os(tvOS) && !os(watchOS)
import Foundation

extension PayloadValue {
  /// The value as objects that WebKit can pass to a page.
  ///
  /// Shape: `NSNull`, `NSNumber`, `String`, `[Any]` and `[String: Any]`.
  ///
  /// - Complexity: O(*n*), *n* = number of values.
  public var object: Any {
    switch self {
    case .null: NSNull()
    case .flag(let flag): NSNumber(value: flag)
    case .number(let number): NSNumber(value: number)
    case .text(let text): text
    case .list(let values): values.map(\.object)
    case .object(let members): members.mapValues(\.object)
    }
  }
}
#endif
