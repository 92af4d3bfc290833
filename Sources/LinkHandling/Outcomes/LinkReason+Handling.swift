public import LinkRouting

extension LinkReason.Code {
  /// The place of the link cannot be found: its ancestors repeat, are too many, or have no place.
  public static let noPlace = Self(rawValue: "noPlace")

  /// Resolving replaced the link too often, or by one that was replaced before.
  public static let resolutionCycle = Self(rawValue: "resolutionCycle")

  /// Resolving failed with an error that is not a reason.
  public static let resolutionFailed = Self(rawValue: "resolutionFailed")

  /// The host could not build the screen.
  public static let screenUnavailable = Self(rawValue: "screenUnavailable")

  /// The host did not perform a step, or did not arrive where the plan leads.
  public static let navigationFailed = Self(rawValue: "navigationFailed")

  /// The link is an action, and nobody performs actions here.
  public static let noAction = Self(rawValue: "noAction")

  /// Performing the action failed with an error that is not a reason.
  public static let actionFailed = Self(rawValue: "actionFailed")
}

extension LinkReason {
  /// Makes a reason of an error.
  ///
  /// - Parameters:
  ///   - error: The error. A reason is taken as it is.
  ///   - code: What happened, when the error does not say.
  ///   - subject: What it happened to, for the message.
  init(_ error: any Error, code: Code, subject: String) {
    if let reason = error as? LinkReason {
      self = reason
    } else {
      self.init(code, message: "\(subject): \(error)")
    }
  }
}
