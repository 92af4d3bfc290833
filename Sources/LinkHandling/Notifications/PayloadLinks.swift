public import LinkPatterns

/// Reads the URL of a notification from its payload, at the places that the app names; a pure function.
///
/// What it returns is unchecked text for a ``LinkDelivery`` of source `push`; reading opens nothing.
public struct PayloadLinks: Equatable, Sendable {
  /// Where URLs are looked for, in this order.
  public let readers: [PayloadReader]

  /// What a path without a beginning, such as `/leagues/1`, is completed with; `nil` for nothing.
  public let pathOrigin: LinkPrefix?

  /// Creates a reader of payloads.
  ///
  /// - Parameters:
  ///   - readers: Where URLs are looked for. The first place that is not empty counts.
  ///   - pathOrigin: What a path without a beginning is completed with. `nil` refuses paths, and so
  ///     does a domain with `*`, which is no single host.
  public init(_ readers: PayloadReader..., pathOrigin: LinkPrefix? = nil) {
    self.readers = readers
    self.pathOrigin = pathOrigin
  }

  /// Reads the URL of a payload.
  ///
  /// - Returns: The URL, unchecked; `nil` when none of the places holds anything.
  /// - Throws: ``PayloadError`` – `.notText`, `.pathWithoutOrigin` or `.hostInPath`.
  /// - Complexity: O(*n*), *n* = number of keys of all readers.
  public func url(in payload: PayloadValue) throws(PayloadError) -> String? {
    for reader in readers {
      switch payload[reader.keyPath] {
      case nil, .null, .text(""): continue
      case .text(let text): return try completed(text, reader)
      default: throw PayloadError(.notText, reader)
      }
    }
    return nil
  }

  /// Reads the URL of what the system hands over as `userInfo`.
  ///
  /// - Returns: The URL, unchecked; `nil` when none of the places holds anything.
  /// - Throws: ``PayloadError`` – as ``url(in:)``.
  /// - Complexity: O(*n*), *n* = number of values.
  public func url(inUserInfo userInfo: [AnyHashable: Any]) throws(PayloadError) -> String? {
    try url(in: PayloadValue(userInfo: userInfo))
  }

  /// Completes a path.
  private func completed(
    _ text: String,
    _ reader: PayloadReader
  ) throws(PayloadError) -> String {
    guard text.utf8.first == UInt8(ascii: "/") else { return text }
    // `//evil.example/a` would bring a host of its own; `/\` is the same to some readers of URLs.
    let second = text.utf8.dropFirst().first
    guard second != UInt8(ascii: "/"), second != UInt8(ascii: "\\") else {
      throw PayloadError(.hostInPath, reader)
    }
    guard let pathOrigin, pathOrigin.isPrintable else {
      throw PayloadError(.pathWithoutOrigin, reader)
    }
    return pathOrigin.host.map { "\(pathOrigin.scheme)://\($0)\(text)" }
      ?? "\(pathOrigin.scheme):\(text)"
  }
}
