import Foundation
import GRDB
import ProphetsFixtures
@testable import ProphetsStore
import Testing

/// What becomes of the database file.
@Suite struct OpeningTests {
  /// The folder of the test.
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func makesAndFillsTheDatabaseWithItsFolders() async throws {
    let store = try ProphetsStore(path: folder.path("a/b/prophets.sqlite"))
    #expect(try await store.league(123).name == "Sunday Prophets")
    #expect(try await store.question(456, of: 123).id == 456)
  }

  @Test func keepsWhatIsInADatabaseThatExists() async throws {
    let path = folder.path("prophets.sqlite")
    _ = try ProphetsStore(path: path)
    try await DatabaseQueue(path: path).write { database in
      try database.execute(sql: "UPDATE league SET name = 'Renamed' WHERE id = 123")
    }
    #expect(try await ProphetsStore(path: path).league(123).name == "Renamed")
  }

  // Which of two is first is chance, so there are many rounds.
  @Test(arguments: 0..<20)
  func isFilledOnceWhenAppsStartTogether(round: Int) async throws {
    let path = folder.path("prophets-\(round).sqlite")
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      #expect(throws: Never.self) { try ProphetsStore(path: path) }
    }
    #expect(try await ProphetsStore(path: path).memberships().count == 3)
  }

  @Test func refusesTheDatabaseOfAnotherAppAndLeavesItAlone() async throws {
    let path = folder.path("other.sqlite")
    try await DatabaseQueue(path: path).write { try $0.execute(sql: "CREATE TABLE mine (id)") }
    #expect(code(opening: path) == .foreignDatabase)
    let tables = try await DatabaseQueue(path: path).read {
      try String.fetchAll($0, sql: "SELECT name FROM sqlite_master")
    }
    #expect(tables == ["mine"])
  }

  @Test func refusesAFileThatIsNoDatabase() throws {
    let path = folder.path("letter.txt")
    let letter = Data(String(repeating: "Dear database, ", count: 100).utf8)
    try letter.write(to: URL(fileURLWithPath: path))
    #expect(code(opening: path) == .notADatabase)
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == letter)
  }

  @Test func refusesTheDatabaseOfALaterVersion() async throws {
    let path = folder.path("prophets.sqlite")
    _ = try ProphetsStore(path: path)
    try await DatabaseQueue(path: path).writeWithoutTransaction {
      try $0.execute(sql: "PRAGMA user_version = 2")
    }
    #expect(code(opening: path) == .newerVersion)
  }

  @Test func tellsWhatCannotBeReadFromWhatCannotBeMade() throws {
    #expect(code(opening: folder.path("")) == .cannotRead)
    try Data().write(to: URL(fileURLWithPath: folder.path("file")))
    #expect(code(opening: folder.path("file/prophets.sqlite")) == .cannotCreate)
  }

  @Test(arguments: [
    (["XDG_DATA_HOME": "/data", "HOME": "/home/me"], "/data/prophets/prophets.sqlite")
  ])
  func isKeptInTheDataFolder(environment: [String: String], path: String) {
    #expect(ProphetsStore.defaultPath(environment: environment) == path)
  }

  #if os(Linux)
  @Test(arguments: [["HOME": "/home/me"], ["HOME": "/home/me", "XDG_DATA_HOME": "relative"]])
  func isKeptBelowHomeWithoutADataFolder(environment: [String: String]) {
    let path = "/home/me/.local/share/prophets/prophets.sqlite"
    #expect(ProphetsStore.defaultPath(environment: environment) == path)
  }
  #endif

  /// Opens a database that cannot be opened.
  private func code(opening path: String) -> StoreError.Code? {
    do {
      _ = try ProphetsStore(path: path)
      return nil
    } catch {
      #expect(error.description.contains(path))
      return error.code
    }
  }
}
