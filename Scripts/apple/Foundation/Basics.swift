// swift-format-ignore-file
// What the package uses of Foundation, for Scripts/apple/typecheck.py: declarations as Apple's documentation
// lists them, with the versions that brought them where iOS 15 had them not yet. Nothing here runs.

@_exported import Darwin

/// The value of everything that is only declared.
@inline(never) func declared<Value>() -> Value { fatalError("declared only") }  // proof: nothing links or runs it

// With Objective-C these are classes of headers: Scripts/apple/headers and overlays.
#if !_runtime(_ObjC)
public protocol NSObjectProtocol: AnyObject {}
public protocol NSSecureCoding {}

open class NSObject: NSObjectProtocol, Hashable, CustomStringConvertible {
  public init() {}
  public static func == (left: NSObject, right: NSObject) -> Bool { declared() }
  public func hash(into hasher: inout Hasher) {}
  open var hash: Int { declared() }
  open func isEqual(_ object: Any?) -> Bool { declared() }
  open var description: String { declared() }
}

open class NSCoder: NSObject {}
open class Progress: NSObject {
  public init(totalUnitCount: Int64) {}
}
open class NSNull: NSObject, @unchecked Sendable {}  // proof: declared only, never run
open class NSString: NSObject, NSSecureCoding, @unchecked Sendable {  // proof: declared only, never run
  public init(string: String) {}
}

open class NSNumber: NSObject, ExpressibleByIntegerLiteral, @unchecked Sendable {  // proof: declared only, never run
  public required init(integerLiteral: Int) {}
  public init(value: Bool) {}
  public init(value: Int) {}
  public init(value: Double) {}
  public init(value: Float) {}
  open var boolValue: Bool { declared() }
  open var intValue: Int { declared() }
  open var doubleValue: Double { declared() }
  open var stringValue: String { declared() }
}
#endif

public typealias CFTypeID = UInt
public func CFGetTypeID(_ object: AnyObject?) -> CFTypeID { declared() }
public func CFBooleanGetTypeID() -> CFTypeID { declared() }

public let NSNotFound = Int.max
public func NSLog(_ format: String, _ arguments: any CVarArg...) {}
public func NSHomeDirectory() -> String { declared() }

extension Error { public var localizedDescription: String { declared() } }
public struct CocoaError: Error {
  public struct Code: Hashable, Sendable {
    public static let fileNoSuchFile = Code()
    public static let fileReadNoSuchFile = Code()
    public static let fileWriteInvalidFileName = Code()
  }
  public init(_ code: Code) {}
  public var code: Code { declared() }
}

open class NSLock: NSObject, @unchecked Sendable {  // proof: declared only, never run
  open func lock() {}
  open func unlock() {}
  open func withLock<Value>(_ body: () throws -> Value) rethrows -> Value { try body() }
}
open class Thread: NSObject {
  open class var isMainThread: Bool { declared() }
}

public struct CGFloat: Hashable, Sendable, Comparable, Codable, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral
{
  public init() {}
  public init(integerLiteral: Int) {}
  public init(floatLiteral: Double) {}
  public init(_ value: Double) {}
  public init(_ value: Int) {}
  public static let infinity: CGFloat = 0
  public static let greatestFiniteMagnitude: CGFloat = 0
  public static func < (left: CGFloat, right: CGFloat) -> Bool { declared() }
  public static func + (left: CGFloat, right: CGFloat) -> CGFloat { declared() }
  public static func - (left: CGFloat, right: CGFloat) -> CGFloat { declared() }
  public static func * (left: CGFloat, right: CGFloat) -> CGFloat { declared() }
  public static func / (left: CGFloat, right: CGFloat) -> CGFloat { declared() }
}
public struct CGPoint: Hashable, Sendable {
  public init() {}
  public init(x: CGFloat, y: CGFloat) {}
  public static let zero = CGPoint()
  public var x: CGFloat { get { declared() } set {} }
  public var y: CGFloat { get { declared() } set {} }
}
public struct CGSize: Hashable, Sendable {
  public init() {}
  public init(width: CGFloat, height: CGFloat) {}
  public static let zero = CGSize()
  public var width: CGFloat { get { declared() } set {} }
  public var height: CGFloat { get { declared() } set {} }
}
public struct CGRect: Hashable, Sendable {
  public init() {}
  public init(origin: CGPoint, size: CGSize) {}
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {}
  public init(x: Int, y: Int, width: Int, height: Int) {}
  public static let zero = CGRect()
  public static let null = CGRect()
  public var origin: CGPoint { get { declared() } set {} }
  public var size: CGSize { get { declared() } set {} }
  public var width: CGFloat { declared() }
  public var height: CGFloat { declared() }
  public var midX: CGFloat { declared() }
  public var midY: CGFloat { declared() }
}
