import ProphetsLinks
import ProphetsScreens
import ProphetsStore

extension ScreenBuilder {
  /// The first screen of the first tab.
  func memberships() async throws -> Screen {
    let rows = try await store.memberships().map { membership in
      Screen.Row(
        "\(membership.name) · \(membership.points) points · \(membership.openQuestions) open",
        to: .league(league: membership.id)
      )
    }
    return Screen(title: "Your leagues", rows: rows)
  }

  /// The first screen of the second tab.
  func activity() async throws -> Screen {
    let rows = try await store.latestComments(limit: 20).map { comment in
      Screen.Row(
        "\(comment.author) in \(comment.league): \(comment.text)",
        to: .comments(league: comment.leagueID)
      )
    }
    return Screen(title: "Activity", rows: rows)
  }
}
