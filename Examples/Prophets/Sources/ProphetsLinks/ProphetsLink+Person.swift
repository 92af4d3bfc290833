public import DeepLinking

extension ProphetsLink {
  /// Whether the link requires sign-in: true for everything inside a league.
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
