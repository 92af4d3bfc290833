/// What a member wrote to a league.
public struct Comment: Hashable, Sendable, Decodable {
  /// The number of the league.
  public let leagueID: Int

  /// The name of the league.
  public let league: String

  /// The name of the member.
  public let author: String

  /// The text.
  public let text: String
}
