import LinkNavigation
import LinkRouting

extension SceneWorker {
  /// Notes that the person is asked about an event, once no other question is open, unless it is cancelled.
  func beginAsking(_ id: LinkEventID) async {
    while queue.isAsking(besides: works[id]?.callers ?? []), !Task.isCancelled {
      let next = nextChange ?? AwaitedEnd()
      nextChange = next
      await next.result()
    }
    if !Task.isCancelled { send(.asking(id)) }
  }

  /// Resumes everything that waits for a question to be answered, to check again.
  func lookForQuestions() {
    let change = nextChange
    nextChange = nil
    change?.finish()
  }
}
