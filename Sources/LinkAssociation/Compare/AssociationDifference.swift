/// A difference between two association files.
public struct AssociationDifference: Hashable, Sendable {
  /// One of the two files.
  public enum Side: String, Hashable, Sendable {
    /// The first.
    case old
    /// The second.
    case new
  }

  /// The kinds of differences.
  public enum Content: Hashable, Sendable {
    /// Only one file names the app. The answer is a URL that the file offers to the app, if any.
    case app(Side, AssociationCoverage.Answer)
    /// Both name the app, and only one offers it a URL, or that is not known; the answer is never `none`.
    case urls(Side, AssociationCoverage.Answer)
  }

  /// The service: `applinks`, or one of ``AppSiteAssociation/serviceNames``.
  public let service: String

  /// The identifier of the app.
  public let app: String

  /// The difference.
  public let content: Content

  /// The file that has something the other lacks, or perhaps lacks.
  public var side: Side {
    switch content {
    case .app(let side, _), .urls(let side, _): side
    }
  }

  /// A shortest URL that shows the difference, if one exists and is known.
  public var answer: AssociationCoverage.Answer {
    switch content {
    case .app(_, let answer), .urls(_, let answer): answer
    }
  }

  /// Whether the files are known to differ in this.
  public var isDecided: Bool {
    if case .urls(_, .undecided) = content { false } else { true }
  }
}

extension AssociationDifference: CustomStringConvertible {
  /// A sentence.
  public var description: String {
    let other = side == .old ? Side.new : .old
    switch content {
    case .app(_, let answer):
      let offered =
        switch answer {
        case .none: service == "applinks" ? ", and offers it nothing" : ""
        case .url(let url): ", and offers it \(url)"
        case .undecided: ", and what it offers it is not decided"
        }
      return "\(service) \(app): only the \(side.rawValue) file names it\(offered)"
    case .urls(_, .url(let url)):
      return "\(service) \(app): only the \(side.rawValue) file offers it \(url)"
    case .urls:
      return
        "\(service) \(app): not decided whether the \(other.rawValue) file offers it all that the "
        + "\(side.rawValue) file does"
    }
  }
}
