#if DEBUG
extension PathPattern {
  /// Whether a path with some values for its names matches one of several patterns; `true` when in doubt.
  package static func mayTake(_ path: String, among patterns: [PathPattern]) -> Bool {
    guard let path = try? PathPattern(path).segments else { return true }
    return patterns.contains { $0.alternatives.contains { mayTake(path, $0.segments) } }
  }

  /// Whether some values make the segments of a path match those of a pattern.
  private static func mayTake(_ path: [Segment], _ segments: [Segment]) -> Bool {
    for (index, segment) in segments.enumerated() {
      if case .rest = segment { return true }
      guard index < path.count else { return false }
      guard case (.literal(let own), .literal(let other)) = (segment, path[index]) else { continue }
      let isEqual = own.elementsEqual(other) { $0.asciiLowercased == $1.asciiLowercased }
      if !isEqual { return false }
    }
    return segments.count == path.count
  }
}
#endif
