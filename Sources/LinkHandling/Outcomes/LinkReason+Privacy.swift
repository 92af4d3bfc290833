import LinkRouting

extension LinkReason {
  /// Makes a reason of an error.
  ///
  /// - Parameters:
  ///   - error: The error. A reason is taken as it is.
  ///   - code: What happened, when the error does not say.
  ///   - subject: What it happened to, for the message.
  ///   - privacy: Whether values may be shown. What an error that is no reason says may hold some, unless
  ///     it is a ``ValueFreeError``.
  init(_ error: any Error, code: Code, subject: String, privacy: LinkPrivacy) {
    guard let reason = error as? LinkReason else {
      let isShown = privacy == .public || error is any ValueFreeError
      let detail = isShown ? "\(error)" : "\(type(of: error))"
      self.init(code, message: "\(subject): \(detail)")
      return
    }
    self = reason.shown(privacy)
  }

  /// The reason, as much of it as may be shown.
  ///
  /// - Parameter privacy: Whether values may be shown.
  /// - Returns: The reason without the value that was found, unless it may be shown, or it is none: a
  ///   scheme, a host, a name of the app's own.
  /// - Complexity: O(*n*), *n* = length of the message.
  func shown(_ privacy: LinkPrivacy) -> LinkReason {
    guard privacy == .redacted, let found, !found.isEmpty, !Self.plain.contains(code) else {
      return self
    }
    return LinkReason(
      code,
      parameter: parameter,
      segment: segment,
      // What another place of the same URL has.
      expected: code == .conflictingValues ? Self.placeholder : expected,
      found: Self.placeholder,
      message: message.replacing(found, with: Self.placeholder)
    )
  }

  /// What stands in the place of a value that is not shown.
  private static let placeholder = "<redacted>"

  /// The codes of reasons whose `found` is no value of a URL.
  private static let plain: Set<Code> = [
    .malformedURL, .unknownScheme, .unknownHost, .ambiguousHost, .unregisteredScheme,
    .originMismatch, .rateExceeded, .queueFull, .callerNotAllowed, .confirmationMissing,
    .switchedOff, .noPlace, .redirectCycle, .resolutionCycle, .unknownItem,
  ]
}
