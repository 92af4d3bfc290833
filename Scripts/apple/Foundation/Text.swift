// swift-format-ignore-file
// Text, coding, files and processes of Foundation: see Basics.swift.

#if !_runtime(_ObjC)
extension String: NSSecureCoding {}
#endif
extension String: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { declared() }
}

public struct CharacterSet: Sendable {
  public init() {}
  public init(charactersIn characters: String) {}
  public static let newlines = CharacterSet()
  public static let whitespaces = CharacterSet()
}

extension String {
  public struct Encoding: Hashable, Sendable {
    public static let ascii = Encoding()
    public static let utf8 = Encoding()
  }
  public init?(bytes: some Sequence<UInt8>, encoding: Encoding) { return nil }
  public init?(data: Data, encoding: Encoding) { return nil }
  public init(contentsOf url: URL, encoding: Encoding) throws { self = declared() }
  public init(contentsOfFile path: String, encoding: Encoding) throws { self = declared() }
  public init(format: String, _ arguments: any CVarArg...) { self = declared() }
}

extension StringProtocol {
  public var capitalized: String { declared() }
  public var removingPercentEncoding: String? { declared() }
  public func data(using encoding: String.Encoding) -> Data? { declared() }
  public func write(to url: URL, atomically: Bool, encoding: String.Encoding) throws {}
  public func write(toFile path: String, atomically: Bool, encoding: String.Encoding) throws {}
  public func components(separatedBy separator: String) -> [String] { declared() }
  public func trimmingCharacters(in set: CharacterSet) -> String { declared() }
  public func replacingOccurrences(of target: String, with replacement: String) -> String { declared() }
  public func range(of other: String) -> Range<String.Index>? { declared() }
}

open class JSONEncoder: @unchecked Sendable {  // proof: declared only, never run
  public struct OutputFormatting: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let prettyPrinted = OutputFormatting(rawValue: 1)
    public static let sortedKeys = OutputFormatting(rawValue: 2)
    public static let withoutEscapingSlashes = OutputFormatting(rawValue: 4)
  }
  public init() {}
  open var outputFormatting: OutputFormatting = []
  open func encode(_ value: some Encodable) throws -> Data { declared() }
}
open class JSONDecoder: @unchecked Sendable {  // proof: declared only, never run
  public init() {}
  open func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value { declared() }
}
open class JSONSerialization: NSObject {
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let fragmentsAllowed = ReadingOptions(rawValue: 1)
  }
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let fragmentsAllowed = WritingOptions(rawValue: 1)
    public static let sortedKeys = WritingOptions(rawValue: 2)
  }
  open class func jsonObject(with data: Data, options: ReadingOptions = []) throws -> Any { declared() }
  open class func data(withJSONObject object: Any, options: WritingOptions = []) throws -> Data {
    declared()
  }
  open class func isValidJSONObject(_ object: Any) -> Bool { declared() }
}

open class PropertyListSerialization: NSObject {
  public struct ReadOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
  public enum PropertyListFormat { case xml, binary }
  open class func propertyList(
    from data: Data, options: ReadOptions = [],
    format: UnsafeMutablePointer<PropertyListFormat>?
  ) throws -> Any { declared() }
}

#if !_runtime(_ObjC)
open class Bundle: NSObject, @unchecked Sendable {  // proof: declared only, never run
  open class var main: Bundle { declared() }
  public init?(path: String) { return nil }
  open func object(forInfoDictionaryKey key: String) -> Any? { declared() }
  open var infoDictionary: [String: Any]? { declared() }
}
#endif
open class UserDefaults: NSObject, @unchecked Sendable {  // proof: declared only, never run
  public init?(suiteName: String?) { return nil }
  open func string(forKey defaultName: String) -> String? { declared() }
  open func data(forKey defaultName: String) -> Data? { declared() }
  open func set(_ value: Any?, forKey defaultName: String) {}
  open func removeObject(forKey defaultName: String) {}
}
open class ProcessInfo: NSObject, @unchecked Sendable {  // proof: declared only, never run
  open class var processInfo: ProcessInfo { declared() }
  open var arguments: [String] { declared() }
  open var environment: [String: String] { declared() }
  open var processIdentifier: Int32 { declared() }
}
public struct FileAttributeKey: Hashable, Sendable {
  public static let modificationDate = FileAttributeKey()
  public static let posixPermissions = FileAttributeKey()
  public static let protectionKey = FileAttributeKey()
  public static let type = FileAttributeKey()
}
public struct FileAttributeType: Hashable, Sendable {
  public static let typeRegular = FileAttributeType()
}
public struct FileProtectionType: Hashable, Sendable {
  public static let completeUntilFirstUserAuthentication = FileProtectionType()
}
open class FileHandle: NSObject, @unchecked Sendable {  // proof: declared only, never run
  public init(forWritingTo url: URL) throws { declared() }
  public init(fileDescriptor: Int32, closeOnDealloc: Bool) { declared() }
  open func synchronize() throws {}
  open func seekToEnd() throws -> UInt64 { declared() }
  open func write(contentsOf data: some Collection<UInt8>) throws {}
  open func close() throws {}
}
open class FileManager: NSObject, @unchecked Sendable {  // proof: declared only, never run
  open class var `default`: FileManager { declared() }
  open var temporaryDirectory: URL { declared() }
  public enum SearchPathDirectory { case cachesDirectory }
  public struct SearchPathDomainMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let userDomainMask = SearchPathDomainMask(rawValue: 1)
  }
  open func urls(for directory: SearchPathDirectory, in mask: SearchPathDomainMask) -> [URL] { declared() }
  open func createDirectory(
    at url: URL, withIntermediateDirectories: Bool, attributes: [FileAttributeKey: Any]? = nil
  ) throws {}
  open func attributesOfItem(atPath path: String) throws -> [FileAttributeKey: Any] { declared() }
  open func setAttributes(_ attributes: [FileAttributeKey: Any], ofItemAtPath path: String) throws {}
  open func contents(atPath path: String) -> Data? { declared() }
  open func contentsOfDirectory(atPath path: String) throws -> [String] { declared() }
  open func subpathsOfDirectory(atPath path: String) throws -> [String] { declared() }
  open func fileExists(atPath path: String) -> Bool { declared() }
  open func isReadableFile(atPath path: String) -> Bool { declared() }
  open func moveItem(at source: URL, to target: URL) throws {}
  open func removeItem(at url: URL) throws {}
  open func removeItem(atPath path: String) throws {}
  @discardableResult open func changeCurrentDirectoryPath(_ path: String) -> Bool { declared() }
}
