#if canImport(Darwin)
import Foundation
#endif

extension PayloadValue {
  /// Converts a `userInfo` dictionary from the system.
  ///
  /// - Parameter userInfo: The payload. Keys that aren't strings are left out.
  /// - Complexity: O(*n*), *n* = number of values, of which ``maximumCount`` are read.
  public init(userInfo: [AnyHashable: Any]) {
    var rest = Self.maximumCount
    self = Self.object(userInfo, depth: Self.maximumDepth, &rest)
  }

  /// Converts an object from the system, such as the body of a web page's message.
  ///
  /// - Parameter object: A string, number, Boolean, list or dictionary. A value that JSON lacks is `.null`:
  ///   a date, a number that is not finite.
  /// - Complexity: O(*n*), *n* = number of values, of which ``maximumCount`` are read.
  public init(object: Any) {
    var rest = Self.maximumCount
    self = Self.value(object, depth: Self.maximumDepth, &rest)
  }

  /// Converts a dictionary.
  private static func object(
    _ members: [AnyHashable: Any],
    depth: Int,
    _ rest: inout Int
  ) -> PayloadValue {
    var object: [String: PayloadValue] = [:]
    for (key, value) in members {
      guard let key = key as? String else { continue }
      object[key] = Self.value(value, depth: depth - 1, &rest)
    }
    return .object(object)
  }

  /// Converts a value, while fewer than ``maximumCount`` were read.
  ///
  /// A list that occurs in several places is one object, and is converted in each of them: without a bound,
  /// a few nested lists would take forever.
  private static func value(_ any: Any, depth: Int, _ rest: inout Int) -> PayloadValue {
    guard rest > 0 else { return .null }
    rest -= 1
    if let scalar = scalar(any) { return scalar }
    switch any {
    case let text as String: return .text(text)
    case let values as [Any] where depth > 0:
      return .list(values.map { value($0, depth: depth - 1, &rest) })
    case let members as [AnyHashable: Any] where depth > 0:
      return object(members, depth: depth, &rest)
    default: return .null
    }
  }

  #if canImport(Darwin)
  /// Converts a Boolean or a number.
  ///
  /// Both are `NSNumber`, and one that is 0 or 1 can be cast to `Bool` however it was made. Only its
  /// type distinguishes them.
  ///
  /// Source: Swift Evolution SE-0170; Core Foundation, `CFBoolean`.
  private static func scalar(_ any: Any) -> PayloadValue? {
    guard let number = any as? NSNumber else { return nil }
    guard CFGetTypeID(number) != CFBooleanGetTypeID() else { return .flag(number.boolValue) }
    return finite(number.doubleValue)
  }
  #else
  /// Converts a Boolean or a number.
  ///
  /// A Foundation number that is 0 or 1 can be cast to `Bool` here too. The class of its Booleans
  /// has no public name, and Foundation is not imported for this alone.
  private static func scalar(_ any: Any) -> PayloadValue? {
    let type = type(of: any)
    if type == Bool.self || "\(type)" == "__NSCFBoolean" { return (any as? Bool).map(Self.flag) }
    if let number = any as? Int { return .number(Double(number)) }
    return (any as? Double).map(finite)
  }
  #endif

  /// A number, or `.null` for one that JSON lacks.
  private static func finite(_ number: Double) -> PayloadValue {
    number.isFinite ? .number(number) : .null
  }
}
