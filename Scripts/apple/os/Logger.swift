// swift-format-ignore-file
// os, as far as the log of links uses it. Apple: os/logger, os/oslogmessage, 2026-11-22.

/// Writes messages to the system's log.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
public struct Logger: Sendable {
  public init(subsystem: String, category: String) {}

  public func notice(_ message: OSLogMessage) {}
}

/// How a value stands in a log.
public struct OSLogPrivacy: Sendable {
  public static var `public`: OSLogPrivacy { OSLogPrivacy() }
}

/// A message with values.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral {
  public init(stringLiteral value: String) {}

  public init(stringInterpolation: OSLogInterpolation) {}
}

/// The values of a message.
public struct OSLogInterpolation: StringInterpolationProtocol {
  public init(literalCapacity: Int, interpolationCount: Int) {}

  public mutating func appendLiteral(_ literal: String) {}

  public mutating func appendInterpolation(
    _ text: @autoclosure @escaping () -> String,
    privacy: OSLogPrivacy
  ) {}
}
