import DeepLinking
import ProphetsFixtures
import ProphetsLinks
import Testing

@testable import ProphetsStore

/// Where the faces on a phone get their screens from.
@Suite struct MissingStoreTests {
  @Test func saysWhyTheDatabaseCannotBeOpened() async {
    let screens = ProphetsStore(environment: ["XDG_DATA_HOME": "/dev/null"])
    await #expect(throws: (any Error).self) { try await screens.resolve(.memberships) }
    await #expect(throws: (any Error).self) { try await screens.screen(for: .memberships) }
  }

  @Test func opensTheDatabaseThatIsThere() async throws {
    let folder = try TemporaryFolder()
    let screens = ProphetsStore(environment: ["XDG_DATA_HOME": folder.path("data")])
    #expect(try await screens.screen(for: .memberships).title == "Your leagues")
  }
}
