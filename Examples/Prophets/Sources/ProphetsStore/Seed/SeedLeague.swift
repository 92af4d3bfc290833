/// A league as it is written in the seed.
struct SeedLeague {
  /// The number, which stands in URLs.
  let id: Int

  /// The name.
  let name: String

  /// What the league says of itself.
  let motto: String

  /// The numbers of its members.
  let members: [Int]

  /// Its questions, the oldest first.
  let questions: [SeedQuestion]

  /// Its comments, the oldest first.
  ///
  /// Their numbers tell the order across leagues.
  let comments: [(id: Int, person: Int, text: String)]
}

/// A question as it is written in the seed.
struct SeedQuestion {
  /// The number, which stands in URLs; unique across leagues.
  let id: Int

  /// The question.
  let text: String

  /// The answers, the right one first.
  ///
  /// At most ten.
  let answers: [String]

  /// Who chose which answer, by its position.
  let choices: [(person: Int, answer: Int)]
}
