import Foundation
import LinkPages

extension PostgresLinkStore {
  /// The columns of a link, in the order of its values.
  private static let columns =
    "code, url, route, expires, disabled, title, description, image, campaign"

  func insert(_ links: [ShortLink]) async throws(LinkStoreError) -> [String] {
    try await run { connection throws(PostgresConnection.Failure) in
      try connection.inTransaction { () throws(PostgresConnection.Failure) in
        var taken: [String] = []
        for link in links {
          let rows = try connection.run(
            "INSERT INTO links (\(Self.columns)) VALUES ($1, $2, $3, $4::bigint, $5::boolean, $6, $7, $8, $9)"
              + " ON CONFLICT DO NOTHING RETURNING code",
            link.values
          )
          if rows.isEmpty { taken.append(link.code) }
        }
        return taken
      }
    }
  }

  func taken(among codes: [String]) async throws(LinkStoreError) -> Set<String> {
    if codes.isEmpty { return [] }
    return try await run { connection throws(PostgresConnection.Failure) in
      let marks = codes.indices.map { "$\($0 + 1)" }.joined(separator: ", ")
      let rows = try connection.run("SELECT code FROM links WHERE code IN (\(marks))", codes)
      return Set(rows.compactMap { $0.first.flatMap(\.self) })
    }
  }

  func link(_ code: String) async throws(LinkStoreError) -> ShortLink? {
    try await run { connection throws(PostgresConnection.Failure) in
      try connection.run("SELECT \(Self.columns) FROM links WHERE code = $1", [code]).first
        .flatMap(ShortLink.init)
    }
  }

  func update(
    _ code: String,
    _ change: @escaping @Sendable (inout ShortLink) -> Void
  ) async throws(LinkStoreError) -> ShortLink? {
    try await run { connection throws(PostgresConnection.Failure) in
      try connection.inTransaction { () throws(PostgresConnection.Failure) in
        let select = "SELECT \(Self.columns) FROM links WHERE code = $1 FOR UPDATE"
        guard var link = try connection.run(select, [code]).first.flatMap(ShortLink.init) else {
          return nil
        }
        change(&link)
        try connection.run(
          """
          UPDATE links SET url = $2, route = $3, expires = $4::bigint, disabled = $5::boolean, title = $6,
            description = $7, image = $8, campaign = $9 WHERE code = $1
          """,
          link.values
        )
        return link
      }
    }
  }

  func links(after code: String?, limit: Int) async throws(LinkStoreError) -> [ShortLink] {
    try await run { connection throws(PostgresConnection.Failure) in
      try connection.run(
        "SELECT \(Self.columns) FROM links WHERE code > $1 ORDER BY code LIMIT \(limit)",
        [code ?? ""]
      ).compactMap(ShortLink.init)
    }
  }
}

extension ShortLink {
  /// The values of the columns.
  fileprivate var values: [String?] {
    [
      code, url, route, expires.map { String(Int64($0.timeIntervalSince1970)) },
      isDisabled ? "true" : "false", content.title, content.description, content.image,
      CampaignText.text(of: campaign),
    ]
  }

  /// Reads a row.
  fileprivate init?(_ row: [String?]) {
    guard row.count == 9, let code = row[0], let url = row[1], let route = row[2] else {
      return nil
    }
    let expires = row[3].flatMap { Int64($0) }
    self.init(
      code: code,
      url: url,
      route: route,
      expires: expires.map { Date(timeIntervalSince1970: TimeInterval($0)) }
    )
    isDisabled = row[4] == "t"
    content = LinkPageContent(title: row[5], description: row[6], image: row[7])
    campaign = CampaignText.campaign(row[8])
  }
}
