import ProphetsLinks
import ProphetsScreens
import ProphetsStore

extension ScreenBuilder {
  /// The questions of a league.
  func questions(of league: Int) async throws -> Screen {
    let name = try await records.league(league).name
    let rows = try await store.questions(of: league).map { question in
      Screen.Row(question.text, to: .question(league: league, question: question.id))
    }
    return Screen(title: "Questions of \(name)", rows: rows)
  }

  /// A question with its answers; it does not tell which one is right.
  func question(_ id: Int, of league: Int) async throws -> Screen {
    let question = try await records.question(id, of: league)
    let answers = try await store.answers(to: id).map { answer in
      let mark = answer.isMine ? " · your answer" : ""
      return Screen.Row("\(answer.text) · \(votes(answer.votes))\(mark)")
    }
    let review = Screen.Row("Review", to: .review(league: league, question: id))
    return Screen(title: question.text, rows: answers + [review])
  }

  /// The review of a question.
  func review(of id: Int, of league: Int) async throws -> Screen {
    let question = try await records.question(id, of: league)
    let answers = try await store.answers(to: id).map { answer in
      let mark = answer.isRight ? "right" : "wrong"
      return Screen.Row(
        "\(answer.text) · \(mark) · \(answer.voters.isEmpty ? "nobody" : answer.voters)"
      )
    }
    return Screen(title: "Review: \(question.text)", rows: answers)
  }

  /// A number of votes in words.
  private func votes(_ count: Int) -> String {
    count == 1 ? "1 vote" : "\(count) votes"
  }
}
