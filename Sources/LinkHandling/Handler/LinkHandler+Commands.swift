import LinkNavigation
import LinkRouting

extension LinkHandler {
  /// Does what the queue wants.
  func carryOut(_ command: SceneQueue<Link>.Command) {
    switch command {
    case .begin(let id): work(for: id).map { intake.onProgress?(.received($0.event)) }
    case .end(let entry, let outcome): end(entry, outcome)
    case .report(let id, let stage): intake.onProgress?(.reached(stage, of: id))
    case .reportWait(let id, let status): intake.onProgress?(.waiting(for: status, of: id))
    case .cancel(let id): work(for: id)?.cancel()
    case .admit(let id): work(for: id).map(admit)
    case .admitAgain(let id, let request): work(for: id).map { admitAgain($0, request) }
    case .settle(let id, let request): work(for: id).map { settle($0, request) }
    case .act(let id, let request): work(for: id).map { act($0, request) }
    case .place(let id, let request): work(for: id).map { place($0, request) }
    case .show(let id, let request): work(for: id).map { show($0, request) }
    case .ask(let id, let request, let screens): work(for: id).map { ask($0, request, screens) }
    }
  }

  private var pipeline: LinkPipeline<Link> {
    LinkPipeline(
      intake: intake,
      admitter: admitter,
      host: host,
      isFulfilled: { self.isFulfilled($0) },
      isAsking: { self.isAsking },
      tell: { self.send($0) }
    )
  }

  private func admit(_ work: LinkWork<Link>) {
    let id = work.event.id
    let origin = work.event.delivery.origin
    guard work.pending != nil || intake.admits(anotherFrom: origin) else {
      let reason = Admitter<Link>.tooMany(intake.policy.rate(of: origin))
      return send(.refused(id, .rejected(reason)))
    }
    switch work.stage {
    case .next(let request): send(.admitted(id, request))
    case .ended(let outcome): refuse(work, outcome)
    case nil: break
    }
  }

  /// While a link waited, its route may have been switched off.
  private func admitAgain(_ work: LinkWork<Link>, _ request: LinkRequest<Link>) {
    if let admitted = request.admitted,
      let outcome = admitter.refusal(of: admitted, work.event.delivery)
    {
      refuse(work, outcome)
    } else {
      send(.admitted(work.event.id, request))
    }
  }

  private func refuse(_ work: LinkWork<Link>, _ outcome: LinkOutcome) {
    let outcome = admitter.end(of: work.event.delivery, refusedAs: outcome)
    send(.refused(work.event.id, outcome))
  }

  private func settle(_ work: LinkWork<Link>, _ request: LinkRequest<Link>) {
    let (id, pipeline) = (work.event.id, pipeline)
    work.perform {
      switch await pipeline.settle(work.event, request) {
      case .ended(let outcome): self.send(.finished(id, outcome))
      case .next(.settled(let settled)): self.send(.settled(id, settled))
      case .next(.replaced(by: let request)): self.send(.replaced(id, by: request))
      case .next(.waiting(let admitted, let condition, let next)):
        self.suspend(work, admitted, until: condition, showing: next)
      }
    }
  }

  private func act(_ work: LinkWork<Link>, _ request: LinkRequest<Link>) {
    if let taker, let admitted = request.admitted {
      return taker(LinkOffer(admitted, ancestors: nil, work, self))
    }
    let pipeline = pipeline
    work.perform {
      self.send(.finished(work.event.id, await pipeline.act(work.event, request)))
    }
  }

  private func place(_ work: LinkWork<Link>, _ request: ShowRequest<Link>) {
    if let taker, case .link(let placing) = request {
      return taker(LinkOffer(placing.admitted, ancestors: placing.ancestors, work, self))
    }
    let pipeline = pipeline
    guard !intake.guards.isEmpty else { return placed(work, pipeline.placeNow(request)) }
    work.perform { self.placed(work, await pipeline.place(work.event, request)) }
  }

  private func placed(_ work: LinkWork<Link>, _ stage: Stage<ShowRequest<Link>>) {
    switch stage {
    case .next(let request): send(.placed(work.event.id, request))
    case .ended(let outcome): send(.finished(work.event.id, outcome))
    }
  }

  private func show(_ work: LinkWork<Link>, _ request: ShowRequest<Link>) {
    let (id, pipeline) = (work.event.id, pipeline)
    switch request {
    case .saved(let saved) where host.isImmediate: send(.finished(id, pipeline.showNow(saved)))
    case .saved(let saved):
      work.perform { self.send(.finished(id, await pipeline.show(work.event, saved))) }
    case .link(let placing):
      work.perform {
        switch await pipeline.show(work.event, placing) {
        case .next(let (request, pause)): self.send(.paused(id, request, pause))
        case .ended(let outcome):
          self.send(.finished(id, outcome))
          if case .opened = outcome { pipeline.fillPlaceholder(of: placing.admitted, work.event) }
        }
      }
    }
  }

  private func ask(
    _ work: LinkWork<Link>,
    _ request: ShowRequest<Link>,
    _ screens: Set<NavigationEntry<Link>>
  ) {
    guard case .link(let placing) = request else { return }
    let (id, pipeline) = (work.event.id, pipeline)
    work.perform {
      switch await pipeline.ask(work.event, placing, screens) {
      case .next(let request): self.send(.agreed(id, request))
      case .ended(let outcome): self.send(.finished(id, outcome))
      }
    }
  }
}

// MARK: - Waiting for a condition

extension LinkHandler {
  /// Lets a link wait for a condition, ends its event, and shows another link meanwhile unless a newer one is
  /// on its way; what is shown meanwhile shows no third.
  private func suspend(
    _ work: LinkWork<Link>,
    _ admitted: AdmittedLink<Link>,
    until condition: LinkCondition,
    showing next: Link?
  ) {
    let id = work.event.id
    guard self.work(for: id) === work else { return }
    let isCovered = isCovered(id)
    intake.keep(admitted, of: work.event, in: scene, until: condition, resuming: work.pending)
    send(.finished(id, .suspended(id)))
    guard let next, !work.isShownMeanwhile, !isCovered else { return }
    receive(admission(of: LinkDelivery(opening: next)), isShownMeanwhile: true)
  }
}
