/// The reason why a text is not an entry of the entitlement of associated domains.
public struct AssociatedDomainError: Error, Hashable, Sendable {
  /// The kinds of errors, to which more may be added.
  public struct Code: Hashable, Sendable {
    /// The name of the kind.
    public let name: String

    /// What is wrong, a sentence without a stop, with `{entry}`, `{found}` and `{expected}` in place of values.
    let sentence: String

    /// What to do where nothing better is known, a sentence.
    let fix: String

    private init(_ name: String, _ sentence: String, fix: String) {
      (self.name, self.sentence, self.fix) = (name, sentence, fix)
    }

    /// No service that systems know stands before the host.
    public static let service = Code(
      "service",
      "'{entry}' does not begin with a service: {expected}",
      fix: "Write service:host."
    )

    /// More than a host: a scheme, a port, a path or a space.
    public static let otherParts = Code(
      "otherParts",
      "'{entry}' has {found}; an entry names a host alone",
      fix: "Write service:host."
    )

    /// A host with characters that are not ASCII.
    public static let internationalHost = Code(
      "internationalHost",
      "'{entry}' has a host that is not ASCII; write it in Punycode (xn--)",
      fix: "Write service:host."
    )

    /// No domain, perhaps after `*.`.
    public static let host = Code(
      "host",
      "'{entry}' has no host such as example.com or *.example.com",
      fix: "Write service:host."
    )

    /// A wildcard, of a service that has none.
    public static let wildcard = Code(
      "wildcard",
      "'{entry}' has a wildcard, which appclips does not accept",
      fix: "Write an entry for each host."
    )

    /// A mode that systems don't know.
    public static let mode = Code(
      "mode",
      "'{entry}' has '?{found}'; only {expected} is known",
      fix: "Write service:host."
    )
  }

  /// The kind of error.
  public let code: Code

  /// The entry.
  public let entry: String

  /// What was found in it; `nil` where the entry says it.
  public let found: String?

  /// What was expected; `nil` where the kind of error says it.
  public let expected: String?

  /// What to write instead; `nil` when nothing is near.
  private let correction: String?

  /// The name that was probably meant.
  private let meant: String?

  init(
    _ code: Code,
    _ entry: String,
    found: String? = nil,
    expected: String? = nil,
    correction: String? = nil,
    meant: String? = nil
  ) {
    (self.code, self.entry, self.found, self.expected) = (code, entry, found, expected)
    (self.correction, self.meant) = (correction, meant)
  }

  /// What to do, a sentence.
  public var fix: String { correction.map { "Write '\($0)'." } ?? code.fix }
}

extension AssociatedDomainError: CustomStringConvertible {
  /// What is wrong, as a sentence, and what was probably meant.
  public var description: String {
    let sentence = code.sentence.replacing("{expected}", with: expected ?? "")
      .replacing("{found}", with: found ?? "").replacing("{entry}", with: entry)
    return "\(sentence).\(meant.map { " Did you mean '\($0)'?" } ?? "")"
  }
}
