import LinkNavigation
import LinkRouting

extension SceneWorker {
  /// Lets a link wait for a condition, ends its event, and shows another link meanwhile unless a newer one is
  /// on its way; what is shown meanwhile shows no third.
  func suspend(
    _ work: Work,
    _ admitted: AdmittedLink<Link>,
    until condition: LinkCondition,
    showing next: Link?
  ) {
    let id = work.event.id
    guard works[id] === work else { return }
    let isShown = !work.isShownMeanwhile && !queue.isCovered(id)
    let isNew = next.map { links.isShownMeanwhile($0) || host.state.position(of: $0) == nil }
    links.keep(
      admitted,
      of: work.event,
      in: scene,
      until: condition,
      showing: isShown && isNew == true ? next : links.linkShown(whileWaiting: work.pending?.id),
      unusedItems: unusedItems(of: queue.entry(id), work),
      resuming: work.pending
    )
    send(.finished(id, .suspended(id)))
    guard let next, isShown else { return }
    let admission = admitter.admission(of: LinkDelivery(opening: next))
    _ = receive(admission, shownWhileWaiting: work.event)
  }

  /// Leaves what was shown while an action waited, in its turn, unless a newer link lies on it since the
  /// action began.
  func leaveShownMeanwhile(
    _ work: Work,
    _ request: Request,
    since before: NavigationState<Link>
  ) {
    guard works[work.event.id] === work, let admitted = request.admitted,
      let shown = links.linkShown(whileWaiting: work.pending?.id)
    else { return }
    let placing = LinkPlacing(
      admitted,
      ancestors: nil,
      isCold: false,
      router: links.router,
      policy: links.policy
    )
    placing.shownMeanwhile = shown
    placing.earlierLinks = before.links
    restore(placing, work.event.delivery, LinkRestoration())
  }
}
