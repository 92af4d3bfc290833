// swift-format-ignore-file
// Values of Foundation: see Basics.swift.

public typealias TimeInterval = Double

public struct URL: Hashable, Sendable, Codable, CustomStringConvertible {
  public init?(string: String) { return nil }
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  public init?(string: String, encodingInvalidCharacters: Bool) { return nil }
  public init?(string: String, relativeTo base: URL?) { return nil }
  public init(fileURLWithPath path: String) { self = declared() }
  public init(fileURLWithPath path: String, isDirectory: Bool) { self = declared() }
  public init(fileURLWithPath path: String, relativeTo base: URL?) { self = declared() }
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  public init(filePath: String) { self = declared() }
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  public static var temporaryDirectory: URL { declared() }
  public var absoluteString: String { declared() }
  public var absoluteURL: URL { declared() }
  public var relativeString: String { declared() }
  public var baseURL: URL? { declared() }
  public var scheme: String? { declared() }
  public var host: String? { declared() }
  public var port: Int? { declared() }
  public var user: String? { declared() }
  public var password: String? { declared() }
  public var path: String { declared() }
  public var query: String? { declared() }
  public var fragment: String? { declared() }
  public var isFileURL: Bool { declared() }
  public var pathComponents: [String] { declared() }
  public var pathExtension: String { declared() }
  public var lastPathComponent: String { declared() }
  public var standardized: URL { declared() }
  public var description: String { declared() }
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  public func host(percentEncoded: Bool = true) -> String? { declared() }
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  public func path(percentEncoded: Bool = true) -> String { declared() }
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  public func user(percentEncoded: Bool = true) -> String? { declared() }
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  public func query(percentEncoded: Bool = true) -> String? { declared() }
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  public func fragment(percentEncoded: Bool = true) -> String? { declared() }
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  public func appending(path: some StringProtocol) -> URL { declared() }
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  public func appending(component: some StringProtocol) -> URL { declared() }
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  public func appending<S: StringProtocol>(components: S...) -> URL { declared() }
  public func appendingPathComponent(_ component: String) -> URL { declared() }
  public func appendingPathComponent(_ component: String, isDirectory: Bool) -> URL { declared() }
  public func appendingPathExtension(_ pathExtension: String) -> URL { declared() }
  public func deletingLastPathComponent() -> URL { declared() }
  public func deletingPathExtension() -> URL { declared() }
}

public struct URLQueryItem: Hashable, Sendable {
  public init(name: String, value: String?) {}
  public var name: String { get { declared() } set {} }
  public var value: String? { get { declared() } set {} }
}
public struct URLComponents: Hashable, Sendable {
  public init() {}
  public init?(string: String) { return nil }
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  public init?(string: String, encodingInvalidCharacters: Bool) { return nil }
  public init?(url: URL, resolvingAgainstBaseURL: Bool) { return nil }
  public var url: URL? { declared() }
  public var string: String? { declared() }
  public var scheme: String? { get { declared() } set {} }
  public var host: String? { get { declared() } set {} }
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  public var encodedHost: String? { get { declared() } set {} }
  public var port: Int? { get { declared() } set {} }
  public var path: String { get { declared() } set {} }
  public var percentEncodedPath: String { get { declared() } set {} }
  public var query: String? { get { declared() } set {} }
  public var percentEncodedQuery: String? { get { declared() } set {} }
  public var fragment: String? { get { declared() } set {} }
  public var queryItems: [URLQueryItem]? { get { declared() } set {} }
}

public struct Data: Hashable, Sendable, Codable, RandomAccessCollection, MutableCollection,
  RangeReplaceableCollection
{
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let atomic = WritingOptions(rawValue: 1)
    public static let completeFileProtectionUntilFirstUserAuthentication = WritingOptions(rawValue: 2)
  }
  public init() {}
  public init(_ elements: some Sequence<UInt8>) {}
  public init(contentsOf url: URL, options: ReadingOptions = []) throws {}
  public init?(base64Encoded: String) { return nil }
  public func base64EncodedString() -> String { declared() }
  public func write(to url: URL, options: WritingOptions = []) throws {}
  public var startIndex: Int { declared() }
  public var endIndex: Int { declared() }
  public subscript(index: Int) -> UInt8 { get { declared() } set {} }
  public mutating func replaceSubrange(
    _ range: Range<Int>, with elements: some Collection<UInt8>
  ) {}
}

public struct Date: Hashable, Sendable, Codable, Comparable, CustomStringConvertible {
  public init() {}
  public init(timeIntervalSince1970: TimeInterval) {}
  public init(timeIntervalSinceNow: TimeInterval) {}
  public init(timeIntervalSinceReferenceDate: TimeInterval) {}
  public static let distantPast = Date()
  public static let distantFuture = Date()
  public static var now: Date { declared() }
  public var timeIntervalSince1970: TimeInterval { declared() }
  public var timeIntervalSinceNow: TimeInterval { declared() }
  public var timeIntervalSinceReferenceDate: TimeInterval { declared() }
  public var description: String { declared() }
  public func addingTimeInterval(_ interval: TimeInterval) -> Date { declared() }
  public func timeIntervalSince(_ date: Date) -> TimeInterval { declared() }
  public static func < (left: Date, right: Date) -> Bool { declared() }
  public static func + (left: Date, right: TimeInterval) -> Date { declared() }
  public static func - (left: Date, right: TimeInterval) -> Date { declared() }
}

public typealias uuid_t = (
  UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
  UInt8, UInt8
)
public struct UUID: Hashable, Sendable, Codable, CustomStringConvertible {
  public init() {}
  public init(uuid: uuid_t) {}
  public init?(uuidString: String) { return nil }
  public var uuid: uuid_t { declared() }
  public var uuidString: String { declared() }
  public var description: String { declared() }
}

public struct Decimal: Hashable, Sendable, Codable {
  public init(_ value: Int) {}
}
public struct Locale: Hashable, Sendable {
  public init(identifier: String) {}
  public static var current: Locale { declared() }
}
public struct TimeZone: Hashable, Sendable {
  public init?(identifier: String) { return nil }
  public init?(secondsFromGMT: Int) { return nil }
  public static var current: TimeZone { declared() }
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  public static var gmt: TimeZone { declared() }
}

public struct AttributedString: Hashable, Sendable, ExpressibleByStringLiteral {
  public struct Run {
    public var link: URL? { declared() }
    public var range: Range<Int> { declared() }
  }
  public init() {}
  public init(_ text: String) {}
  public init(stringLiteral: String) {}
  public var characters: String { declared() }
  public var runs: [Run] { declared() }
  public var link: URL? { get { declared() } set {} }
  public subscript(range: Range<Int>) -> AttributedString { declared() }
  public mutating func append(_ other: AttributedString) {}
  public static func += (left: inout AttributedString, right: AttributedString) {}
}
