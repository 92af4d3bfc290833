public import DeepLinking
public import ProphetsLinks
import ProphetsScreens

extension RunningApp {
  /// Signs in, and waits for the end of the links that waited for it.
  ///
  /// - Returns: What became of them, in the order in which they ended.
  public func signIn() async -> [LinkReport<ProphetsLink>] {
    guard person.account == nil else { return [] }
    let links = handler.links
    let waiting = Set(links.pendingLinks.map(\.id))
    let (ended, continuation) = AsyncStream.makeStream(of: LinkReport<ProphetsLink>.self)
    let earlier = links.onProgress
    links.onProgress = { progress in
      earlier?(progress)
      guard case .ended(let report) = progress, report.event.resumes != nil else { return }
      continuation.yield(report)
    }
    defer { links.onProgress = earlier }
    note(.me)
    var reports: [LinkReport<ProphetsLink>] = []
    guard !waiting.isEmpty else { return reports }
    for await report in ended {
      reports.append(report)
      if reports.count == waiting.count { break }
    }
    // A link waits until its event has ended and was taken off the list, right after each other.
    while links.pendingLinks.contains(where: { waiting.contains($0.id) }) { await Task.yield() }
    return reports
  }

  /// Signs out: links that wait are dropped.
  public func signOut() {
    note(nil)
  }

  /// Takes up the links that waited when the app ran last, and saves those that wait now.
  public func saveWaitingLinks() async {
    await handler.links.restorePendingLinks()
  }

  /// Notes who is signed in.
  private func note(_ account: LinkAccount?) {
    person.become(account, in: handler.links)
  }
}
