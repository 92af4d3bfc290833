import DeepLinking
import LinkPatterns
import LinkRouting

/// The meaning of an outcome, in a sentence.
struct OutcomeText {
  /// The outcome.
  private let outcome: LinkOutcome

  /// Whether it was delivered to the app, or only looked at.
  private let isDelivered: Bool

  /// Describes the end of an event.
  init(_ report: LinkReport<some DeepLink>, isDelivered: Bool) {
    (outcome, self.isDelivered) = (report.outcome, isDelivered)
  }

  /// Writes the outcome.
  func write(to rung: inout Rung) {
    rung.summary = sentence
    rung.facts = [Rung.Fact(name: isDelivered ? "outcome" : "would end as", value: outcome.name)]
    switch outcome {
    case .opened(skipping: let failures):
      rung.items = failures.map { Rung.Item(title: $0.message) }
    case .openInBrowser(let url, _):
      rung.facts.append(Rung.Fact(name: "browser", value: url.text))
    case .suspended: rung.state = .waiting
    default: break
    }
    if !outcome.isSuccess { rung.state = .stopped }
  }

  /// The meaning, in a sentence.
  private var sentence: String {
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
    case .openInBrowser: "The app does not open it, so it goes to the browser."
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
}
