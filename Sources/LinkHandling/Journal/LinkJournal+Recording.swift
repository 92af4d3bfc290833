import LinkPatterns
import LinkNavigation
import LinkRouting

extension LinkJournal {
  /// The most Unicode scalars of a text from outside that are kept.
  static var maximumText: Int { 1024 }

  /// Records how far an event has come.
  public func record<Link>(_ progress: LinkProgress<Link>, at instant: LinkInstant) {
    record(progress, at: instant, withoutSecrets: { $0 })
  }

  /// Records how far an event has come, with what takes secrets out of a URL.
  func record<Link>(
    _ progress: LinkProgress<Link>,
    at instant: LinkInstant,
    withoutSecrets: (String) -> String
  ) {
    switch progress {
    case .received(let event):
      add(.received(arrival(of: event, withoutSecrets)), event.id, at: event.receivedAt)
    case .reached(let stage, of: let event): add(.reached(stage), event, at: instant)
    case .waiting(for: let status, of: let event):
      add(.waiting(for: status.name), event, at: instant)
    case .ended(let report):
      let outcome = report.outcome
      let failure = outcome.reason.map(kept)
      let record = LinkJournalEntry.Record.ended(
        outcome: outcome.name,
        route: report.route,
        failure: failure
      )
      add(record, report.event.id, at: instant)
    }
  }

  /// How an event arrived.
  private func arrival<Link>(
    of event: LinkEvent<Link>,
    _ withoutSecrets: (String) -> String
  ) -> LinkJournalEntry.Arrival {
    var url: String?
    if case .url(let text) = event.delivery.content { url = kept(url: text, withoutSecrets) }
    return LinkJournalEntry.Arrival(
      source: event.delivery.source,
      entryPoint: event.delivery.entryPoint,
      isCold: event.delivery.isCold,
      scene: event.scene,
      resumes: event.resumes,
      url: url
    )
  }

  /// What is kept of a URL.
  private func kept(url text: String, _ withoutSecrets: (String) -> String) -> String {
    guard privacy == .redacted else { return Self.cut(withoutSecrets(text)) }
    guard let url = try? LinkURL(text) else { return "…" }
    // The host of a custom scheme is a segment like the others, and can be a value.
    guard url.isWeb, let host = url.host else { return "\(url.scheme):…" }
    return "\(url.scheme)://\(host)/…"
  }

  /// What is kept of a failure.
  private func kept(_ failure: LinkFailure) -> LinkFailureV1 {
    LinkFailureV1(LinkFailureV1(failure, privacy: privacy), cut: Self.cut)
  }

  /// Cuts a text that is too long.
  private static func cut(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard scalars.count > maximumText else { return text }
    return String(String.UnicodeScalarView(scalars.prefix(maximumText))) + "…"
  }
}

extension DeepLinks {
  /// Records in a journal what becomes of events, from now on.
  ///
  /// What ``onProgress`` was set to before is called too.
  public func record(in journal: LinkJournal) {
    let earlier = onProgress
    let (now, router) = (environment.now, router)
    onProgress = { progress in
      earlier?(progress)
      journal.record(progress, at: now(), withoutSecrets: router.withoutSecrets)
    }
  }
}
