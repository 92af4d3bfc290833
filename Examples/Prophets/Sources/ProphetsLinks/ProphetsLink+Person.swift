public import DeepLinking

extension ProphetsLink {
  /// Whether somebody must be signed in before the link is opened: for all that is in a league.
  public var needsSignIn: Bool {
    switch self {
    case .memberships, .activity: false
    case .league, .questions, .question, .review, .comments, .invitation, .join: true
    }
  }
}

extension LinkAccount {
  /// The one account of the sample.
  public static let me: LinkAccount = "me"
}
