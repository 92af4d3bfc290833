extension LinkFailure {
  /// What happened, as a name that stays the same from release to release.
  public struct Code: Sendable, RawRepresentable {
    /// The checks that a link goes through before it is opened.
    ///
    /// `explain(_:from:)` names them.
    package enum Check: String, Sendable {
      case rate, text, prefix, match, access, caller, effect, identifier
    }

    /// The name.
    public let rawValue: String

    /// What is wrong, without a full stop and with the names of fields in braces; `nil` for a code of the app's own.
    let text: StaticString?

    /// What the developer can do, with the names of fields in braces; `nil` when there is nothing.
    let fix: StaticString?

    /// The check of admission that refuses a link so.
    package let check: Check?

    /// The route that would win a printed URL.
    package let rival: String?

    /// Creates a code of the app's own.
    public init(rawValue: String) {
      self.rawValue = rawValue
      (text, fix, check, rival) = (nil, nil, nil, nil)
    }

    /// Creates a code with its texts.
    package init(
      _ name: String,
      _ text: StaticString,
      fix: StaticString? = nil,
      check: Check? = nil,
      rival: String? = nil
    ) {
      (rawValue, self.text, self.fix) = (name, text, fix)
      (self.check, self.rival) = (check, rival)
    }
  }

  /// The check of admission that refuses a link so.
  package var check: Code.Check? { code.check }
}

extension LinkFailure.Code: CustomStringConvertible {
  /// The name.
  public var description: String { rawValue }
}

extension LinkFailure.Code: Equatable {
  /// Tells whether two codes are of one name, and of one route where it names one.
  public static func == (left: Self, right: Self) -> Bool {
    left.rawValue == right.rawValue && left.rival == right.rival
  }
}
