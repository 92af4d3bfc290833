/// The checks of a delivery, in order: the first that refuses it ends its event.
enum AdmissionCheck: CaseIterable {
  /// The URL is foreign, or has a scheme, a host or a port that no prefix has.
  case ours

  /// It was received before.
  case known

  /// Its source has caused too many events.
  case rate

  /// Characters, limits, structure and scheme of the URL.
  case text

  /// Prefix and route of the URL, among the routes that are open to its source.
  case match

  /// A route of the link is open to its source, and not switched off.
  case access

  /// The app that sent it.
  case caller

  /// The app can ask the person about side effects.
  case effect

  /// Invisible characters in values that identify something.
  case identifier

  /// The checks that remember nothing.
  static let withoutMemory: [AdmissionCheck] = [
    .ours, .text, .match, .access, .caller, .effect, .identifier,
  ]

  /// The checks of the URL behind a short link, which may not be a short link itself.
  static let ofExpandedURL: [AdmissionCheck] = [
    .text, .match, .access, .caller, .effect, .identifier,
  ]

  /// The checks of a link that replaces another, and of one that waited.
  static let ofLink: [AdmissionCheck] = [.access, .caller, .effect, .identifier]
}
