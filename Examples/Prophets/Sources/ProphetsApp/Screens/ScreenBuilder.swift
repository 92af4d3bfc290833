public import DeepLinking
public import ProphetsLinks
public import ProphetsScreens
public import ProphetsStore

/// Builds screens from what is in the database.
public struct ScreenBuilder: ScreenSource {
  /// The database.
  let store: ProphetsStore

  /// Finds the records that links name.
  let records: RecordFinder

  /// Creates a builder.
  public init(store: ProphetsStore) {
    self.store = store
    records = RecordFinder(store: store)
  }

  /// Looks up what a link names; a question is looked for within its league.
  ///
  /// - Throws: `LinkFailure` – `.recordNotFound`; or what the database throws.
  public func resolve(_ link: ProphetsLink) async throws -> Resolution<ProphetsLink> {
    switch link {
    case .memberships, .activity: break
    case .league(let league), .questions(let league), .comments(let league),
      .invitation(let league), .join(let league):
      _ = try await records.league(league)
    case .question(let league, let question), .review(let league, let question):
      _ = try await records.question(question, of: league)
    }
    return .found
  }

  /// Builds the screen of a link.
  ///
  /// - Throws: `LinkFailure` – `.recordNotFound` or `.noScreen`; or what the database throws.
  public func screen(for link: ProphetsLink) async throws -> Screen {
    switch link {
    case .memberships: try await memberships()
    case .activity: try await activity()
    case .league(let league): try await self.league(league)
    case .questions(let league): try await questions(of: league)
    case .question(let league, let question): try await self.question(question, of: league)
    case .review(let league, let question): try await review(of: question, of: league)
    case .comments(let league): try await comments(of: league)
    case .invitation(let league): try await invitation(to: league)
    case .join: throw LinkFailure(.noScreen, message: "Joining a league has no screen.")
    }
  }

  /// Does what a link without a screen asks for.
  ///
  /// - Parameter link: The link. One that has a screen asks for nothing.
  /// - Throws: `LinkFailure` – `.recordNotFound`; or what the database throws.
  public func perform(_ link: ProphetsLink) async throws {
    guard case .join(let league) = link else { return }
    _ = try await records.league(league)
    try await store.join(league)
  }
}
