public import DeepLinking
public import ProphetsLinks

/// Records that fit in a test: leagues 7 and 123, and the questions 456 and 457 of league 123.
public struct MadeUpScreens: ScreenSource {
  /// The leagues and their questions.
  private let leagues = [7: [], 123: [456, 457]]

  /// What members wrote, in every league.
  public static let comments = [
    "Pythia: look at prophets://leagues/123/questions/457, it is on strings.",
    "Sibyl: join us (prophets://leagues/7/join)! Or https://55prophets.example/leagues/7/join",
    "Calchas: we are at https://55prophets.example/imprint and https://elsewhere.example/seers.",
    "Tiresias: try prophets://nowhere and other://leagues/7",
  ]

  /// Creates the records.
  public init() {}

  /// Finds what a link names.
  public func resolve(_ link: ProphetsLink) async throws -> Resolution<ProphetsLink> {
    switch link {
    case .memberships, .activity: break
    case .league(let league), .questions(let league), .comments(let league),
      .invitation(let league), .join(let league):
      _ = try questions(of: league)
    case .question(let league, let question), .review(let league, let question):
      guard try questions(of: league).contains(question) else { throw missing("question") }
    }
    return .found
  }

  /// Builds a screen.
  public func screen(for link: ProphetsLink) async throws -> Screen {
    _ = try await resolve(link)
    return switch link {
    case .memberships:
      Screen(title: "Your leagues", rows: [.init("Sunday", to: .league(league: 123))])
    case .activity: Screen(title: "Activity", rows: [.init("Nothing new")])
    case .league(let league):
      Screen(
        title: "League \(league)",
        rows: [
          .init("Questions", to: .questions(league: league)),
          .init("Join this league", to: .invitation(league: league)),
        ]
      )
    case .questions(let league):
      Screen(
        title: "Questions",
        rows: try questions(of: league).map {
          .init("Question \($0)", to: .question(league: league, question: $0))
        }
      )
    case .question(_, let question): Screen(title: "Question \(question)", rows: [])
    case .review(_, let question): Screen(title: "Review \(question)", rows: [])
    case .comments(let league):
      Screen(title: "Comments \(league)", rows: MadeUpScreens.comments.map { .init($0) })
    case .invitation(let league):
      Screen(title: "Join \(league)", rows: [.init("Look at prophets://leagues/\(league) first.")])
    case .join: throw LinkFailure(.noScreen, message: "Joining has no screen.")
    }
  }

  /// Does nothing for a league that is there.
  public func perform(_ link: ProphetsLink) async throws {
    _ = try await resolve(link)
  }

  /// The questions of a league.
  private func questions(of league: Int) throws -> [Int] {
    guard let questions = leagues[league] else { throw missing("league") }
    return questions
  }

  /// What is thrown for a record that does not exist.
  private func missing(_ parameter: String) -> LinkFailure {
    LinkFailure(.recordNotFound, parameter: parameter, message: "There is no such \(parameter).")
  }
}
