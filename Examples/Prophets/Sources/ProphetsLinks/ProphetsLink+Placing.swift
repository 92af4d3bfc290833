public import DeepLinking

extension ProphetsLink {
  /// The one place of each screen; walking up from it gives the way back.
  public var placements: [LinkPlacement<ProphetsLink>] {
    switch self {
    case .memberships: [.root(.leagues)]
    case .activity: [.root(.activity)]
    case .league: [.pushed(on: .memberships)]
    case .questions(let league): [.pushed(on: .league(league: league))]
    case .question(let league, _): [.pushed(on: .questions(league: league))]
    case .review(let league, let question):
      [.pushed(on: .question(league: league, question: question))]
    case .comments(let league): [.pushed(on: .league(league: league))]
    case .invitation(let league): [.presented(.sheet, over: .league(league: league))]
    case .join: [.noScreen]
    }
  }
}
