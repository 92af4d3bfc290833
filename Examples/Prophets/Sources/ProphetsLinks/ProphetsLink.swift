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
