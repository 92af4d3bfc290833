/// A case in which a law does not hold, found over generated inputs.
///
/// Laws return violations as values, so that they can be run from any test framework: expect the
/// list to be empty.
public struct LawViolation: Error, Hashable, Sendable {
  /// The name of the law.
  public let law: String

  /// What was expected and what happened, with the inputs.
  public let detail: String

  /// Describes a violation.
  ///
  /// - Parameters:
  ///   - law: The name of the law.
  ///   - detail: What was expected and what happened, with the inputs.
  public init(law: String, detail: String) {
    self.law = law
    self.detail = detail
  }
}

extension LawViolation: CustomStringConvertible {
  /// The name and the case.
  public var description: String { "\(law): \(detail)" }
}
