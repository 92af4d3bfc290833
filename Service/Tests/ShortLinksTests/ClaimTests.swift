import Foundation
import ShortLinks
import Testing

/// Claims: their tokens and letters, and what every store does with them.
@Suite struct ClaimTests {
  private let now = Date(timeIntervalSince1970: 1_795_000_000)
  private let installations = ["one", "two"].map { Data($0.utf8) }

  @Test func aTokenHasOneTextAndOneCode() {
    var letters: Set<String> = []
    for _ in 0..<2_000 {
      let token = ClaimToken.random()
      #expect(token.text.wholeMatch(of: /[A-Za-z0-9_-]{22}/) != nil)
      #expect(ClaimToken(token.text) == token && ClaimToken(token.text)?.hash == token.hash)
      #expect(token.letters.wholeMatch(of: /[BCDFGHJKMNPQRSTVWXZ]{6}/) != nil)
      letters.insert(token.letters)
    }
    // Among 47 million, 2,000 are seldom equal: 0.04 pairs are expected.
    #expect(letters.count >= 1_998)
  }

  @Test(arguments: [
    "", "AAAAAAAAAAAAAAAAAAAAA", "AAAAAAAAAAAAAAAAAAAAAB", "AAAAAAAAAAAAAAAAAAAAA=",
    "AAAAAAAAAAAAAAAAAAAA+A", "AAAAAAAAAAAAAAAAAAAAAAA", "ÄÄÄÄÄÄÄÄÄÄÄ", "AAAAAAAAAAAAAAAAAAAA A",
  ])
  func anotherTextIsNoToken(text: String) {
    #expect(ClaimToken(text) == nil)
  }

  @Test(arguments: [
    ("BCDFGH", "BCDFGH"), ("bcdfgh", "BCDFGH"), (" bcd-fgh ", "BCDFGH"), ("BCD FGH", "BCDFGH"),
    ("BCDFG", nil), ("BCDFGHJ", nil), ("ABCDFG", nil), ("BCDFG1", nil), ("", nil),
    ("ＢＣＤＦＧＨ", nil),
  ])
  func lettersAreReadAsPeopleTypeThem(text: String, letters: String?) {
    #expect(ClaimToken.letters(text) == letters)
  }

  /// Stores a claim of the link `gift` that ends in an hour.
  private func claim(in store: any LinkStore) async throws -> (ClaimToken, ClaimProof, ClaimProof) {
    let token = ClaimToken.random()
    let claim = LinkClaim(token, code: "gift", expires: now.addingTimeInterval(3_600))
    #expect(try await store.insert(claim))
    #expect(try await store.claim(.token(hash: token.hash), at: now) == claim)
    #expect(try await store.claim(.letters(token.letters), at: now) == claim)
    return (token, .token(hash: token.hash), .letters(token.letters))
  }

  @Test(arguments: TestDatabase.allCases)
  func aClaimBelongsToTheFirstWhoPresentsIt(on database: TestDatabase) async throws {
    try await database.withStore { (store: any LinkStore) async throws -> Void in
      let (token, proof, letters) = try await claim(in: store)
      let (one, two) = (installations[0], installations[1])
      #expect(try await store.bind(.token(hash: ClaimToken.random().hash), to: one, at: now) == nil)
      #expect(try await store.bind(letters, to: one, at: now) == "gift")
      // Another gets nothing, by whatever it presents; the same one gets it again for ten minutes, from the first time on.
      for seconds in [0.0, 300, 599] {
        let later = now.addingTimeInterval(seconds)
        #expect(try await store.bind(proof, to: two, at: later) == nil)
        #expect(try await store.bind(letters, to: two, at: later) == nil)
        #expect(try await store.bind(proof, to: one, at: later) == "gift")
      }
      let over = now.addingTimeInterval(600)
      #expect(try await store.bind(proof, to: one, at: over) == nil)
      #expect(try await store.bind(proof, to: two, at: over) == nil)
      #expect(try await store.claim(proof, at: now) == nil)
      // Its letters are not given away while it's there.
      let again = LinkClaim(token, code: "other", expires: now)
      #expect(try await store.insert(again) == false)
    }
  }

  @Test(arguments: TestDatabase.allCases)
  func aClaimEnds(on database: TestDatabase) async throws {
    try await database.withStore { (store: any LinkStore) async throws -> Void in
      let (_, first, _) = try await claim(in: store)
      let (_, second, _) = try await claim(in: store)
      let end = now.addingTimeInterval(3_600)
      #expect(try await store.claim(first, at: end) == nil)
      #expect(try await store.bind(first, to: installations[0], at: end) == nil)
      let moment = end.addingTimeInterval(-1)
      #expect(try await store.bind(second, to: installations[0], at: moment) == "gift")
      // What can still be redeemed stays: the second, for its retries.
      try await store.removeClaims(endedAt: end)
      #expect(try await store.claim(first, at: now) == nil)
      #expect(try await store.bind(first, to: installations[0], at: now) == nil)
      #expect(try await store.bind(second, to: installations[0], at: end) == "gift")
      try await store.removeClaims(endedAt: moment.addingTimeInterval(600))
      #expect(try await store.bind(second, to: installations[0], at: end) == nil)
    }
  }

  @Test(arguments: TestDatabase.allCases)
  func ofManyAtOneTimeOneGetsIt(on database: TestDatabase) async throws {
    try await database.withStore { (store: any LinkStore) async throws -> Void in
      for _ in 0..<20 {
        let (_, proof, letters) = try await claim(in: store)
        let now = now
        let winners = try await withThrowingTaskGroup(of: Int?.self) { group in
          for number in 0..<8 {
            group.addTask {
              let presented = number.isMultiple(of: 2) ? proof : letters
              let holder = Data("\(number)".utf8)
              return try await store.bind(presented, to: holder, at: now) == nil ? nil : number
            }
          }
          return try await group.reduce(into: []) { $0 += [$1] }.compactMap { $0 }
        }
        #expect(winners.count == 1)
      }
    }
  }
}
