/// A question of a league.
public struct Question: Hashable, Sendable, Decodable {
  /// The number, which stands in URLs; unique across leagues.
  public let id: Int

  /// The question.
  public let text: String

  /// The number of members who have answered it.
  public let replies: Int
}

/// A possible answer to a question.
public struct Answer: Hashable, Sendable, Decodable {
  /// The answer.
  public let text: String

  /// Whether it is right.
  public let isRight: Bool

  /// The number of members who chose it.
  public let votes: Int

  /// Whether the person chose it.
  public let isMine: Bool

  /// The names of the voters, separated by commas; empty without votes.
  public let voters: String
}
