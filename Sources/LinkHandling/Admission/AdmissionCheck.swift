/// What a delivery is checked for, in this order: the first check that refuses it ends its event.
enum AdmissionCheck: CaseIterable {
  /// The URL is foreign.
  case foreign

  /// It was received before.
  case known

  /// Its source has sent too many.
  case rate

  /// Characters, limits, structure and scheme of the URL.
  case text

  /// Prefix and route of the URL, among the routes that are open to its source.
  case match

  /// Whether a route of the link is open to its source, and not switched off.
  case access

  /// The app that sent it.
  case caller

  /// Whether the app can ask the person about side effects.
  case effect

  /// Characters that are not seen, in values that identify something.
  case identifier

  /// The checks that nothing has to be remembered for.
  static let withoutMemory = allCases.filter { $0 != .known && $0 != .rate }

  /// The checks of the URL that a short link stands for, which may not be a short link itself.
  static let ofExpandedURL = withoutMemory.filter { $0 != .foreign }

  /// The checks of a link that takes the place of another, and of one that waited.
  static let ofLink: [AdmissionCheck] = [.access, .caller, .effect, .identifier]
}
