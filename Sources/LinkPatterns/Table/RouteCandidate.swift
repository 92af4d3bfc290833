/// One entry of a table that matches a URL.
public struct RouteCandidate: Equatable, Sendable {
  /// The position of the entry in ``PatternTable/entries``.
  public let entry: Int

  /// The captures of the pattern's parameters, in order, as ranges of the URL's text.
  ///
  /// A parameter that is absent from the URL has no capture.
  public let captures: [Capture]

  /// The part of a path that is the value of a parameter.
  public struct Capture: Equatable, Sendable {
    /// The name of the parameter.
    public let name: String

    /// The index of the segment that it begins in, from 0.
    public let segment: Int

    /// Its bytes, percent-encoded.
    public let range: Range<Int>

    /// Describes a capture.
    package init(name: String, segment: Int, range: Range<Int>) {
      self.name = name
      self.segment = segment
      self.range = range
    }
  }

  /// Describes a candidate.
  package init(entry: Int, captures: [Capture]) {
    self.entry = entry
    self.captures = captures
  }
}
