extension LinkFailure {
  /// The kind of failure, as a name that stays the same from release to release.
  public struct Code: Sendable, RawRepresentable {
    /// The checks that a link goes through before it is opened.
    ///
    /// `explain(_:from:)` names the check that refused a link.
    @usableFromInline
    package enum Check: String, Sendable {
      case rate, text, prefix, match, access, caller, effect, identifier
    }

    /// The content of a code: a tuple, so that the compiler makes codes of constants, without code at run time.
    @usableFromInline
    package typealias Parts = (
      name: String, text: StaticString?, fix: StaticString?, check: Check?, rival: String?
    )

    /// The parts, as one element of an array, so that a code is one word.
    @usableFromInline
    package let parts: [Parts]

    /// The name.
    public var rawValue: String { parts[0].name }

    /// The sentence, without a full stop and with the names of fields in braces; `nil` for a code of the app's own.
    var text: StaticString? { parts[0].text }

    /// The fix, with the names of fields in braces; `nil` without one.
    var fix: StaticString? { parts[0].fix }

    /// The check of admission that refuses a link with this code.
    package var check: Check? { parts[0].check }

    /// The route that would win a printed URL.
    package var rival: String? { parts[0].rival }

    /// Creates a code for the app's own failures.
    public init(rawValue: String) { parts = [(rawValue, nil, nil, nil, nil)] }

    /// Creates a code with its texts.
    @inlinable
    @inline(__always)
    package init(
      _ name: String,
      _ text: StaticString,
      fix: StaticString? = nil,
      check: Check? = nil,
      rival: String? = nil
    ) {
      parts = [(name, text, fix, check, rival)]
    }
  }

  /// The check of admission that refuses a link with this code.
  package var check: Code.Check? { code.check }
}

extension LinkFailure.Code: CustomStringConvertible {
  /// The name.
  public var description: String { rawValue }
}

extension LinkFailure.Code: Equatable {
  /// Returns whether two codes have the same name, and name the same route if they name one.
  public static func == (left: Self, right: Self) -> Bool {
    left.rawValue == right.rawValue && left.rival == right.rival
  }
}
