import Foundation
import LinkAnalysis
import LinkRouting
import ServiceTestSupport
import ShortLinks
import Testing

/// The databases that the tests of stores run on.
enum TestDatabase: String, CaseIterable, Sendable, CustomTestStringConvertible {
  case sqlite, postgres

  /// Those that are installed.
  static let allCases: [TestDatabase] =
    PostgresServer.shared == nil ? [.sqlite] : [.sqlite, .postgres]

  var testDescription: String { rawValue }

  /// Does something with a new store.
  func withStore<Value>(_ work: (any LinkStore) async throws -> Value) async throws -> Value {
    try await withDatabase { database in
      let store = try database.open()
      let value = try await work(store)
      await store.close()
      return value
    }
  }

  /// Does something with a database that doesn't exist yet.
  func withDatabase<Value>(_ work: (LinkDatabase) async throws -> Value) async throws -> Value {
    if self == .postgres, let server = PostgresServer.shared {
      return try await work(.postgres(url: try server.database()))
    }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("links-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try await work(.sqlite(path: folder.appendingPathComponent("links.sqlite").path))
  }
}

extension ShortLink {
  /// A link to a product.
  static func product(_ number: Int, code: String) -> ShortLink {
    ShortLink(code: code, url: "https://shop.example/products/\(number)", route: "product")
  }
}

extension ParsedCatalog {
  /// The links of a shop.
  static func shop(product path: String = "/products/:id") -> ParsedCatalog {
    ParsedCatalog(
      LinkCatalogV1(
        prefixes: [.domain("shop.example", allowsHTTP: false), .scheme("shop", host: nil)],
        routes: [
          .init(name: "home", path: "/", access: .everyone),
          .init(name: "product", path: path, types: ["id": "Int"], access: .everyone),
          .init(name: "account", path: "/account", access: .appOnly),
        ]
      )
    )
  }
}

extension TestDatabase {
  /// Does something with a new store that does not wait for a disk.
  @MainActor func withQuickStore(
    _ work: @MainActor (any LinkStore) async throws -> Void
  ) async throws {
    let database: LinkDatabase
    let memory = "/dev/shm"
    let isThere = FileManager.default.isWritableFile(atPath: memory)
    let folder = (isThere ? URL(fileURLWithPath: memory) : FileManager.default.temporaryDirectory)
      .appendingPathComponent("links-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    if self == .postgres, let server = PostgresServer.shared {
      database = .postgres(url: try server.database() + "?options=-c%20synchronous_commit%3Doff")
    } else {
      database = .sqlite(path: folder.appendingPathComponent("links.sqlite").path)
    }
    let store = try database.open()
    try await work(store)
    await store.close()
  }
}
