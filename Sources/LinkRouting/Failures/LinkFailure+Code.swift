extension LinkFailure {
  /// The kind of failure, as a name that stays the same from release to release.
  public struct Code: Sendable, RawRepresentable {
    /// The checks that a link goes through before it is opened.
    ///
    /// `explain(_:from:)` names the check that refused a link.
    package enum Check: String, Sendable {
      case rate, text, prefix, match, access, caller, effect, identifier
    }

    /// The name.
    public let rawValue: String

    /// The sentence, without a full stop and with the names of fields in braces; `nil` for a code of the app's own.
    let sentence: String?

    /// The fix, with the names of fields in braces; `nil` without one.
    let fix: String?

    /// The check of admission that refuses a link with this code.
    package let check: Check?

    /// The route that would win a printed URL.
    let rival: String?

    /// Creates a code for the app's own failures.
    public init(rawValue: String) {
      self.rawValue = rawValue
      sentence = nil
      fix = nil
      check = nil
      rival = nil
    }

    /// Creates a code with its texts.
    package init(
      _ name: String,
      _ sentence: String,
      fix: String? = nil,
      check: Check? = nil,
      rival: String? = nil
    ) {
      rawValue = name
      self.sentence = sentence
      self.fix = fix
      self.check = check
      self.rival = rival
    }
  }
}

extension LinkFailure.Code: CustomStringConvertible {
  /// The name.
  public var description: String { rawValue }
}

extension LinkFailure.Code: Hashable {
  /// Returns whether two codes have the same name, and name the same route if they name one.
  public static func == (left: Self, right: Self) -> Bool {
    left.rawValue == right.rawValue && left.rival == right.rival
  }

  /// Hashes the name, and the route if the code names one.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(rawValue)
    hasher.combine(rival)
  }
}
