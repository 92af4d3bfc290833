import Foundation

extension PostgresLinkStore {
  func insert(_ claim: LinkClaim) async throws(LinkStoreError) -> Bool {
    let expires = Int64(claim.expires.timeIntervalSince1970)
    return try await run { connection throws(PostgresConnection.Failure) in
      try !connection.run(
        """
        INSERT INTO claims (hash, letters, code, expires) VALUES ($1, $2, $3, \(expires))
        ON CONFLICT DO NOTHING RETURNING code
        """,
        [claim.hash.base64EncodedString(), claim.letters, claim.code]
      ).isEmpty
    }
  }

  func claim(_ proof: ClaimProof, at now: Date) async throws(LinkStoreError) -> LinkClaim? {
    let now = Int64(now.timeIntervalSince1970)
    return try await run { connection throws(PostgresConnection.Failure) in
      try connection.run(
        """
        SELECT hash, letters, code, expires FROM claims
        WHERE \(proof.column) = $1 AND holder IS NULL AND expires > \(now)
        """,
        [proof.value]
      ).first.flatMap(LinkClaim.init)
    }
  }

  func bind(
    _ proof: ClaimProof,
    to holder: Data,
    at now: Date
  ) async throws(LinkStoreError) -> String? {
    let now = Int64(now.timeIntervalSince1970)
    let retry = Int64(LinkClaim.retryTime)
    return try await run { connection throws(PostgresConnection.Failure) in
      // An update that waited for another one checks its condition again, on the row as the other left it.
      try connection.run(
        """
        UPDATE claims SET holder = $2, bound = coalesce(bound, \(now))
        WHERE \(proof.column) = $1 AND (
          holder IS NULL AND expires > \(now) OR holder = $2 AND bound + \(retry) > \(now)
        ) RETURNING code
        """,
        [proof.value, holder.base64EncodedString()]
      ).first?.first ?? nil
    }
  }

  func removeClaims(endedAt now: Date) async throws(LinkStoreError) {
    let now = Int64(now.timeIntervalSince1970)
    let retry = Int64(LinkClaim.retryTime)
    try await run { connection throws(PostgresConnection.Failure) in
      _ = try connection.run(
        """
        DELETE FROM claims
        WHERE CASE WHEN holder IS NULL THEN expires <= \(now) ELSE bound + \(retry) <= \(now) END
        """
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
  fileprivate var value: String {
    switch self {
    case .token(let hash): hash.base64EncodedString()
    case .letters(let letters): letters
    }
  }
}

extension LinkClaim {
  /// Reads a row.
  fileprivate init?(_ row: [String?]) {
    guard row.count == 4, let hash = row[0].flatMap({ Data(base64Encoded: $0) }),
      let letters = row[1], let code = row[2], let expires = row[3].flatMap({ Int64($0) })
    else { return nil }
    self.init(
      hash: hash,
      letters: letters,
      code: code,
      expires: Date(timeIntervalSince1970: TimeInterval(expires))
    )
  }
}
