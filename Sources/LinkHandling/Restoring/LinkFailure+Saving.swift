public import LinkRouting

extension LinkFailure.Code {
  /// What was saved of a scene cannot be read: it is damaged, or of a later release.
  public static var savedStateDamaged: Self {
    Self("savedStateDamaged", "the saved screens cannot be read ({found}); expected {expected}")
  }

  /// What was saved of a scene was shown to another account than the one that is shown now.
  public static var savedStateOfAnotherAccount: Self {
    Self(
      "savedStateOfAnotherAccount",
      "the saved screens were shown to another account, and are dropped"
    )
  }

  /// Something else was shown, or stood in the way, before what was saved of a scene could be shown.
  public static var savedStateOvertaken: Self {
    Self("savedStateOvertaken", "the saved screens are dropped: another screen was shown first")
  }

  /// Saved screens are left out: their URLs are no links any more, or none to be restored; guards do not
  /// allow them; or they cannot be built.
  public static var savedScreensLost: Self {
    Self(
      "savedScreensLost",
      """
      {found} saved screens are left out: they, or screens below them, are denied by a guard, cannot be built, \
      are no links any more, or lie in a tab that is gone or has another root
      """
    )
  }
}
