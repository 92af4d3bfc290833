public import DeepLinking
public import ProphetsLinks

/// The screens of the app, made of what is in the database.
extension ProphetsStore: ScreenSource {
  /// Looks up what a link names; a question is looked for within its league.
  public func resolve(_ link: ProphetsLink) async throws -> Resolution<ProphetsLink> {
    switch link {
    case .memberships, .activity: try check()
    case .league(let league), .questions(let league), .comments(let league),
      .invitation(let league), .join(let league):
      _ = try await self.league(league)
    case .question(let league, let question), .review(let league, let question):
      _ = try await self.question(question, of: league)
    }
    return .found
  }

  /// Builds the screen of a link.
  public func screen(for link: ProphetsLink) async throws -> Screen {
    switch link {
    case .memberships: try await membershipsScreen()
    case .activity: try await activityScreen()
    case .league(let league): try await leagueScreen(league)
    case .questions(let league): try await questionsScreen(of: league)
    case .question(let league, let question): try await questionScreen(question, of: league)
    case .review(let league, let question): try await reviewScreen(of: question, of: league)
    case .comments(let league): try await commentsScreen(of: league)
    case .invitation(let league): try await invitationScreen(to: league)
    case .join: throw LinkFailure(.noScreen, message: "Joining a league has no screen.")
    }
  }

  /// Joins a league; a link that has a screen asks for nothing.
  public func perform(_ link: ProphetsLink) async throws {
    guard case .join(let league) = link else { return }
    _ = try await self.league(league)
    try await join(league)
  }
}

extension ProphetsStore {
  private func membershipsScreen() async throws -> Screen {
    let rows = try await memberships().map { membership in
      Screen.Row(
        "\(membership.name) · \(membership.points) points · \(membership.openQuestions) open",
        to: .league(league: membership.id)
      )
    }
    return Screen(title: "Your leagues", rows: rows)
  }

  private func activityScreen() async throws -> Screen {
    let rows = try await latestComments(limit: 20).map { comment in
      Screen.Row(
        "\(comment.author) in \(comment.league): \(comment.text)",
        to: .comments(league: comment.leagueID)
      )
    }
    return Screen(title: "Activity", rows: rows)
  }

  private func leagueScreen(_ id: Int) async throws -> Screen {
    let league = try await league(id)
    let members = try await members(of: id)
    var rows = [Screen.Row(league.motto)]
    rows += members.enumerated().map { index, member in
      Screen.Row("\(index + 1). \(member.name) · \(member.points) points")
    }
    rows.append(Screen.Row("Questions", to: .questions(league: id)))
    rows.append(Screen.Row("Comments", to: .comments(league: id)))
    if !members.contains(where: \.isMe) {
      rows.append(Screen.Row("Join this league", to: .invitation(league: id)))
    }
    return Screen(title: league.name, rows: rows)
  }

  private func questionsScreen(of league: Int) async throws -> Screen {
    let name = try await self.league(league).name
    let rows = try await questions(of: league).map { question in
      Screen.Row(question.text, to: .question(league: league, question: question.id))
    }
    return Screen(title: "Questions of \(name)", rows: rows)
  }

  /// A question with its answers; it does not tell which one is right.
  private func questionScreen(_ id: Int, of league: Int) async throws -> Screen {
    let question = try await question(id, of: league)
    let answers = try await answers(to: id).map { answer in
      let votes = answer.votes == 1 ? "1 vote" : "\(answer.votes) votes"
      return Screen.Row("\(answer.text) · \(votes)\(answer.isMine ? " · your answer" : "")")
    }
    let review = Screen.Row("Review", to: .review(league: league, question: id))
    return Screen(title: question.text, rows: answers + [review])
  }

  private func reviewScreen(of id: Int, of league: Int) async throws -> Screen {
    let question = try await question(id, of: league)
    let answers = try await answers(to: id).map { answer in
      let voters = answer.voters.isEmpty ? "nobody" : answer.voters
      return Screen.Row("\(answer.text) · \(answer.isRight ? "right" : "wrong") · \(voters)")
    }
    return Screen(title: "Review: \(question.text)", rows: answers)
  }

  private func commentsScreen(of id: Int) async throws -> Screen {
    let league = try await league(id)
    let rows = try await comments(of: id).map { Screen.Row("\($0.author): \($0.text)") }
    return Screen(title: "Comments in \(league.name)", rows: rows)
  }

  /// The invitation to join a league; showing it does not join.
  private func invitationScreen(to id: Int) async throws -> Screen {
    let league = try await league(id)
    let members = try await members(of: id)
    let isMember = members.contains(where: \.isMe)
    var rows = [Screen.Row(league.motto), Screen.Row("\(members.count) members")]
    rows.append(Screen.Row(isMember ? "You are a member." : "You are not a member yet."))
    if !isMember { rows.append(Screen.Row("Join", to: .join(league: id))) }
    return Screen(title: "Join \(league.name)", rows: rows)
  }
}
