public import LinkRouting

extension LinkReason.Code {
  /// What was saved of a scene cannot be read: it is damaged, or of a later release.
  public static let savedStateDamaged = Self(rawValue: "savedStateDamaged")

  /// What was saved of a scene was shown to another account than the one that is shown now.
  public static let savedStateOfAnotherAccount = Self(rawValue: "savedStateOfAnotherAccount")

  /// Something else was shown, or stood in the way, before what was saved of a scene could be shown.
  public static let savedStateOvertaken = Self(rawValue: "savedStateOvertaken")

  /// Saved screens are left out: their URLs are no links any more, or none to be restored; guards do not
  /// allow them; or they cannot be built.
  public static let savedScreensLost = Self(rawValue: "savedScreensLost")
}

extension LinkReason {
  /// Says how many saved screens are left out.
  ///
  /// - Parameter lost: The URLs of what is left out.
  /// - Returns: The reason, without the URLs; `nil` when nothing is left out.
  static func lostScreens(_ lost: [String]) -> LinkReason? {
    guard !lost.isEmpty else { return nil }
    return LinkReason(
      .savedScreensLost,
      found: "\(lost.count)",
      message: "\(lost.count) saved screens are left out: they may not be shown, or stood on one."
    )
  }

  /// Says that what was saved of a scene was shown to another account.
  static var savedForAnother: LinkReason {
    LinkReason(
      .savedStateOfAnotherAccount,
      message: "What was saved of the scene was shown to another account, and is dropped."
    )
  }

  /// Says that the app was not ready in time for what was saved of a scene.
  static var unreadyForRestoring: LinkReason {
    LinkReason(.notReady, message: "The app was not ready in time, so what was saved is dropped.")
  }

  /// Says that what was saved of a scene comes too late.
  static var savedTooLate: LinkReason {
    LinkReason(
      .savedStateOvertaken,
      message: "Something else is shown, or in the way, so what was saved is dropped."
    )
  }
}
