import LinkPatterns
import LinkNavigation
import LinkRouting

extension LinkJournal {
  /// The most Unicode scalars of a text from outside that are kept.
  static var maximumText: Int { 1024 }

  /// Records how far an event has come.
  ///
  /// - Parameters:
  ///   - progress: How far.
  ///   - instant: When.
  public func record<Link>(_ progress: LinkProgress<Link>, at instant: LinkInstant) {
    switch progress {
    case .received(let event): note(event)
    case .reached(let stage, of: let event):
      add(.stage, event, at: instant) { $0.stage = stage }
    case .ended(let report): note(report, at: instant)
    }
  }

  /// Records that an event was received.
  ///
  /// - Parameter event: The event.
  private func note<Link>(_ event: LinkEvent<Link>) {
    add(.received, event.id, at: event.receivedAt) { entry in
      entry.origin = event.delivery.origin
      entry.door = event.delivery.door
      entry.isCold = event.delivery.isCold
      entry.scene = event.scene
      entry.resumes = event.resumes
      if case .url(let text) = event.delivery.content { entry.url = kept(url: text) }
    }
  }

  /// Records how an event ended.
  ///
  /// - Parameters:
  ///   - report: What became of it.
  ///   - instant: When.
  private func note<Link>(_ report: LinkReport<Link>, at instant: LinkInstant) {
    add(.ended, report.event.id, at: instant) { entry in
      entry.route = report.route
      entry.outcome = report.outcome.name
      entry.reason = report.outcome.reason.map(kept)
    }
  }

  /// What is kept of a URL.
  ///
  /// - Parameter text: The URL, unchecked.
  /// - Returns: The URL, cut to ``maximumText``; without values only its scheme, and the host of the
  ///   web. A text that is no URL is `…`.
  private func kept(url text: String) -> String {
    guard privacy == .redacted else { return Self.cut(text) }
    guard let url = try? LinkURL(text) else { return "…" }
    // The host of a custom scheme is a segment like the others, and can be a value.
    guard url.isWeb, let host = url.host else { return "\(url.scheme):…" }
    return "\(url.scheme)://\(host)/…"
  }

  /// What is kept of a reason.
  ///
  /// - Parameter reason: The reason.
  /// - Returns: The reason; without values, what was declared and not what was found.
  private func kept(_ reason: LinkReason) -> LinkReason {
    guard privacy == .redacted else {
      return LinkReason(
        reason.code,
        parameter: reason.parameter,
        segment: reason.segment,
        expected: reason.expected.map(Self.cut),
        found: reason.found.map(Self.cut),
        message: Self.cut(reason.message)
      )
    }
    // Where two readers of URLs or two values disagree, what was expected is from outside as well.
    let isExpectedFromOutside = [.ambiguousHost, .conflictingValues].contains(reason.code)
    return LinkReason(
      reason.code,
      parameter: reason.parameter,
      segment: reason.segment,
      expected: isExpectedFromOutside ? nil : reason.expected,
      message: "Values are left out."
    )
  }

  /// Cuts a text that is too long.
  ///
  /// - Parameter text: The text.
  /// - Returns: At most ``maximumText`` Unicode scalars of it.
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
  ///
  /// - Parameter journal: The journal.
  public func record(in journal: LinkJournal) {
    let earlier = onProgress
    let now = environment.now
    onProgress = { progress in
      earlier?(progress)
      journal.record(progress, at: now())
    }
  }
}
