import ProphetsLinks
import ProphetsScreens
import ProphetsStore

extension ScreenBuilder {
  /// The screen of a league.
  func league(_ id: Int) async throws -> Screen {
    let league = try await records.league(id)
    let members = try await store.members(of: id)
    let ranking = members.enumerated().map { index, member in
      Screen.Row("\(index + 1). \(member.name) · \(member.points) points")
    }
    let exits = [
      Screen.Row("Questions", to: .questions(league: id)),
      Screen.Row("Comments", to: .comments(league: id)),
    ]
    let join = Screen.Row("Join this league", to: .invitation(league: id))
    let isMember = members.contains { $0.isMe }
    return Screen(
      title: league.name,
      rows: [Screen.Row(league.motto)] + ranking + exits + (isMember ? [] : [join])
    )
  }

  /// The comments of a league.
  func comments(of id: Int) async throws -> Screen {
    let league = try await records.league(id)
    let rows = try await store.comments(of: id).map { comment in
      Screen.Row("\(comment.author): \(comment.text)")
    }
    return Screen(title: "Comments in \(league.name)", rows: rows)
  }

  /// The invitation to join a league.
  ///
  /// Showing it does not join: that is for the person to do.
  func invitation(to id: Int) async throws -> Screen {
    let league = try await records.league(id)
    let members = try await store.members(of: id)
    let isMember = members.contains { $0.isMe }
    let join = Screen.Row("Join", to: .join(league: id))
    return Screen(
      title: "Join \(league.name)",
      rows: [
        Screen.Row(league.motto),
        Screen.Row("\(members.count) members"),
        Screen.Row(isMember ? "You are a member." : "You are not a member yet."),
      ] + (isMember ? [] : [join])
    )
  }
}
