/// Waits until a condition holds, and lets the main actor work meanwhile.
@MainActor func until(_ condition: () async throws -> Bool) async throws {
  while try await !condition() {
    try Task.checkCancellation()
    await Task.yield()
  }
}
