extension LinkFailure {
  /// The kind of failure, as a name that stays the same from release to release.
  public struct Code: Sendable, RawRepresentable {
    /// The checks that a link goes through before it is opened.
    ///
    /// `explain(_:from:)` names them.
    package enum Check: String, Sendable {
      case rate, text, prefix, match, access, caller, effect, identifier
    }

    /// What makes up a code; shared, so that a code is one word.
    private final class Fields: Sendable {
      let name: String
      let text: StaticString?
      let fix: StaticString?
      let check: Check?
      let rival: String?

      init(
        _ name: String,
        _ text: StaticString? = nil,
        _ fix: StaticString? = nil,
        _ check: Check? = nil,
        _ rival: String? = nil
      ) {
        (self.name, self.text, self.fix) = (name, text, fix)
        (self.check, self.rival) = (check, rival)
      }
    }

    private let fields: Fields

    /// The name.
    public var rawValue: String { fields.name }

    /// What is wrong, without a full stop and with the names of fields in braces; `nil` for a code of the app's own.
    var text: StaticString? { fields.text }

    /// What the developer can do, with the names of fields in braces; `nil` when there is nothing.
    var fix: StaticString? { fields.fix }

    /// The check of admission that refuses a link so.
    package var check: Check? { fields.check }

    /// The route that would win a printed URL.
    package var rival: String? { fields.rival }

    /// Creates a code of the app's own.
    public init(rawValue: String) { fields = Fields(rawValue) }

    /// Creates a code with its texts.
    package init(
      _ name: String,
      _ text: StaticString,
      fix: StaticString? = nil,
      check: Check? = nil,
      rival: String? = nil
    ) {
      fields = Fields(name, text, fix, check, rival)
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
