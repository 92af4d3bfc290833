import DeepLinking
import LinkPatterns
import LinkRouting

/// Where the way of a link ends, and why.
struct WayStop {
  /// The step at which it ends.
  let step: Rung.Step

  /// Whether it waits there, and may go on.
  var isWaiting = false

  /// Why.
  let problem: Rung.Problem

  /// Where the text is at fault, for a text that is not a URL.
  var byte: Int?

  /// The segment that is at fault, counted from 1.
  var segment: Int?
}

extension WayStop {
  /// Describes a stop by a failure.
  init(_ step: Rung.Step, _ failure: LinkFailure) {
    self.init(step: step, problem: Rung.Problem(failure), segment: failure.segment)
  }

  /// Describes a text that is not a URL of a link.
  init(_ error: LinkURLError) {
    let failure = Rung.Problem(code: error.code.name, message: error.description)
    self.init(step: .parsed, problem: failure, byte: error.utf8Offset)
  }

  /// Finds where a delivery ended whose URL has a route that is open to its source; `nil` when it went all the way.
  @MainActor
  init?<Link>(_ delivered: DeliveredLink<Link>) {
    let outcome = delivered.report.outcome
    switch outcome {
    case .opened, .alreadyShown, .performed, .duplicate, .notOurs: return nil
    case .suspended(let id):
      let message = "It waits under the name \(id.rawValue), until a condition is fulfilled."
      let problem = Rung.Problem(code: outcome.name, message: message)
      self.init(step: .access, isWaiting: true, problem: problem)
    case .superseded(by: let id):
      let message = "The newer event \(id.rawValue) took its place."
      self.init(
        step: Self.step(after: delivered.stages.last),
        problem: Rung.Problem(code: outcome.name, message: message)
      )
    case .cancelled(let cause):
      let problem = Rung.Problem(code: outcome.name, message: "It was cancelled: \(cause).")
      self.init(step: Self.step(after: delivered.stages.last), problem: problem)
    case .openInBrowser(_, let reason), .unavailable(let reason), .unmatched(let reason),
      .rejected(let reason), .denied(let reason), .declined(let reason):
      let isShowing = delivered.stages.contains(.interrupting)
      self.init(isShowing ? .plan : .access, reason)
    case .expired(let reason), .failed(let reason):
      self.init(Self.step(after: delivered.stages.last), reason)
    }
  }

  /// The step that an event was in that ended after a stage.
  private static func step(after stage: LinkStage?) -> Rung.Step {
    switch stage {
    case nil, .matched, .waiting, .guarding, .asking: .access
    case .expanding, .resolving, .replaced, .placing: .placed
    case .interrupting, .performing: .plan
    }
  }
}
