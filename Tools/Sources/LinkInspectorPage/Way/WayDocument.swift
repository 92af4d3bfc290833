/// The way of a link, as the page shows it.
struct WayDocument: Encodable {
  /// The URL as it was typed.
  let url: String

  /// Where it is said to come from.
  let source: String

  /// Whether it was delivered to the app, or only looked at.
  let isDelivered: Bool

  /// The steps, in order.
  let rungs: [Rung]

  /// The name of the outcome, as in JSON of the commands.
  let outcome: String

  /// Whether the outcome is a success.
  let isSuccess: Bool

  /// What was not tried, since the link was only looked at; `nil` when there is nothing of the kind.
  let untried: String?
}
