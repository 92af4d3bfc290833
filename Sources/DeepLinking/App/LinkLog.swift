#if canImport(os)
import os
#else
import Foundation
#endif

/// Decides when a log line is written for each link.
public struct LinkLog: Hashable, Sendable {
  /// The kinds of logs.
  private enum Kind { case debugBuilds, always, off }

  /// The kind.
  private let kind: Kind

  /// In debug builds of the package: the delivery, its outcome, the reason and the fix.
  public static let debugBuilds = LinkLog(kind: .debugBuilds)

  /// In every build.
  ///
  /// The log shows the values of URLs, except secret ones.
  public static let always = LinkLog(kind: .always)

  /// Never.
  public static let off = LinkLog(kind: .off)

  /// Whether lines are written in this build.
  package var isOn: Bool {
    switch kind {
    case .always: return true
    case .off: return false
    case .debugBuilds:
      #if DEBUG
      return true
      #else
      return false
      #endif
    }
  }

  /// Writes a line to the system's log, or to standard error on systems without `os.Logger`.
  package static func write(_ line: String) {
    #if canImport(os)
    Logger(subsystem: "swift-deep-linking", category: "links").notice("\(line, privacy: .public)")
    #else
    FileHandle.standardError.write(Data((line + "\n").utf8))
    #endif
  }
}
