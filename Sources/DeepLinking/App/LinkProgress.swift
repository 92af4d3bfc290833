/// The progress of an event, for journals and logs.
///
/// URLs that end as `notOurs` are not reported.
public indirect enum LinkProgress<Link: DeepLink>: Sendable {
  /// An event was received.
  case received(LinkEvent<Link>)

  /// An event came to a stage.
  case reached(LinkStage, of: LinkEventID)

  /// An event has waited for 300 ms for a screen to be closed: an alert, a system picker.
  case waiting(for: ScreenStatus, of: LinkEventID)

  /// An event ended.
  case ended(LinkReport<Link>)
}

/// A stage on the way of an event.
public enum LinkStage: String, Hashable, Sendable, Codable {
  /// A route was found, and the link was admitted.
  case matched

  /// It waits until the app is ready.
  case waiting

  /// A short link is being expanded.
  case expanding

  /// Guards are being asked.
  case guarding

  /// The link is being looked up.
  case resolving

  /// Another link replaced it.
  case replaced

  /// The person is being asked.
  case asking

  /// Its place is being found, and its screens are being built.
  case placing

  /// It waits for a screen to close.
  case interrupting

  /// It is being shown or performed.
  case performing
}

/// The beginning or end of a lookup, for an app that shows its progress.
public indirect enum LinkLoading<Link: DeepLink>: Sendable {
  /// Looking a link up began.
  case began(Link, for: LinkEventID)

  /// Looking a link up ended; `failure` is the reason when nothing was found.
  case ended(Link, for: LinkEventID, failure: LinkFailure?)

  /// The lookup replaced a link shown with a placeholder. The new link is open to the same source and only
  /// navigates.
  ///
  /// The screen with the placeholder may open it.
  case replaced(Link, by: Link, for: LinkEventID)
}
