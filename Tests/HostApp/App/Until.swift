/// Waits until something is so, and lets the main actor work meanwhile.
///
/// - Throws: `CancellationError` when the time of the test is over.
@MainActor func until(_ condition: () async throws -> Bool) async throws {
  while try await !condition() {
    try Task.checkCancellation()
    await Task.yield()
  }
}
