/// Lets what is ready on the main actor go on for a turn, and comes after it.
///
/// It does not leave the main actor. `Task.yield()` goes by way of another thread, which takes longer than
/// most of what happens in a turn.
@MainActor
func nextTurn() async {
  await withCheckedContinuation { continuation in
    Task { @MainActor in continuation.resume() }
  }
}
