/// The rows of a new database: leagues to play in.
enum Seed {
  /// The number of the person who uses the app.
  static let me = 1

  /// The SQL that makes the rows.
  ///
  /// The right answer to a question is its first, whose number ends with 0. The numbers of comments tell their
  /// order across leagues. The names are those of seers of old stories.
  static let rows = """
    INSERT INTO person VALUES (\(me), 'You'),
      (2, 'Pythia'), (3, 'Cassandra'), (4, 'Tiresias'), (5, 'Calchas'), (6, 'Sibyl');

    INSERT INTO league VALUES
      (7, 'Desert Prophets', 'Few words, fewer questions.'),
      (42, 'Late Night Oracles', 'Answers after midnight.'),
      (123, 'Sunday Prophets', 'One question before lunch.'),
      (200, 'The Open League', 'Everybody may guess.');

    INSERT INTO membership VALUES
      (7, 1), (7, 3),
      (42, 1), (42, 2), (42, 6),
      (123, 1), (123, 2), (123, 3), (123, 4), (123, 5),
      (200, 2), (200, 5), (200, 6);

    INSERT INTO question VALUES
      (71, 7, 'Which desert is the largest hot one?'),
      (310, 42, 'Which letter stands in the name of no state of the USA?'),
      (311, 42, 'In which ocean is the Mariana Trench?'),
      (455, 123, 'Which is the smallest prime number?'),
      (456, 123, 'Which planet takes the longest to turn once on its axis?'),
      (457, 123, 'How many strings has a violin?'),
      (901, 200, 'How many squares has a chessboard, counting the small ones only?');

    INSERT INTO answer (id, questionID, text, isRight) SELECT column1, column1 / 10, column2, column1 % 10 = 0
      FROM (VALUES
        (710, 'The Sahara'), (711, 'The Kalahari'), (712, 'The Gobi'),
        (3100, 'Q'), (3101, 'Z'), (3102, 'X'), (3103, 'J'),
        (3110, 'The Pacific'), (3111, 'The Atlantic'), (3112, 'The Indian Ocean'),
        (4550, 'Two'), (4551, 'One'), (4552, 'Three'),
        (4560, 'Venus'), (4561, 'Mercury'), (4562, 'Mars'), (4563, 'Neptune'),
        (4570, 'Four'), (4571, 'Five'), (4572, 'Six'),
        (9010, 'Sixty-four'), (9011, 'Eighty-one'), (9012, 'Thirty-two'));

    INSERT INTO choice (personID, answerID, questionID) SELECT column1, column2, column2 / 10
      FROM (VALUES
        (1, 710), (3, 710),
        (1, 3101), (2, 3100), (6, 3100), (1, 3110), (2, 3110), (6, 3112),
        (1, 4550), (2, 4550), (3, 4550), (4, 4551), (5, 4550),
        (1, 4561), (2, 4560), (3, 4560), (4, 4561),
        (2, 4570),
        (2, 9010), (5, 9010), (6, 9012));

    INSERT INTO comment VALUES
      (1001, 42, 6, 'Who is still awake?'),
      (1002, 123, 4, 'One is not prime? I did not see that coming.'),
      (1003, 7, 3, 'I said so, and nobody believed me.'),
      (1004, 123, 2, 'Venus it is. A day there is longer than a year.'),
      (1005, 42, 2, 'Ask me again when the vapours have cleared.'),
      (1006, 123, 5, 'Lunch is ready. Until then: prophets://leagues/123/questions/457'),
      (1007, 200, 6, 'Newcomers are welcome.');
    """
}
