extension LinkFailure.Code {
  /// The text is not the URL of a link; `found` names the error of the URL.
  public static let malformedURL =
    Self("malformedURL", "this is not the URL of a link: {subject}", check: .text)

  /// As `malformedURL`, for a text without a scheme.
  static let urlWithoutScheme = Self(
    "malformedURL",
    "this is not the URL of a link: {subject}",
    fix: "Begin a URL with its scheme, and a path of the app with '/'.",
    check: .text
  )

  /// No prefix of the app has the scheme: `evil://leagues/1`.
  public static let unknownScheme = Self(
    "unknownScheme",
    "the scheme '{found}' is not one of this app; expected {expected}",
    fix: "If it is the app's, add .scheme(\"{found}\") to the prefixes.",
    check: .prefix
  )

  /// No prefix of the app has the host: `https://evil.example/leagues/1`.
  public static let unknownHost = Self(
    "unknownHost",
    "the host '{found}' is not one of this app; expected {expected}",
    fix: "If it is the app's, add .domain(\"{found}\") to the prefixes.",
    check: .prefix
  )

  /// As `unknownScheme`, for a scheme that no app gets.
  static let schemeOfTheSystem = Self(
    "unknownScheme",
    "the scheme '{found}' is the system's; expected {expected}",
    check: .prefix
  )

  /// As `unknownScheme`, for a page of an app without domains.
  static let webScheme = Self(
    "unknownScheme",
    "the scheme '{found}' is not one of this app; expected {expected}",
    fix: "If the page is the app's, add .domain(\"{subject}\") to the prefixes.",
    check: .prefix
  )

  /// As `unknownScheme`, for `http`.
  static let unencryptedScheme = Self(
    "unknownScheme",
    "the scheme 'http' is not one of this app; expected {expected}",
    fix: "To open it with http, declare .domain(\"{subject}\", allowsHTTP: true).",
    check: .prefix
  )

  /// No prefix of the app has the port: `https://quiz.example:8443/leagues/1`.
  public static let unknownPort = Self(
    "unknownPort",
    "the port {found} of '{subject}' is not one of this app; expected {expected}",
    fix: "If it is the app's, add .domain(\"{subject}\", port: {found}) to the prefixes.",
    check: .prefix
  )

  /// The host is the app's, but the path begins otherwise than those of its links: `https://quiz.example/help` of
  /// `.domain("quiz.example", path: "/app")`.
  public static let unknownPath = Self(
    "unknownPath",
    "the app has no links at '{found}' of '{subject}'; expected {expected}",
    fix: "If it has, add .domain(\"{subject}\") to the prefixes.",
    check: .prefix
  )

  /// As `unknownHost`, for `http` where another domain allows it.
  static let unencryptedHost = Self(
    "unknownHost",
    "pages of '{found}' are opened with https only; with http those of {expected}",
    fix: "To open them with http, declare .domain(\"{found}\", allowsHTTP: true).",
    check: .prefix
  )

  /// As `unknownHost`, for a custom scheme.
  static let unknownHostOfScheme = Self(
    "unknownHost",
    "the host '{found}' is not one of this app; expected {expected}",
    fix: "If it is the app's, add .scheme(\"{subject}\", host: \"{found}\") to the prefixes.",
    check: .prefix
  )

  /// As `unknownHost`, for a URL of a custom scheme without a host.
  static let noHost =
    Self("unknownHost", "the URL names no host; expected {expected}", check: .prefix)

  /// Two URL parsers find different hosts.
  public static let ambiguousHost = Self(
    "ambiguousHost",
    "the host is '{expected}' or '{found}': readers of URLs disagree",
    check: .prefix
  )

  /// No route has the segment at this place, or none continues or ends there.
  public static let noRoute =
    Self("noRoute", "no route of the link is open to its source", check: .match)

  /// No route has a segment at its place.
  static let noRouteWithSegment =
    Self("noRoute", "no route has '{found}' as segment {segment}", check: .match)

  /// As `noRoute`, for two slashes in a row.
  static let emptySegmentOfURL = Self(
    "noRoute",
    "segment {segment} is empty, and no route has an empty segment",
    fix: "Write one slash in place of two.",
    check: .match
  )

  /// As `noRoute`, for a domain of the app in the place of the first segment: `quiz://quiz.example/leagues/1`.
  static let domainAsSegment = Self(
    "noRoute",
    "'{found}' is a domain of this app; in URLs with '{subject}' it is segment 1, which no route has",
    fix: "If such URLs are sent, add .scheme(\"{subject}\", host: \"{found}\") to the prefixes.",
    check: .match
  )

  /// As `noRoute`, for text that a route has in another composition of the same characters.
  static let otherComposition = Self(
    "noRoute",
    "segment {segment} has '{found}' with combining characters, and the route has it without",
    fix: "Send it in Unicode's Normalization Form C.",
    check: .match
  )

  /// An expression or a type of the route that has all literals of a path refuses a segment.
  static let noRouteWithText =
    Self("noRoute", "{place} expected {expected}, found '{found}'", check: .match)

  /// No route ends after a segment.
  static let noRouteEndsThere =
    Self("noRoute", "no route ends after segment {segment}", check: .match)

  /// No route has an empty path.
  static let noRouteOfRoot = Self(
    "noRoute",
    "no route has an empty path",
    fix: "Declare one for the first screen: LinkRoute(.home, \"/\").",
    check: .match
  )

  /// A route matches and is closed to the source; `explain` reports it, while the sender gets `noRoute`.
  static let closed = Self(
    "closed",
    "route '{subject}' matches, but is closed to {found}",
    fix: "Add .access(.everyone) or .access(.from({expected})).",
    check: .access
  )

  /// As `closed`, for a route with an effect, which `.everyone` does not open to content.
  static let closedToContent = Self(
    "closed",
    "route '{subject}' matches, but is closed to {found}",
    fix: "Add .access(.from({expected})).",
    check: .access
  )

  /// A route matches, and is limited to other prefixes.
  static let otherPrefix = Self(
    "otherPrefix",
    "route '{subject}' matches, but is limited to {expected}",
    fix: "Add {found} to its .prefixes(…).",
    check: .prefix
  )

  /// The path ends with a slash where it must not, or without one where it must.
  public static let trailingSlash =
    Self("trailingSlash", "the path needs {expected}", check: .match)

  /// A value does not have the shape of its type: `leagues/abc` for an `Int`.
  public static let valueType =
    Self("valueType", "{place} expected {expected}, found '{found}'", check: .match)

  /// The route's own code returned no link for the values.
  static let noLinkOfValues =
    Self("valueType", "it has no link with these values", check: .match)

  /// The route's own code threw an error for the values.
  static let valuesRefused =
    Self("valueType", "it refused its values: {found}", check: .match)

  /// A value is not percent-encoded UTF-8: `leagues/%ff`.
  public static let valueEncoding =
    Self("valueEncoding", "{place} expected percent-encoded UTF-8, found '{found}'", check: .match)

  /// A required query item is absent.
  public static let missingItem = Self(
    "missingItem",
    "{subject} is missing; expected {expected}",
    fix: "If a URL may leave it out, make the value of the link optional.",
    check: .match
  )

  /// A required query item has no `=`.
  static let itemWithoutValue =
    Self("missingItem", "{subject} has no value; expected {expected}", check: .match)

  /// A query item that may occur once occurs several times.
  public static let repeatedItem = Self(
    "repeatedItem",
    "the query item '{subject}' stands {found} times",
    fix: "Add .duplicates(\"{parameter}\", .first) to the route, or make the value a list.",
    check: .match
  )

  /// A path value and a query item of one name differ.
  public static let conflictingValues = Self(
    "conflictingValues",
    "'{parameter}' is '{expected}' in the path and '{found}' in the query",
    check: .match
  )

  /// A value has the form of its type, but is outside its declared range, length or list.
  public static let valueRange = Self(
    "valueRange",
    "{place} expected {expected}, found '{found}'",
    fix: "If the value is allowed, change .bound(\"{parameter}\", …) of the route.",
    check: .match
  )

  /// The route makes no link of values of the right form.
  static let noLinkInRange =
    Self("valueRange", "it makes no link of these values", check: .match)

  /// A strict route does not know a query item.
  public static let unknownItem = Self(
    "unknownItem",
    "it is strict, and has no query item '{found}'; expected {expected}",
    fix: "Add {found}=:{found} to its pattern{subject}.",
    check: .match
  )

  /// The route is switched off.
  public static let switchedOff = Self("switchedOff", "it is switched off", check: .access)

  /// Matching would take more steps than are allowed for one URL.
  public static let tooManySteps =
    Self("tooManySteps", "matching the URL takes too long; expected {expected}", check: .match)

  /// Whether the URL is rejected without trying other candidates.
  package var isTerminal: Bool {
    ["repeatedItem", "conflictingValues", "valueRange", "unknownItem"].contains(rawValue)
  }
}

extension LinkFailure {
  /// A missing value; its reader adds the parameter and the place.
  static var noValue: LinkFailure { LinkFailure(.missingItem) }

  /// A value of the wrong form; its reader adds the parameter and the place.
  package static var wrongForm: LinkFailure { LinkFailure(.valueType) }
}
