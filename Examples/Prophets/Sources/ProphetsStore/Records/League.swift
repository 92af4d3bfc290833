/// A league.
public struct League: Hashable, Sendable, Decodable {
  /// The number, which stands in URLs.
  public let id: Int

  /// The name.
  public let name: String

  /// What the league says of itself.
  public let motto: String
}

/// A member of a league, with what their answers earned.
public struct Member: Hashable, Sendable, Decodable {
  /// The name.
  public let name: String

  /// Whether the member uses this app.
  public let isMe: Bool

  /// Ten for each right answer.
  public let points: Int
}

/// A league that the person is a member of.
public struct Membership: Hashable, Sendable, Decodable {
  /// The number of the league.
  public let id: Int

  /// The name of the league.
  public let name: String

  /// What the person's answers earned there.
  public let points: Int

  /// The number of questions that the person has not answered.
  public let openQuestions: Int
}
