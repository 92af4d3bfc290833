import Foundation
import GRDB

extension SQLiteLinkStore {
  func insert(_ claim: LinkClaim) async throws(LinkStoreError) -> Bool {
    try await write { database in
      try database.execute(
        sql: """
          INSERT INTO claims (hash, letters, code, expires) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING
          """,
        arguments: [
          claim.hash, claim.letters, claim.code, Int64(claim.expires.timeIntervalSince1970),
        ]
      )
      return database.changesCount > 0
    }
  }

  func claim(_ proof: ClaimProof, at now: Date) async throws(LinkStoreError) -> LinkClaim? {
    try await read { database in
      let sql =
        "SELECT * FROM claims WHERE \(proof.column) = ? AND holder IS NULL AND expires > ?"
      let now = Int64(now.timeIntervalSince1970)
      return try Row.fetchOne(database, sql: sql, arguments: [proof.value, now]).map { row in
        LinkClaim(
          hash: row["hash"],
          letters: row["letters"],
          code: row["code"],
          expires: Date(timeIntervalSince1970: TimeInterval(row["expires"] as Int64))
        )
      }
    }
  }

  func bind(
    _ proof: ClaimProof,
    to holder: Data,
    at now: Date
  ) async throws(LinkStoreError) -> String? {
    try await write { database in
      let now = Int64(now.timeIntervalSince1970)
      return try String.fetchOne(
        database,
        sql: """
          UPDATE claims SET holder = :holder, bound = coalesce(bound, :now)
          WHERE \(proof.column) = :proof AND (
            holder IS NULL AND expires > :now OR holder = :holder AND bound + :retry > :now
          ) RETURNING code
          """,
        arguments: [
          "holder": holder, "now": now, "proof": proof.value,
          "retry": Int64(LinkClaim.retryTime),
        ]
      )
    }
  }

  func removeClaims(endedAt now: Date) async throws(LinkStoreError) {
    try await write { database in
      try database.execute(
        sql: """
          DELETE FROM claims
          WHERE CASE WHEN holder IS NULL THEN expires <= :now ELSE bound + :retry <= :now END
          """,
        arguments: [
          "now": Int64(now.timeIntervalSince1970), "retry": Int64(LinkClaim.retryTime),
        ]
      )
    }
  }
}

extension ClaimProof {
  /// The column that is asked.
  fileprivate var column: String {
    switch self {
    case .token: "hash"
    case .letters: "letters"
    }
  }

  /// The value in it.
  fileprivate var value: any DatabaseValueConvertible {
    switch self {
    case .token(let hash): hash
    case .letters(let letters): letters
    }
  }
}
