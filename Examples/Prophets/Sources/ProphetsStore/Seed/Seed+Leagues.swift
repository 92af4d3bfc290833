extension Seed {
  /// The people, by their numbers.
  ///
  /// The names are those of seers of old stories.
  static let people = [
    (1, "You"), (2, "Pythia"), (3, "Cassandra"), (4, "Tiresias"), (5, "Calchas"), (6, "Sibyl"),
  ]

  /// The leagues.
  static let leagues = [desert, night, sunday, open]

  /// A league of two, with few questions.
  private static let desert = SeedLeague(
    id: 7,
    name: "Desert Prophets",
    motto: "Few words, fewer questions.",
    members: [1, 3],
    questions: [
      SeedQuestion(
        id: 71,
        text: "Which desert is the largest hot one?",
        answers: ["The Sahara", "The Kalahari", "The Gobi"],
        choices: [(1, 0), (3, 0)]
      )
    ],
    comments: [(1003, 3, "I said so, and nobody believed me.")]
  )

  /// A league of three.
  private static let night = SeedLeague(
    id: 42,
    name: "Late Night Oracles",
    motto: "Answers after midnight.",
    members: [1, 2, 6],
    questions: [
      SeedQuestion(
        id: 310,
        text: "Which letter stands in the name of no state of the USA?",
        answers: ["Q", "Z", "X", "J"],
        choices: [(1, 1), (2, 0), (6, 0)]
      ),
      SeedQuestion(
        id: 311,
        text: "In which ocean is the Mariana Trench?",
        answers: ["The Pacific", "The Atlantic", "The Indian Ocean"],
        choices: [(1, 0), (2, 0), (6, 2)]
      ),
    ],
    comments: [
      (1001, 6, "Who is still awake?"),
      (1005, 2, "Ask me again when the vapours have cleared."),
    ]
  )

  /// The league that most links of the documentation lead to.
  private static let sunday = SeedLeague(
    id: 123,
    name: "Sunday Prophets",
    motto: "One question before lunch.",
    members: [1, 2, 3, 4, 5],
    questions: [
      SeedQuestion(
        id: 455,
        text: "Which is the smallest prime number?",
        answers: ["Two", "One", "Three"],
        choices: [(1, 0), (2, 0), (3, 0), (4, 1), (5, 0)]
      ),
      SeedQuestion(
        id: 456,
        text: "Which planet takes the longest to turn once on its axis?",
        answers: ["Venus", "Mercury", "Mars", "Neptune"],
        choices: [(1, 1), (2, 0), (3, 0), (4, 1)]
      ),
      SeedQuestion(
        id: 457,
        text: "How many strings has a violin?",
        answers: ["Four", "Five", "Six"],
        choices: [(2, 0)]
      ),
    ],
    comments: [
      (1002, 4, "One is not prime? I did not see that coming."),
      (1004, 2, "Venus it is. A day there is longer than a year."),
      (1006, 5, "Lunch is ready. Until then: prophets://leagues/123/questions/457"),
    ]
  )

  /// A league that the person has not joined.
  private static let open = SeedLeague(
    id: 200,
    name: "The Open League",
    motto: "Everybody may guess.",
    members: [2, 5, 6],
    questions: [
      SeedQuestion(
        id: 901,
        text: "How many squares has a chessboard, counting the small ones only?",
        answers: ["Sixty-four", "Eighty-one", "Thirty-two"],
        choices: [(2, 0), (5, 0), (6, 2)]
      )
    ],
    comments: [(1007, 6, "Newcomers are welcome.")]
  )
}
