import DeepLinking
import LinkPatterns
import LinkRouting

/// The meaning of an outcome, in a sentence: what happened, or what would happen.
@MainActor
struct OutcomeText {
  /// The outcome.
  private let outcome: LinkOutcome

  /// Whether it was delivered to the app, or only looked at.
  private let isDelivered: Bool

  /// Whether the screen of a link that was only looked at could not be built.
  private let isMissing: Bool

  /// Whether the person is asked before the link goes on.
  private let asks: Bool

  /// Describes the end of an event.
  init(_ delivered: DeliveredLink<some DeepLink>, isDelivered: Bool, isMissing: Bool = false) {
    outcome = delivered.report.outcome
    asks = delivered.stages.contains(.asking)
    (self.isDelivered, self.isMissing) = (isDelivered, isMissing)
  }

  /// Writes the outcome.
  func write(to rung: inout Rung) {
    if isMissing {
      rung.summary = "It could not be shown. Nothing would change."
      rung.facts = [Rung.Fact(name: "would end as", value: "failed")]
      rung.state = .stopped
      return
    }
    rung.summary = isDelivered ? past : future
    rung.facts = [Rung.Fact(name: isDelivered ? "outcome" : "would end as", value: outcome.name)]
    switch outcome {
    case .opened(skipping: let failures):
      rung.items = failures.map { Rung.Item(title: $0.message) }
    case .openInBrowser(let url, _):
      rung.facts.append(Rung.Fact(name: "browser", value: url.text))
    case .suspended: rung.state = .waiting
    default: break
    }
    if !isDelivered, asks, outcome.isSuccess { rung.state = .waiting }
    if !outcome.isSuccess { rung.state = .stopped }
  }

  /// What happened, in a sentence.
  private var past: String {
    switch outcome {
    case .opened(skipping: let failures):
      failures.isEmpty
        ? "Its screen is on top." : "Its screen is on top; below it screens are left out."
    case .alreadyShown: "Its screen was on top already; nothing moved."
    case .performed: "Its action ran; nothing moved on screen."
    case .duplicate: "The system delivered it before; both deliveries are one event."
    case .suspended: "It waits for a condition, such as sign-in, and goes on by itself."
    case .notOurs(.undeclared): "No prefix of the app has its scheme or host, so it was left alone."
    case .notOurs: "It is another app's or a library's URL, and was left alone."
    case .openInBrowser: "The app does not open it, so it went to the browser."
    case .unavailable: "The route is switched off."
    case .unmatched: "No route that is open to its source matches. Nothing was changed."
    case .rejected: "The app does not accept it. Nothing was changed."
    case .denied: "It may not be opened. Nothing was changed."
    case .declined: "The person said no. Nothing was changed."
    case .superseded: "A newer link took its place."
    case .expired: "It waited too long."
    case .cancelled(let cause): "It was cancelled: \(cause)."
    case .failed: "It could not be shown."
    }
  }

  /// What would happen, in a sentence.
  private var future: String {
    switch outcome {
    case .opened(skipping: let failures):
      failures.isEmpty
        ? "Its screen would be on top."
        : "Its screen would be on top; below it screens would be left out."
    case .alreadyShown: "Its screen is on top; nothing would move."
    case .performed:
      asks
        ? "Its action would run after the person agrees; nothing would move on screen."
        : "Its action would run; nothing would move on screen."
    case .duplicate: "The system would have delivered it before."
    case .suspended: "It would wait for a condition, such as sign-in."
    case .notOurs(.undeclared):
      "No prefix of the app has its scheme or host, so it would be left alone."
    case .notOurs: "It is another app's or a library's URL, and would be left alone."
    case .openInBrowser: "The app does not open it, so it would go to the browser."
    case .unavailable: "The route is switched off."
    case .unmatched: "No route that is open to its source matches. Nothing would change."
    case .rejected: "The app does not accept it. Nothing would change."
    case .denied: "It may not be opened. Nothing would change."
    case .declined: "The person would say no. Nothing would change."
    case .superseded: "A newer link would take its place."
    case .expired: "It would wait too long."
    case .cancelled(let cause): "It would be cancelled: \(cause)."
    case .failed: "It could not be shown. Nothing would change."
    }
  }
}

extension LinkOutcome {
  /// Whether a screen of the link is newly on top.
  var isOpened: Bool {
    if case .opened = self { return true }
    return false
  }
}
