extension ProphetsLink {
  /// The type of the activity by which a screen is offered to the person's other devices.
  ///
  /// The Info.plist lists it under `NSUserActivityTypes`.
  public static let activityType = "example.55prophets.link"
}
