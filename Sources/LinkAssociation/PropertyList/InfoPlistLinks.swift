import LinkPatterns

/// The links in an app's Info.plist: the schemes that it takes, and those that it queries.
public struct InfoPlistLinks: Hashable, Sendable {
  /// A group of schemes.
  public struct URLType: Hashable, Sendable {
    /// The name, usually a reverse domain.
    public let name: String?

    /// The role, such as `Editor` or `Viewer`.
    public let role: String?

    /// The schemes, as they are written.
    public let schemes: [String]
  }

  /// The schemes that the app takes (`CFBundleURLTypes`).
  public private(set) var urlTypes: [URLType]

  /// The schemes of other apps that it queries (`LSApplicationQueriesSchemes`).
  public private(set) var queriedSchemes: [String]

  /// Their problems, each as a sentence.
  public var problems: [String] { listProblems + schemeProblems.compactMap { $0?.message } }

  /// The problems of the lists.
  private(set) var listProblems: [String]

  /// The problem of each scheme, in order.
  private(set) var schemeProblems: [SchemeProblem?] = []

  /// What is wrong with a scheme, or worth knowing.
  struct SchemeProblem: Hashable {
    /// A sentence.
    let message: String
    /// How much it matters.
    var severity = AssociationRule.Severity.warning
    /// What to do, as a sentence.
    let fix: String
  }

  /// Reads an Info.plist; values of the wrong type are skipped and reported.
  ///
  /// - Parameter plist: The property list.
  /// - Complexity: O(*n*), *n* = size of the list.
  public init(_ plist: PropertyListText) {
    (urlTypes, queriedSchemes, listProblems) = ([], [], [])
    for (index, type) in elements(of: plist.root, "CFBundleURLTypes").enumerated() {
      let place = "CFBundleURLTypes \(index)"
      if type["CFBundleURLSchemes"].map({ $0.elements?.isEmpty == true }) ?? true {
        listProblems.append("\(place) has no CFBundleURLSchemes.")
      }
      urlTypes.append(
        URLType(
          name: text(of: type, "CFBundleURLName", place),
          role: text(of: type, "CFBundleTypeRole", place),
          schemes: texts(of: type, "CFBundleURLSchemes", place)
        )
      )
    }
    queriedSchemes = texts(of: plist.root, "LSApplicationQueriesSchemes")
    if queriedSchemes.count > 50 {
      listProblems.append("LSApplicationQueriesSchemes has over 50 schemes; iOS 15 asks about 50.")
    }
    let identifier = plist.root["CFBundleIdentifier"]?.string
    var seen: Set<String> = []
    schemeProblems = urlTypes.flatMap(\.schemes).map { scheme in
      let isFirst = seen.insert(scheme.lowercased()).inserted
      return Self.problem(of: scheme, in: identifier)
        ?? (isFirst
          ? nil
          : SchemeProblem(
            message: "The scheme '\(scheme)' is listed twice.",
            fix: "Remove one of the two."
          ))
    }
  }

  /// The elements of an array; reports another value.
  private mutating func elements(
    of value: JSONValue,
    _ key: String,
    _ place: String? = nil
  ) -> [JSONValue] {
    guard let list = value[key] else { return [] }
    if list.elements == nil { report(key, place, "is \(list.kind), not an array.") }
    return list.elements ?? []
  }

  /// The texts of an array; reports other elements.
  private mutating func texts(
    of value: JSONValue,
    _ key: String,
    _ place: String? = nil
  ) -> [String] {
    elements(of: value, key, place).enumerated().compactMap { index, element in
      if element.string == nil {
        report("\(key) \(index)", place, "is \(element.kind), not a text.")
      }
      return element.string
    }
  }

  /// A text; reports another value.
  private mutating func text(of value: JSONValue, _ key: String, _ place: String) -> String? {
    guard let value = value[key] else { return nil }
    if value.string == nil { report(key, place, "is \(value.kind), not a text.") }
    return value.string
  }

  private mutating func report(_ key: String, _ place: String?, _ problem: String) {
    listProblems.append("\(key)\(place.map { " of \($0)" } ?? "") \(problem)")
  }

  /// The entitlements of apps that a person can choose for what is the system's otherwise, by scheme.
  ///
  /// Source: Apple, "Preparing your app to be the default browser or email client": such an app has to list them.
  private static let defaultApps = [
    "http": "com.apple.developer.web-browser", "https": "com.apple.developer.web-browser",
    "mailto": "com.apple.developer.mail-client",
  ]

  /// The problem of a scheme of the system: a default app may have to list it, pages and files have it for themselves.
  private static func problemOfTheSystems(_ scheme: String) -> SchemeProblem? {
    guard LinkURL.isSchemeOfTheSystem(scheme) else { return nil }
    if let entitlement = defaultApps[scheme.lowercased()] {
      return SchemeProblem(
        message: "The scheme '\(scheme)' is the system's; only an app with the entitlement "
          + "\(entitlement) is given its URLs, and has to list it.",
        severity: .note,
        fix: "Keep it in an app that has the entitlement."
      )
    }
    if ["facetime", "sms", "tel"].contains(scheme.lowercased()) {
      return SchemeProblem(
        message:
          "The scheme '\(scheme)' is the system's; no app but one that a person chose for it is "
          + "given its URLs.",
        severity: .note,
        fix: "Keep it in an app that can be chosen for it."
      )
    }
    return SchemeProblem(
      message: "The scheme '\(scheme)' is the system's, and no app is given its URLs.",
      fix: "Remove it."
    )
  }

  /// The problem of a scheme; `nil` when nothing is wrong.
  ///
  /// Source: RFC 3986 §3.1 for the letters.
  private static func problem(of scheme: String, in identifier: String?) -> SchemeProblem? {
    // A build setting, whose value is not known here.
    if BuildSettingText(scheme) != nil { return nil }
    let bytes = Array(scheme.utf8)
    guard let first = bytes.first, (0x61...0x7A).contains(first.asciiLowercased),
      bytes.allSatisfy({ byte in
        (0x61...0x7A).contains(byte.asciiLowercased) || (0x30...0x39).contains(byte)
          || [0x2B, 0x2D, 0x2E].contains(byte)
      })
    else {
      return SchemeProblem(
        message: "'\(scheme)' is not a scheme: a letter, then letters, digits, '+', '-' and '.'.",
        fix: fix(of: scheme)
      )
    }
    if let problem = problemOfTheSystems(scheme) { return problem }
    let isLibrary = LibraryScheme.matches(scheme, in: identifier)
    if bytes.contains(where: { (0x41...0x5A).contains($0) }), !isLibrary {
      return SchemeProblem(
        message:
          "The scheme '\(scheme)' has upper-case letters; systems compare schemes without case.",
        severity: .note,
        fix: fix(of: scheme)
      )
    }
    return nil
  }

  /// What to do about a wrong scheme: to write the one that is meant, or a value in place of `{…}` or `<…>`.
  private static func fix(of scheme: String) -> String {
    let name = scheme.prefix { $0 != ":" }.lowercased().replacing("_", with: "-")
    if name != scheme, problem(of: name, in: nil) == nil { return "Write '\(name)'." }
    for (first, last): (Character, Character) in [("{", "}"), ("<", ">")] {
      guard let start = scheme.firstIndex(of: first),
        let end = scheme[start...].firstIndex(of: last), end != scheme.index(after: start)
      else { continue }
      return "Write a value in place of '\(scheme[start...end])', or remove it."
    }
    return "Remove it."
  }

  /// The schemes of a catalog that the app does not take.
  ///
  /// - Parameter schemes: The schemes of its links.
  /// - Returns: Those that no group lists, compared without case.
  public func missing(of schemes: [String]) -> [String] {
    let listed = Set(urlTypes.flatMap(\.schemes).map { $0.lowercased() })
    return schemes.filter { !listed.contains($0.lowercased()) }
  }
}
