extension ProphetsLink {
  /// A short name, for places where the screen is not there to say its own.
  public var title: String {
    switch self {
    case .memberships: "Your leagues"
    case .activity: "Activity"
    case .league(let league): "League \(league)"
    case .questions(let league): "Questions of league \(league)"
    case .question(_, let question): "Question \(question)"
    case .review(_, let question): "Review of question \(question)"
    case .comments(let league): "Comments in league \(league)"
    case .invitation(let league): "Invitation to league \(league)"
    case .join(let league): "Join league \(league)"
    }
  }
}
