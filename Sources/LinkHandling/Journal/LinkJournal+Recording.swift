import LinkPatterns
import LinkRouting

extension LinkJournal {
  /// The most Unicode scalars of a text from outside that are kept.
  static var maximumText: Int { 1024 }

  /// Records how far an event has come.
  ///
  /// Which values of a URL are secret, only the routes know. So URLs are kept without values here, whatever
  /// ``privacy`` says; ``DeepLinks/record(in:)`` keeps them but for the secrets.
  public func record<Link>(_ progress: LinkProgress<Link>, at instant: LinkInstant) {
    record(progress, at: instant, withoutSecrets: nil)
  }

  /// Records how far an event has come, with what takes secrets out of a URL.
  func record<Link>(
    _ progress: LinkProgress<Link>,
    at instant: LinkInstant,
    withoutSecrets: ((String) -> String)?
  ) {
    switch progress {
    case .received(let event):
      add(.received, event.id, at: event.receivedAt) { entry in
        let delivery = event.delivery
        (entry.source, entry.entryPoint) = (delivery.source, delivery.entryPoint)
        (entry.isCold, entry.scene) = (delivery.isCold, event.scene)
        entry.resumes = event.resumes
        guard case .url(let text) = delivery.content else { return }
        entry.url = kept(url: text, withoutSecrets)
      }
    case .reached(let stage, of: let event):
      add(.stage, event, at: instant) { $0.stage = stage }
    case .waiting(for: let status, of: let event):
      add(.waiting, event, at: instant) { $0.waitingFor = status.name }
    case .ended(let report):
      add(.ended, report.event.id, at: instant) { entry in
        (entry.outcome, entry.route) = (report.outcome.name, report.route)
        entry.reason = report.outcome.reason.map {
          LinkFailureV1($0, privacy: privacy, cut: Self.cut)
        }
      }
    }
  }

  /// What is kept of a URL.
  private func kept(url text: String, _ withoutSecrets: ((String) -> String)?) -> String {
    if privacy == .public, let withoutSecrets { return Self.cut(withoutSecrets(text)) }
    guard let url = try? LinkURL(text) else { return "…" }
    // The host of a custom scheme is a segment like the others, and can be a value.
    guard url.isWeb, let host = url.host else { return "\(url.scheme):…" }
    return "\(url.scheme)://\(host)/…"
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
