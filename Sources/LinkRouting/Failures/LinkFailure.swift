/// Why a link was not opened, parsed or printed.
///
/// Its texts are derived from its fields for each reader: ``message`` and ``fix`` are for the
/// developer and show values of the URL; `description` is for logs and stores, and shows none. None of them shows
/// values that a route declares secret.
public struct LinkFailure: Error, Hashable, Sendable {
  /// The kind of failure.
  public let code: Code

  /// The route that the failure is about.
  public let route: String?

  /// The parameter that the failure is about.
  public let parameter: String?

  /// The number of the segment, counted from 1; the host of a custom scheme is the first.
  public let segment: Int?

  private var stored: StoredTexts

  /// The expected type, scheme, host or other text.
  public var expected: String? { texts.expected?.text }

  /// The text that was found; for a parent that was left out, its URL.
  ///
  /// Text from outside: never execute or open it.
  public var found: String? { (texts.omitted ?? texts.found)?.text }

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
    self.init(
      code,
      route: route,
      parameter: parameter,
      segment: segment,
      expected: expected.map(FailureText.name),
      found: found.map { .value($0) }
    )
    texts.message = message
    texts.fix = fix
  }

  /// Creates a failure whose texts are those of its code.
  package init(
    _ code: Code,
    route: String? = nil,
    parameter: String? = nil,
    segment: Int? = nil,
    subject: String? = nil,
    expected: FailureText? = nil,
    found: FailureText? = nil
  ) {
    self.code = code
    self.route = route
    self.parameter = parameter
    self.segment = segment
    stored = .texts(Texts(subject: subject, expected: expected, found: found))
  }

  /// The failure with changed fields.
  package func changed(
    found: FailureText? = nil,
    message: String? = nil,
    fix: String? = nil,
    leavingOut omitted: FailureText? = nil
  ) -> LinkFailure {
    var changed = self
    changed.texts.found = found ?? texts.found
    changed.texts.omitted = omitted ?? texts.omitted
    changed.texts.message = message ?? texts.message
    changed.texts.fix = fix ?? texts.fix
    return changed
  }
}

extension LinkFailure {
  /// The failure without secret texts, wherever the app's own code wrote them.
  func hiding(_ secrets: [String]) -> LinkFailure {
    func hidden(_ text: FailureText?) -> FailureText? {
      guard let text, secrets.contains(where: text.text.contains) else { return text }
      return .name(FailureText.redacted)
    }
    func hidden(_ sentence: String?) -> String? {
      secrets.reduce(sentence) { $0?.replacing($1, with: FailureText.redacted) }
    }
    var hiding = self
    hiding.texts.expected = hidden(texts.expected)
    hiding.texts.found = hidden(texts.found)
    hiding.texts.omitted = hidden(texts.omitted)
    hiding.texts.message = hidden(texts.message)
    hiding.texts.fix = hidden(texts.fix)
    return hiding
  }
}

extension LinkFailure {
  /// The texts of a failure's sentences.
  struct Texts: Hashable, Sendable {
    /// What else the sentence of the code names.
    var subject: String?

    var expected: FailureText?

    var found: FailureText?

    /// The ancestor that was left out for the failure.
    var omitted: FailureText?

    /// The sentence that the app gave in place of the code's.
    var message: String?

    var fix: String?
  }

  /// A place of their own for the texts: all that may hold a failure stays small.
  private indirect enum StoredTexts: Hashable, Sendable {
    case texts(Texts)
  }

  /// The texts of its sentences.
  private(set) var texts: Texts {
    get {
      switch stored {
      case .texts(let texts): texts
      }
    }
    set { stored = .texts(newValue) }
  }
}

extension LinkFailure {
  /// Says that a link cannot be printed, with a parameter and its value where they are known; a secret is not kept.
  init(_ code: Code, route: String, _ parameter: RouteParameter?, value: ParameterOutput?) {
    self.init(
      code == .notExpressible && value != nil ? .valueNotExpressible : code,
      route: route,
      parameter: parameter?.name,
      found: value.flatMap { parameter?.shown($0) }
    )
  }

  /// The route that would win the printed URL; `nil` for another failure.
  package var rival: String? { code.rival }

  /// The check of admission that refuses a link with this code.
  package var check: Code.Check? { code.check }

  /// Whether a parameter refuses the text of a segment, in a path that fits otherwise.
  var isMisfit: Bool { code == .noRoute && expected != nil }
}

extension LinkFailure: CustomReflectable {
  /// A mirror of the text without values, since values may be secret.
  public var customMirror: Mirror {
    Mirror(self, children: ["code": code.rawValue, "description": description])
  }
}
