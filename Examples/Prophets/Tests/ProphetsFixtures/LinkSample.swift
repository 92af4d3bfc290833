public import ProphetsLinks

/// One link of each kind, with its path and its way back.
public struct LinkSample: Sendable, CustomStringConvertible {
  /// The link.
  public let link: ProphetsLink

  /// The path of its URL, without the first slash.
  public let path: String

  /// The link and its ancestors, the lowest first.
  public let chain: [ProphetsLink]

  /// The path, in the output of tests.
  public var description: String { path }

  /// All samples.
  public static let all = [
    LinkSample(link: .memberships, path: "memberships", chain: [.memberships]),
    LinkSample(link: .activity, path: "activity", chain: [.activity]),
    LinkSample(
      link: .league(league: 123),
      path: "leagues/123",
      chain: [.memberships, .league(league: 123)]
    ),
    LinkSample(
      link: .questions(league: 123),
      path: "leagues/123/questions",
      chain: [.memberships, .league(league: 123), .questions(league: 123)]
    ),
    LinkSample(
      link: .question(league: 123, question: 456),
      path: "leagues/123/questions/456",
      chain: [
        .memberships, .league(league: 123), .questions(league: 123),
        .question(league: 123, question: 456),
      ]
    ),
    LinkSample(
      link: .review(league: 123, question: 456),
      path: "leagues/123/questions/456/review",
      chain: [
        .memberships, .league(league: 123), .questions(league: 123),
        .question(league: 123, question: 456), .review(league: 123, question: 456),
      ]
    ),
    LinkSample(
      link: .comments(league: 123),
      path: "leagues/123/comments",
      chain: [.memberships, .league(league: 123), .comments(league: 123)]
    ),
    LinkSample(
      link: .invitation(league: 123),
      path: "leagues/123/invitation",
      chain: [.memberships, .league(league: 123), .invitation(league: 123)]
    ),
  ]

  /// A link of a kind.
  ///
  /// - Parameters:
  ///   - kind: The position of the case in the enum, 0…8.
  ///   - league: The number of the league.
  ///   - question: The number of the question.
  /// - Returns: A link of that case.
  public static func link(kind: Int, league: Int, question: Int) -> ProphetsLink {
    switch kind {
    case 0: .memberships
    case 1: .activity
    case 2: .league(league: league)
    case 3: .questions(league: league)
    case 4: .question(league: league, question: question)
    case 5: .review(league: league, question: question)
    case 6: .comments(league: league)
    case 7: .invitation(league: league)
    default: .join(league: league)
    }
  }
}
