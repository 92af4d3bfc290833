import LinkPatterns

extension PayloadLinks {
  /// Reads the URL of a payload.
  ///
  /// - Returns: The URL, unchecked; `nil` when none of the places holds anything.
  /// - Throws: `LinkFailure` – `.malformedPayload`, which names the place and what is wrong there, not the value.
  /// - Complexity: O(*n*), *n* = number of keys of all readers.
  public func url(in payload: PayloadValue) throws(LinkFailure) -> String? {
    for reader in readers {
      switch payload[reader.keyPath] {
      case nil, .null, .text(""): continue
      case .text(let text): return try completed(text, reader)
      default: throw Self.malformed(reader, "a value that is not text; expected a URL")
      }
    }
    return nil
  }

  /// Reads the URL of a `userInfo` dictionary from the system.
  ///
  /// - Returns: The URL, unchecked; `nil` when none of the places holds anything.
  /// - Throws: `LinkFailure` – as ``url(in:)``.
  /// - Complexity: O(*n*), *n* = number of values.
  public func url(inUserInfo userInfo: [AnyHashable: Any]) throws(LinkFailure) -> String? {
    try url(in: PayloadValue(userInfo: userInfo))
  }

  /// Completes a path.
  private func completed(_ written: String, _ reader: PayloadReader) throws(LinkFailure) -> String {
    let text = written.withoutSpaces
    guard text.utf8.first == UInt8(ascii: "/") else { return written }
    // `//evil.example/a` would name another host; some URL parsers read `/\` the same way.
    let second = text.utf8.dropFirst().first
    guard second != UInt8(ascii: "/"), second != UInt8(ascii: "\\") else {
      throw Self.malformed(reader, "'//' at the start; expected a URL or a path")
    }
    guard let pathPrefix, pathPrefix.isPrintable else {
      let found = "a path; expected a URL, since no prefix completes paths"
      throw Self.malformed(reader, found)
    }
    return pathPrefix.host == nil
      ? "\(pathPrefix.scheme):\(text)"
      : "\(pathPrefix)\(text)"
  }

  private static func malformed(_ reader: PayloadReader, _ found: String) -> LinkFailure {
    let place = "'\(reader.place)' (\(reader.name))"
    return LinkFailure(.malformedPayload, subject: place, found: .name(found))
  }
}

extension PayloadLinks {
  /// Returns an identity that distinguishes one response to a notification from others.
  ///
  /// A repeating request causes many notifications, which the date distinguishes.
  ///
  /// - Parameters:
  ///   - request: The identifier of the request.
  ///   - date: When the notification was delivered, in seconds.
  ///   - action: The identifier of the action that the person chose.
  /// - Returns: A text that is the same for repeated deliveries of one response.
  public static func identity(request: String, date: Double, action: String) -> String {
    "notification \(request) \(date) \(action)"
  }
}
