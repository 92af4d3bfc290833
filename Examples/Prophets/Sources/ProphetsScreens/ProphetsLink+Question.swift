public import ProphetsLinks

extension ProphetsLink {
  /// The question about a link that waits for sign-in.
  public static let signInQuestion = "Sign in to open this link?"

  /// What the person is asked before the link changes something.
  public var question: String {
    switch self {
    case .join(let league): "Join league \(league)?"
    default: "Open this link?"
    }
  }
}
