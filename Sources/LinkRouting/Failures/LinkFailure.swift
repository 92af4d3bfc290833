/// Why a link was not opened, parsed or printed.
///
/// A failure keeps fields, and its texts are derived for their reader: ``message`` and ``fix`` are for the
/// developer and show values of the URL; `description` is for logs and stores, and shows none. Values that a
/// route calls secret are in neither.
public struct LinkFailure: Error, Sendable {
  /// What a failure keeps; shared, so that a failure is one word wherever it is passed on.
  final class Fields: Sendable {
    let code: Code
    let route: String?
    let parameter: String?
    let segment: Int?
    let subject: String?
    let expected: FailureText?
    let found: FailureText?
    let omitted: FailureText?
    let ownMessage: String?
    let ownFix: String?

    /// Keeps what another failure does, but for what is given.
    init(
      _ code: Code,
      like other: Fields? = nil,
      route: String? = nil,
      parameter: String? = nil,
      segment: Int? = nil,
      subject: String? = nil,
      expected: FailureText? = nil,
      found: FailureText? = nil,
      omitted: FailureText? = nil,
      ownMessage: String? = nil,
      ownFix: String? = nil
    ) {
      (self.code, self.route) = (code, route ?? other?.route)
      (self.parameter, self.segment) = (parameter ?? other?.parameter, segment ?? other?.segment)
      (self.subject, self.expected) = (subject ?? other?.subject, expected ?? other?.expected)
      (self.found, self.omitted) = (found ?? other?.found, omitted ?? other?.omitted)
      (self.ownMessage, self.ownFix) = (ownMessage ?? other?.ownMessage, ownFix ?? other?.ownFix)
    }

    /// All of it, as texts.
    var texts: [String?] {
      let values = [expected, found, omitted].flatMap { [$0?.text, $0?.text(withValues: false)] }
      return [code.rawValue, code.rival, route, parameter, segment.map { "\($0)" }, subject]
        + [ownMessage, ownFix] + values
    }
  }

  /// What the failure keeps.
  let fields: Fields

  /// The kind of failure.
  public var code: Code { fields.code }

  /// The route concerned.
  public var route: String? { fields.route }

  /// The parameter concerned.
  public var parameter: String? { fields.parameter }

  /// The segment concerned, counted from 1; the host of a custom scheme is the first.
  public var segment: Int? { fields.segment }

  /// The type, scheme, host or other text that was expected there.
  public var expected: String? { fields.expected?.text }

  /// The text that was found there; of a parent that was left out, its URL.
  ///
  /// Text from outside: never to be executed or opened.
  public var found: String? { (fields.omitted ?? fields.found)?.text }

  /// Creates a failure of the app's own.
  ///
  /// - Parameters:
  ///   - code: The code to branch on.
  ///   - route: The route concerned.
  ///   - parameter: The parameter concerned.
  ///   - segment: The segment concerned, counted from 1.
  ///   - expected: The text that was expected there.
  ///   - found: The value that was found there, which logs and stores do not show.
  ///   - message: A sentence. Write `{found}`, `{expected}`, `{parameter}` or `{route}` where those belong:
  ///     other text is shown to every reader, and a sentence with `found` written out to the developer alone.
  ///   - fix: What the developer can do, with the same places; `nil` when there is nothing.
  public init(
    _ code: Code,
    route: String? = nil,
    parameter: String? = nil,
    segment: Int? = nil,
    expected: String? = nil,
    found: String? = nil,
    message: String,
    fix: String? = nil
  ) {
    fields = Fields(
      code,
      route: route,
      parameter: parameter,
      segment: segment,
      expected: expected.map(FailureText.name),
      found: found.map { .value($0) },
      ownMessage: message,
      ownFix: fix
    )
  }

  /// Creates a failure whose texts are those of its code.
  @inline(never)  // Inlined wherever something fails, it takes kilobytes more.
  package init(
    _ code: Code,
    route: String? = nil,
    parameter: String? = nil,
    segment: Int? = nil,
    subject: String? = nil,
    expected: FailureText? = nil,
    found: FailureText? = nil
  ) {
    fields = Fields(
      code,
      route: route,
      parameter: parameter,
      segment: segment,
      subject: subject,
      expected: expected,
      found: found
    )
  }

  private init(_ fields: Fields) { self.fields = fields }

  /// The failure with other fields.
  package func changed(
    found: FailureText? = nil,
    message: String? = nil,
    fix: String? = nil,
    leavingOut omitted: FailureText? = nil
  ) -> LinkFailure {
    LinkFailure(
      Fields(code, like: fields, found: found, omitted: omitted, ownMessage: message, ownFix: fix)
    )
  }
}

extension LinkFailure: Equatable {
  /// Tells whether two failures keep the same.
  public static func == (left: LinkFailure, right: LinkFailure) -> Bool {
    left.fields.texts == right.fields.texts
  }
}

extension LinkFailure: CustomReflectable {
  /// A mirror of the text without values, since values may be secret.
  public var customMirror: Mirror {
    Mirror(self, children: ["code": code.rawValue, "description": description])
  }
}
