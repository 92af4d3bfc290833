#if canImport(Darwin)
import Foundation
#endif

extension PayloadValue {
  /// Takes apart what the system hands over as `userInfo`.
  ///
  /// - Parameter userInfo: The payload. Keys that are no text are left out.
  /// - Complexity: O(*n*), *n* = number of values, of which ``maximumCount`` are read.
  public init(userInfo: [AnyHashable: Any]) {
    var rest = Self.maximumCount
    self = Self.object(userInfo, depth: Self.maximumDepth, &rest)
  }

  /// Takes apart what the system hands over as an object: the body of a page's message.
  ///
  /// - Parameter object: A text, number, truth value, list or dictionary. What JSON has not is `.null`:
  ///   a date, a number that is not finite.
  /// - Complexity: O(*n*), *n* = number of values, of which ``maximumCount`` are read.
  public init(object: Any) {
    var rest = Self.maximumCount
    self = Self.value(object, depth: Self.maximumDepth, &rest)
  }

  /// Takes a dictionary apart.
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

  /// Takes a value apart, if it is one of those that may still be read.
  ///
  /// A list that stands in several places is one object, and is taken apart in each of them: without a bound,
  /// a few lists within each other would take forever.
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
  /// Reads a truth value or a number.
  ///
  /// Both are `NSNumber`, and one that is 0 or 1 can be cast to `Bool` whatever it was made of. Only its
  /// type tells.
  ///
  /// Source: Swift Evolution SE-0170; Core Foundation, `CFBoolean`.
  private static func scalar(_ any: Any) -> PayloadValue? {
    guard let number = any as? NSNumber else { return nil }
    guard CFGetTypeID(number) != CFBooleanGetTypeID() else { return .flag(number.boolValue) }
    return finite(number.doubleValue)
  }
  #else
  /// Reads a truth value or a number.
  ///
  /// A number of Foundation that is 0 or 1 can be cast to `Bool` here too. The class of its truth values
  /// has no public name, and Foundation is not imported for this one question.
  private static func scalar(_ any: Any) -> PayloadValue? {
    let type = type(of: any)
    if type == Bool.self || "\(type)" == "__NSCFBoolean" { return (any as? Bool).map(Self.flag) }
    if let number = any as? Int { return .number(Double(number)) }
    return (any as? Double).map(finite)
  }
  #endif

  /// A number, if JSON has it.
  private static func finite(_ number: Double) -> PayloadValue {
    number.isFinite ? .number(number) : .null
  }
}
