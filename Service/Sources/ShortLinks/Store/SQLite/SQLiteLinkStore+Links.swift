import Foundation
import GRDB
import LinkPages

extension SQLiteLinkStore {
  func insert(_ links: [ShortLink]) async throws(LinkStoreError) -> [String] {
    try await write { database in
      let statement = try database.cachedStatement(
        sql: """
          INSERT INTO links (url, route, expires, disabled, title, description, image, campaign, code)
          VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING
          """
      )
      var taken: [String] = []
      for link in links {
        try statement.execute(arguments: link.arguments)
        if database.changesCount == 0 { taken.append(link.code) }
      }
      return taken
    }
  }

  func taken(among codes: [String]) async throws(LinkStoreError) -> Set<String> {
    try await read { database in
      let marks = codes.map { _ in "?" }.joined(separator: ", ")
      return try String.fetchSet(
        database,
        sql: "SELECT code FROM links WHERE code IN (\(marks))",
        arguments: StatementArguments(codes)
      )
    }
  }

  func link(_ code: String) async throws(LinkStoreError) -> ShortLink? {
    try await read { database in
      let statement = try database.cachedStatement(sql: "SELECT * FROM links WHERE code = ?")
      return try Row.fetchOne(statement, arguments: [code]).map(ShortLink.init)
    }
  }

  func update(
    _ code: String,
    _ change: @escaping @Sendable (inout ShortLink) -> Void
  ) async throws(LinkStoreError) -> ShortLink? {
    try await write { database in
      let sql = "SELECT * FROM links WHERE code = ?"
      guard var link = try Row.fetchOne(database, sql: sql, arguments: [code]).map(ShortLink.init)
      else { return nil }
      change(&link)
      try database.execute(
        sql: """
          UPDATE links SET url = ?, route = ?, expires = ?, disabled = ?, title = ?, description = ?, image = ?,
            campaign = ? WHERE code = ?
          """,
        arguments: link.arguments
      )
      return link
    }
  }

  func links(
    after code: String?,
    limit: Int
  ) async throws(LinkStoreError) -> [ShortLink] {
    try await read { database in
      let sql = "SELECT * FROM links WHERE code > ? ORDER BY code LIMIT ?"
      return try Row.fetchAll(database, sql: sql, arguments: [code ?? "", limit])
        .map(ShortLink.init)
    }
  }
}

extension ShortLink {
  /// The values of the columns, the code last.
  fileprivate var arguments: StatementArguments {
    [
      url, route, expires.map { Int64($0.timeIntervalSince1970) }, isDisabled ? 1 : 0,
      content.title, content.description, content.image, CampaignText.text(of: campaign), code,
    ]
  }

  /// Reads a row.
  fileprivate init(_ row: Row) {
    let expires = row["expires"] as Int64?
    self.init(
      code: row["code"],
      url: row["url"],
      route: row["route"],
      expires: expires.map { Date(timeIntervalSince1970: TimeInterval($0)) }
    )
    isDisabled = row["disabled"] != 0
    content = LinkPageContent(
      title: row["title"],
      description: row["description"],
      image: row["image"]
    )
    campaign = CampaignText.campaign(row["campaign"])
  }
}
