@_spi(Tools) import LinkAnalysis

/// The keys that the objects of an association file have.
enum AssociationKeys {
  /// An object of the file.
  struct Level {
    /// Its name in messages.
    let place: String
    /// Its keys.
    let names: [String]

    static let root = Self(place: "the root", names: ["applinks"] + AppSiteAssociation.serviceNames)
    static let service = Self(place: "a service", names: ["apps"])
    static let appLinks = Self(
      place: "applinks",
      names: ["apps", "details", "defaults", "substitutionVariables"]
    )
    static let entry = Self(
      place: "an entry of details",
      names: ["appIDs", "appID", "components", "paths", "defaults"]
    )
    static let rule = Self(
      place: "a rule of components",
      names: ["/", "?", "#", "exclude", "comment", "caseSensitive", "percentEncoded"]
    )

    /// The objects of universal links, the outermost first.
    static let all = [root, appLinks, entry, rule]
  }

  /// The names of parts of URLs in other languages, and their keys in a rule.
  private static let parts = [
    "path": "/", "pathPattern": "/", "query": "?", "fragment": "#",
  ]

  /// The key that a similar name probably means, of those that an object has.
  static func meant(by name: String, of known: [String]) -> String? {
    if let part = parts[name], known.contains(part) { return part }
    return NearestName.of(known, to: name)
  }

  /// The keys whose whole contents are lost when they are in the wrong place.
  private static let holders =
    ["applinks", "details", "components", "paths"] + AppSiteAssociation.serviceNames

  /// `misplacedKey`: a key that is in another object than it belongs to.
  static func misplaced(
    _ name: String,
    at pointer: JSONPointer,
    _ level: Level
  ) -> AssociationFinding {
    let isRuleOfService =
      pointer.tokens.first.map(AppSiteAssociation.serviceNames.contains) == true
      && ["details", "components", "paths"].contains(name)
    return AssociationFinding(
      .misplacedKey,
      severity: holders.contains(name) ? .error : .warning,
      at: pointer,
      "'\(name)' belongs into \(level.place), and no system reads it here.",
      fix: isRuleOfService
        ? "List the identifiers of its apps in apps; only applinks has rules." : "Move it there."
    )
  }
}

extension AssociationReader {
  /// Notes keys that an object of the file does not have.
  mutating func reportUnknownKeys(
    of value: JSONValue,
    at pointer: JSONPointer,
    of level: AssociationKeys.Level
  ) {
    reportUnknownKeys(
      of: value,
      at: pointer,
      known: level.names,
      elsewhere: AssociationKeys.Level.all
    )
  }
}
