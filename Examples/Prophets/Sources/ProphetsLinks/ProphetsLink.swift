public import DeepLinking

/// Everything in the quiz-league app that can be linked to.
///
/// The labels are the parameters of the URLs; ``routes`` tie each case to its pattern, and say where its screen
/// goes.
public enum ProphetsLink: DeepLink {
  /// The leagues that the person is a member of: the first screen of the app.
  case memberships

  /// What happened lately in the person's leagues: the first screen of the second tab.
  case activity

  /// A league.
  case league(league: Int)

  /// The questions of a league.
  case questions(league: Int)

  /// A question of a league, with its answers.
  case question(league: Int, question: Int)

  /// The review of a question: what was right, and who knew it.
  case review(league: Int, question: Int)

  /// The comments of a league's members.
  case comments(league: Int)

  /// The invitation to join a league.
  case invitation(league: Int)

  /// Joining a league: no screen, but something that is done.
  case join(league: Int)
}

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

  /// What the person is asked before the link changes something.
  public var question: String {
    if case .join(let league) = self { "Join league \(league)?" } else { "Open this link?" }
  }

  /// Whether the link requires sign-in: true for everything inside a league.
  public var needsSignIn: Bool { self != .memberships && self != .activity }

  /// The question about a link that waits for sign-in.
  public static let signInQuestion = "Sign in to open this link?"

  /// The type of the activity by which a screen is offered to the person's other devices.
  ///
  /// The Info.plist lists it under `NSUserActivityTypes`.
  public static let activityType = "example.55prophets.link"
}
