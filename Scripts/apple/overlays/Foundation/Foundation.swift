// swift-format-ignore-file
// Which values of Swift take the place of which classes of Foundation, and what Swift adds to these classes.
// Apple: foundation/nsnumber, nserror, nsstring, 2026-11-29. See Basics.swift of the stub.

@_exported import Foundation
@_exported import ObjectiveC

/// A value that has a class; the methods are never called.
public protocol Bridged: _ObjectiveCBridgeable {}

extension Bridged {
  public func _bridgeToObjectiveC() -> _ObjectiveCType { declared() }
  public static func _forceBridgeFromObjectiveC(_ object: _ObjectiveCType, result: inout Self?) {}
  public static func _conditionallyBridgeFromObjectiveC(_ object: _ObjectiveCType, result: inout Self?) -> Bool { false }
  public static func _unconditionallyBridgeFromObjectiveC(_ object: _ObjectiveCType?) -> Self { declared() }
}

public struct URLRequest: Hashable, Sendable {
  public init(url: URL) {}
  public var url: URL? { declared() }
}

extension Data: Bridged { public typealias _ObjectiveCType = NSData }
extension URL: Bridged { public typealias _ObjectiveCType = NSURL }
extension URLRequest: Bridged { public typealias _ObjectiveCType = NSURLRequest }
extension Date: Bridged { public typealias _ObjectiveCType = NSDate }
extension String: Bridged { public typealias _ObjectiveCType = NSString }
extension Array: Bridged { public typealias _ObjectiveCType = NSArray }
extension Dictionary: Bridged { public typealias _ObjectiveCType = NSDictionary }
extension Set: Bridged { public typealias _ObjectiveCType = NSSet }
extension Bool: Bridged { public typealias _ObjectiveCType = NSNumber }
extension Int: Bridged { public typealias _ObjectiveCType = NSNumber }
extension Double: Bridged { public typealias _ObjectiveCType = NSNumber }
extension Float: Bridged { public typealias _ObjectiveCType = NSNumber }

extension NSNumber: ExpressibleByIntegerLiteral, @unchecked @retroactive Sendable {  // proof: declared only, never run
  public required convenience init(integerLiteral: Int) { fatalError("declared only") }
  public convenience init(value: Bool) { fatalError("declared only") }
  public convenience init(value: Int) { fatalError("declared only") }
  public convenience init(value: Double) { fatalError("declared only") }
  public convenience init(value: Float) { fatalError("declared only") }
}
extension NSString: @unchecked @retroactive Sendable {  // proof: declared only, never run
  public convenience init(string: String) { fatalError("declared only") }
}
extension NSNull: @unchecked @retroactive Sendable {}  // proof: declared only, never run
extension NSError: @retroactive Error, @unchecked @retroactive Sendable {}  // proof: declared only, never run
