public import Foundation
public import Logging
import Synchronization

/// Writes a line of JSON for each message.
///
/// Lines have no addresses of clients and no texts of requests.
public struct JSONLogHandler: LogHandler {
  /// What is added to each line.
  public var metadata: Logger.Metadata = [:]
  /// The least important level that is written.
  public var logLevel = Logger.Level.info

  private let label: String
  private let write: @Sendable (Data) -> Void

  /// Creates a handler.
  ///
  /// - Parameters:
  ///   - label: The name of the logger.
  ///   - write: Writes a line.
  public init(label: String, write: @escaping @Sendable (Data) -> Void) {
    (self.label, self.write) = (label, write)
  }

  /// A value that is added to each line.
  public subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  /// Writes a line.
  public func log(event: LogEvent) {
    var line = ["time": TimeText.text(Date()), "level": event.level.rawValue, "logger": label]
    line["message"] = "\(event.message)"
    let own = metadata.merging(event.metadata ?? [:]) { $1 }
    for (key, value) in own where !key.hasPrefix("hb.") { line[key] = "\(value)" }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard var data = try? encoder.encode(line) else { return }
    data.append(UInt8(ascii: "\n"))
    write(data)
  }
}
