// swift-format-ignore-file
// What Swift adds to Objective-C's root class. Apple: objectivec/nsobject, selector, objcbool, 2026-11-29.

@_exported import ObjectiveC

public struct Selector: Hashable, ExpressibleByStringLiteral {
  public init(_ name: String) {}
  public init(stringLiteral name: String) {}
}

public struct ObjCBool: ExpressibleByBooleanLiteral {
  public init(_ value: Bool) {}
  public init(booleanLiteral value: Bool) {}
  public var boolValue: Bool { fatalError("declared only") }  // proof: nothing links or runs it
}

extension NSObject: Hashable, CustomStringConvertible {
  public static func == (left: NSObject, right: NSObject) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) {}
  public var description: String { "" }
}
