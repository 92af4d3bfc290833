import LinkPatterns

/// A bound on values beyond their form; a URL with a value out of bounds is rejected.
///
/// Text of the wrong *form* lets the next route be tried. A value of the right form that is out of
/// bounds ends the search, so no catch-all ever receives it.
public struct ParameterBound: Hashable, Sendable {
  /// The kinds of bounds.
  package indirect enum Kind: Hashable, Sendable {
    case integers(ClosedRange<Int>)
    case numbers(ClosedRange<Double>)
    case length(ClosedRange<Int>)
    case texts([String])
    case hosts([String])
    case unsigned(ClosedRange<UInt64>)
    case all([ParameterBound])
  }

  /// The bound.
  package let kind: Kind

  /// Creates a bound.
  package init(kind: Kind) {
    self.kind = kind
  }

  /// A range of integers.
  ///
  /// - Parameter range: The values that are accepted.
  /// - Returns: A bound to pass to a route or a parameter.
  public static func range(_ range: ClosedRange<Int>) -> ParameterBound {
    ParameterBound(kind: .integers(range))
  }

  /// A range of numbers.
  ///
  /// - Parameter range: The values that are accepted.
  /// - Returns: A bound to pass to a route or a parameter.
  public static func range(_ range: ClosedRange<Double>) -> ParameterBound {
    ParameterBound(kind: .numbers(range))
  }

  /// A length of text.
  ///
  /// - Parameter length: How long a text may be, in Unicode scalars.
  /// - Returns: A bound to pass to a route or a parameter.
  public static func length(_ length: ClosedRange<Int>) -> ParameterBound {
    ParameterBound(kind: .length(length))
  }

  /// A list of values.
  ///
  /// - Parameter texts: The written forms that are accepted, compared byte by byte.
  /// - Returns: A bound to pass to a route or a parameter.
  public static func oneOf(_ texts: [String]) -> ParameterBound {
    ParameterBound(kind: .texts(texts))
  }

  /// A list of the hosts that a URL may have; the URL must be `https`.
  ///
  /// - Parameter hosts: The hosts, in ASCII; a subdomain is another host.
  /// - Returns: A bound to pass to a route or a parameter.
  public static func hosts(_ hosts: [String]) -> ParameterBound {
    ParameterBound(kind: .hosts(hosts.map { $0.lowercased() }))
  }

  /// Returns whether a written value is within the bound.
  package func admits(_ text: LinkText) -> Bool {
    switch kind {
    case .integers(let range):
      let value: Int? = ScalarText.integer(text)
      return value.map(range.contains) ?? false
    case .numbers(let range):
      let value: Double? = ScalarText.floatingPoint(text.string)
      return value.map(range.contains) ?? false
    case .length(let range):
      return range.contains(
        UTF8Text.withBytes(of: text.string) { bytes in
          var count = 0
          // Each scalar has one byte that begins it.
          for index in 0..<bytes.count where bytes[index] & 0xC0 != 0x80 { count += 1 }
          return count
        }
      )
    case .texts(let texts): return texts.contains(where: text.isEqual)
    case .hosts(let hosts):
      guard let url = try? LinkURL(text.string), url.scheme == "https", let host = url.host else {
        return false
      }
      return hosts.contains(host)
    case .unsigned(let range):
      let value: UInt64? = ScalarText.integer(text)
      return value.map(range.contains) ?? false
    case .all(let bounds): return bounds.allSatisfy { $0.admits(text) }
    }
  }
}

extension ParameterBound: CustomStringConvertible {
  /// The accepted values, for messages: `1...100`, `length 1...80`, `a|b`.
  public var description: String {
    switch kind {
    case .integers(let range): Self.text(range, in: Int.min...Int.max)
    case .numbers(let range): Self.text(range, in: -.infinity...(.infinity))
    case .unsigned(let range): Self.text(range, in: 0...UInt64.max)
    case .length(let range): "length " + Self.text(range, in: -1...Int.max)
    case .all(let bounds): bounds.map(\.description).joined(separator: ", ")
    case .texts(let texts): texts.joined(separator: "|")
    case .hosts(let hosts): "a host of \(hosts.joined(separator: ", "))"
    }
  }

  /// A range without the limits that exclude nothing: `1...`.
  private static func text<Value>(
    _ range: ClosedRange<Value>,
    in all: ClosedRange<Value>
  ) -> String {
    let least = range.lowerBound == all.lowerBound ? "" : "\(range.lowerBound)"
    let greatest = range.upperBound == all.upperBound ? "" : "\(range.upperBound)"
    return "\(least)...\(greatest)"
  }
}
