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

  /// Whether the link succeeded.
  let isSuccess: Bool
}
