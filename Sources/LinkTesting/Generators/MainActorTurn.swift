/// Lets other work on the main actor run for a turn, and continues after it.
///
/// It does not leave the main actor. `Task.yield()` goes through another thread, which takes longer than
/// most work within a turn.
@MainActor
package func nextTurn() async {
  await withCheckedContinuation { continuation in
    Task { @MainActor in continuation.resume() }
  }
}
