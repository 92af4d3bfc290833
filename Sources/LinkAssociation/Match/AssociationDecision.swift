/// The decision of an association file about a URL and an app, with its reasons.
public struct AssociationDecision: Hashable, Sendable {
  /// The answers.
  public enum Verdict: String, Hashable, Sendable {
    /// The app may be offered the URL.
    case match
    /// A rule keeps the URL from the app.
    case exclude
    /// No rule matches.
    case none
  }

  /// The reason why a rule does not match.
  public struct Failure: Hashable, Sendable {
    /// The part of the URL.
    public enum Part: Hashable, Sendable {
      /// The path.
      case path
      /// The whole query.
      case query
      /// The values of a query item.
      case item(String)
      /// The fragment.
      case fragment
    }

    /// The cause of a mismatch.
    public enum Cause: Hashable, Sendable {
      /// The pattern does not cover the text; so many bytes of it could have matched.
      case mismatch(matchedBytes: Int)
      /// The pattern is wrong, so it matches nothing; a sentence.
      case pattern(String)
      /// The answer would take too many steps.
      case tooManySteps
      /// The pattern is too long or too large to be compared, so it is not known; a sentence.
      case notCompiled(String)

      /// Whether it is known that the rule does not match.
      var isDecided: Bool {
        switch self {
        case .mismatch, .pattern: true
        case .tooManySteps, .notCompiled: false
        }
      }
    }

    /// The part of the URL.
    public let part: Part

    /// The pattern.
    public let pattern: String

    /// The text that it was compared with.
    public let text: String

    /// The cause of the mismatch.
    public let cause: Cause

    /// The number of parts of the rule that match.
    let passedParts: Int
  }

  /// A rule that was tried.
  public struct Trial: Hashable, Sendable {
    /// The place of the rule.
    public let pointer: JSONPointer

    /// The rule in words: `/buy/*, excluded`.
    public let rule: String

    /// The reason why it does not match; `nil` when it does.
    public let failure: Failure?

    /// The rules of matching that took part.
    public let semantics: [AssociationSemantics]
  }

  /// The URL.
  public let url: AssociationURL

  /// The identifier of the app.
  public let app: String

  /// The answer.
  public let verdict: Verdict

  /// The place of the rule that decided.
  public let rule: JSONPointer?

  /// The rules that were tried, in order; the last is the one that decided, if one did.
  public let trials: [Trial]

  /// The reason why no rule was tried, as a sentence; `nil` when some were.
  public let note: String?

  /// The rule that came nearest to matching, when none did.
  public var closest: Trial? {
    guard verdict == .none else { return nil }
    var best: (trial: Trial, key: (Int, Int))?
    for trial in trials {
      guard let key = trial.failure.map(Self.nearness) else { continue }
      if let best, best.key >= key { continue }
      best = (trial, key)
    }
    return best?.trial
  }

  /// How near a failure is to a match: the parts that match, then how much of the text fits.
  private static func nearness(_ failure: Failure) -> (Int, Int) {
    guard case .mismatch(let bytes) = failure.cause else { return (-1, 0) }
    return (failure.passedParts, bytes)
  }

  /// Whether every rule that was tried is known to match or not to match.
  public var isComplete: Bool { trials.allSatisfy { $0.failure?.cause.isDecided ?? true } }

  /// The matching rules that took part without a published confirmation.
  public var assumptions: [AssociationSemantics] {
    var result: [AssociationSemantics] = []
    for semantics in trials.flatMap(\.semantics) where semantics.grade == .assumed {
      if !result.contains(semantics) { result.append(semantics) }
    }
    return result
  }

  /// The conditions that no file shows.
  public static let eligibility =
    "Eligible is not opened: the app must be installed and name the host, and the person may have"
    + " chosen the browser."
}
