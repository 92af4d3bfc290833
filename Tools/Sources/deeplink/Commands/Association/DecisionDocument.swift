import LinkAssociation

/// The names of the members for one URL.
private enum Key: CodingKey {
  case url, app, verdict, rule, closest, note, trace, assumed
}

/// The JSON that `deeplink aasa match --json` prints for one URL.
///
/// Every key is always there: `url`, `app`, `verdict`, `rule`, `closest`, `note`, `trace`, `assumed`.
struct DecisionDocument: JSONDocument {
  /// A rule that was tried.
  private struct Trial: Encodable {
    /// The names of the members.
    enum Key: CodingKey {
      case pointer, rule, failure, semantics
    }

    /// The rule.
    let trial: AssociationDecision.Trial

    /// Writes all members, also those that are `nil`.
    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(trial.pointer.text, forKey: .pointer)
      try container.encode(trial.rule, forKey: .rule)
      try container.encode(trial.failure?.description, forKey: .failure)
      let semantics = trial.semantics.map { [$0.name, $0.grade.rawValue] }
      try container.encode(semantics, forKey: .semantics)
    }
  }

  /// The answer of the file about the URL.
  private let decision: AssociationDecision

  /// Describes a decision.
  init(_ decision: AssociationDecision) { self.decision = decision }

  /// The document on one line; empty when a value cannot be encoded, which none is.
  var text: String { (try? line()) ?? "" }

  /// Writes all members, also those that are `nil`.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(decision.url.text, forKey: .url)
    try container.encode(decision.app, forKey: .app)
    try container.encode(decision.verdict.rawValue, forKey: .verdict)
    try container.encode(decision.rule?.text, forKey: .rule)
    try container.encode(decision.closest?.pointer.text, forKey: .closest)
    try container.encode(decision.note, forKey: .note)
    try container.encode(decision.trials.map(Trial.init), forKey: .trace)
    try container.encode(decision.assumptions.map(\.statement), forKey: .assumed)
  }
}

/// The same JSON for a text that is not a web URL, which no rule matches; `note` says why.
struct NoURLDocument: JSONDocument {
  /// The text.
  let url: String

  /// The identifier of the app.
  let app: String

  /// Why it is not a web URL, a word.
  let problem: String

  /// Writes all members.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(url, forKey: .url)
    try container.encode(app, forKey: .app)
    try container.encode(AssociationDecision.Verdict.none.rawValue, forKey: .verdict)
    for key in [Key.rule, .closest] { try container.encodeNil(forKey: key) }
    try container.encode("This is not a web URL (\(problem)).", forKey: .note)
    for key in [Key.trace, .assumed] { try container.encode([String](), forKey: key) }
  }
}
