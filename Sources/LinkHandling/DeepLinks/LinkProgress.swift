public import LinkRouting

/// How far an event has come, for journals and logs.
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
public enum LinkStage: String, Equatable, Sendable, Codable {
  /// A route was found, and the link was admitted.
  case matched

  /// It waits until the app is ready.
  case waiting

  /// What a short link stands for is being found out.
  case expanding

  /// Guards are being asked.
  case guarding

  /// The link is being looked up.
  case resolving

  /// Another link took its place.
  case replaced

  /// The person is being asked.
  case asking

  /// Its place is being found, and its screens are being built.
  case placing

  /// It waits for what is on screen to go away.
  case interrupting

  /// It is being shown or done.
  case performing
}

/// The begin or the end of a lookup, for an app that shows it.
public indirect enum LinkLoading<Link: DeepLink>: Sendable {
  /// Looking a link up began.
  case began(Link, for: LinkEventID)

  /// Looking a link up ended; `failure` says why it came to nothing.
  case ended(Link, for: LinkEventID, failure: LinkFailure?)

  /// The lookup replaced the link behind a placeholder with another one, which is open to the same source,
  /// and only navigates.
  ///
  /// The screen with the placeholder may open it.
  case replaced(Link, by: Link, for: LinkEventID)
}
