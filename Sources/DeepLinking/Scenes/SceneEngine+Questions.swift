extension SceneEngine {
  /// The next change, while a question is open that an event waits for.
  func question(before id: LinkEventID) -> AwaitedEnd? {
    guard queue.isAsking(besides: tasks[id]?.callers ?? []) else { return nil }
    let next = nextChange ?? AwaitedEnd()
    nextChange = next
    return next
  }

  /// Resumes everything that waits for a question to be answered, to check again.
  func lookForQuestions() {
    let change = nextChange
    nextChange = nil
    change?.finish()
  }
}
