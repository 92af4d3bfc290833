import LinkAnalysis

/// The rule that decides which of two routes opens a URL, in words.
enum DecisionText {
  /// The words, with what comes first as their subject.
  static func of(_ finding: RouteFinding) -> String {
    switch finding.decision {
    case .segment(let segment) where segment > segmentCount(of: finding):
      "it ends there, and the other may go on"
    case .segment(let segment): "segment \(segment) is more specific"
    case .segmentCount: "it has more segments"
    case .queryItems: "it requires more query items"
    case .smallerLanguage: "it is a special case of the other"
    case .registrationOrder: "it was given before"
    case .byteOrder, nil: "its text is less in byte order"
    }
  }

  /// The number of segments of the path that two routes have in common.
  private static func segmentCount(of finding: RouteFinding) -> Int {
    finding.witness?.split(separator: "/").count ?? .max
  }
}
