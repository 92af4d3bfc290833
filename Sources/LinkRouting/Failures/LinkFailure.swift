/// Why a link was not opened, parsed or printed.
///
/// Its texts are derived from its fields for each reader: ``message`` and ``fix`` are for the
/// developer and show values of the URL; `description` is for logs and stores, and shows none. None of them shows
/// values that a route declares secret.
public struct LinkFailure: Error, Sendable {
  /// The fields of a failure; shared, so that a failure is one word wherever it is passed on.
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

    /// Copies the fields of another failure, except for the given ones.
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

    /// All texts of the failure.
    var texts: [String?] {
      let segment = segment.map { "\($0)" }
      var texts = [code.rawValue, code.rival, route, parameter, segment, subject]
      texts.add(all: [ownMessage, ownFix])
      for value in [expected, found, omitted] {
        texts.add(all: [value?.text, value?.text(withValues: false)])
      }
      return texts
    }
  }

  /// The fields.
  let fields: Fields

  /// The kind of failure.
  public var code: Code { fields.code }

  /// The route that the failure is about.
  public var route: String? { fields.route }

  /// The parameter that the failure is about.
  public var parameter: String? { fields.parameter }

  /// The number of the segment, counted from 1; the host of a custom scheme is the first.
  public var segment: Int? { fields.segment }

  /// The expected type, scheme, host or other text.
  public var expected: String? { fields.expected?.text }

  /// The text that was found; for a parent that was left out, its URL.
  ///
  /// Text from outside: never execute or open it.
  public var found: String? { (fields.omitted ?? fields.found)?.text }

  /// Creates a failure for the app's own code.
  ///
  /// - Parameters:
  ///   - code: The code to branch on.
  ///   - route: The route that the failure is about.
  ///   - parameter: The parameter that the failure is about.
  ///   - segment: The number of the segment, counted from 1.
  ///   - expected: The expected text.
  ///   - found: The value that was found, which logs and stores do not show.
  ///   - message: A sentence. Write `{found}`, `{expected}`, `{parameter}` or `{route}` in their places:
  ///     every reader sees other text, and only the developer sees a sentence that contains `found` itself.
  ///   - fix: The fix for the developer, with the same places; `nil` without one.
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

  // A call with few arguments is shorter than one with all of them.

  /// Creates a failure whose texts are those of its code.
  @inline(never)
  package init(_ code: Code) { self.init(code, route: nil) }

  /// Creates a failure whose texts are those of its code.
  @inline(never)
  package init(_ code: Code, subject: String) { self.init(code, route: nil, subject: subject) }

  /// Creates a failure whose texts are those of its code.
  @inline(never)
  package init(_ code: Code, expected: FailureText, found: FailureText? = nil) {
    self.init(code, route: nil, expected: expected, found: found)
  }

  private init(_ fields: Fields) { self.fields = fields }

  /// The failure with changed fields.
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
  /// Returns whether two failures have equal fields.
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
