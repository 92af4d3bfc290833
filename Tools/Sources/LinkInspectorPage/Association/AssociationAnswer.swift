import LinkAssociation

/// The answer of an association file about one URL.
struct AssociationAnswer: Encodable, Hashable {
  /// A rule that was tried.
  struct Trial: Encodable, Hashable {
    /// The rule in words.
    let rule: String
    /// Where it is in the file.
    let pointer: String
    /// Why it does not match; `nil` when it does.
    let failure: String?
  }

  /// The URL.
  let url: String

  /// `match`, `exclude` or `none`.
  let verdict: String

  /// The rule that decided, in words.
  let rule: String?

  /// Where that rule is in the file.
  let pointer: String?

  /// Why no rule was tried.
  let note: String?

  /// The rules that were tried, in order.
  let trials: [Trial]

  /// Describes a decision.
  init(_ decision: AssociationDecision) {
    let deciding = decision.rule.flatMap { place in decision.trials.first { $0.pointer == place } }
    (url, verdict) = (decision.url.text, decision.verdict.rawValue)
    (rule, pointer, note) = (deciding?.rule, decision.rule?.text, decision.note)
    trials = decision.trials.map { trial in
      Trial(
        rule: trial.rule,
        pointer: trial.pointer.text,
        failure: trial.failure.map { "\($0)" }
      )
    }
  }

  /// Describes a text for which there is no file.
  init(url: String, problem: String) {
    (self.url, verdict, note) = (url, "none", "This is not a web URL (\(problem)).")
    (rule, pointer, trials) = (nil, nil, [])
  }
}

/// The answers of an association file about samples.
struct AssociationSamples: Encodable {
  /// A sample of a route.
  struct Sample: Encodable, Hashable {
    /// The route.
    let route: String
    /// The answer of the file.
    let answer: AssociationAnswer
  }

  /// The app in question.
  let app: String?

  /// The samples, in the order of the routes.
  let samples: [Sample]
}

/// Where an association file and the routes of an app differ.
struct AssociationGaps: Encodable {
  /// A difference.
  struct Gap: Encodable, Hashable {
    /// How much it matters.
    let severity: String
    /// A sentence.
    let message: String
    /// The fix.
    let fix: String
    /// A URL that shows it.
    let url: String?
    /// Where it is in the file.
    let pointer: String
  }

  /// The differences.
  let gaps: [Gap]

  /// The proofs, a sentence each.
  let proved: [String]

  /// Describes the findings of a comparison.
  init(_ findings: [AssociationFinding]) {
    gaps = findings.map { finding in
      Gap(
        severity: finding.severity.rawValue,
        message: finding.message,
        fix: finding.fix,
        url: finding.witness,
        pointer: finding.pointer.text
      )
    }
    let has = { (rule: AssociationRule) in findings.contains { $0.rule == rule } }
    let routes =
      has(.routeElsewhere) ? "the opened routes that are not left out" : "every opened route"
    let proofs = [
      has(.routeNotAdmitted) ? nil : "The file admits every URL of \(routes).",
      has(.noRoute)
        ? nil
        : "Every URL that the file admits has a route, unless it has empty segments, dot segments or broken "
          + "escapes.",
    ].compactMap(\.self)
    // Of an app that the file does not name nothing is proved.
    proved = has(.notAssociated) ? [] : proofs
  }
}
