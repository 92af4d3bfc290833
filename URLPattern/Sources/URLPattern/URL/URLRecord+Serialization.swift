extension URLRecord {
  /// The URL as printed, which reads as the same record again.
  ///
  /// Source: WHATWG URL Standard, "URL serializing".
  var hrefBytes: [UInt8] {
    var output = schemeBytes
    output.append(.colon)
    if let host {
      output += [.slash, .slash]
      appendCredentials(to: &output)
      output += host.bytes
      if let port {
        output.append(.colon)
        output += String(port).utf8
      }
    } else if !path.isOpaque, path.bytes.starts(with: "//".utf8) {
      // Without it the path would read as a host.
      output += [.slash, .dot]
    }
    output += path.bytes
    if let queryBytes { output += [.questionMark] + queryBytes }
    if let fragmentBytes { output += [.numberSign] + fragmentBytes }
    return output
  }

  /// Appends the user name and the password, if there are any.
  private func appendCredentials(to output: inout [UInt8]) {
    guard hasCredentials else { return }
    output += usernameBytes
    if !passwordBytes.isEmpty { output += [.colon] + passwordBytes }
    output.append(.at)
  }

  /// The URL as printed, which reads as the same record again.
  public var href: String { String(decoding: hrefBytes, as: UTF8.self) }

  /// The scheme in lower case, without the `:`.
  public var scheme: String { String(decoding: schemeBytes, as: UTF8.self) }

  /// The user name, percent-encoded; empty when it is missing.
  public var username: String { String(decoding: usernameBytes, as: UTF8.self) }

  /// The password, percent-encoded; empty when it is missing.
  public var password: String { String(decoding: passwordBytes, as: UTF8.self) }

  /// The query, percent-encoded, without the `?`; `nil` when it is missing.
  public var query: String? { queryBytes.map { String(decoding: $0, as: UTF8.self) } }

  /// The fragment, percent-encoded, without the `#`; `nil` when it is missing.
  public var fragment: String? { fragmentBytes.map { String(decoding: $0, as: UTF8.self) } }
}

extension URLRecord: CustomStringConvertible {
  /// The URL as printed.
  public var description: String { href }
}
