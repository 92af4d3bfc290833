public import LinkAnalysis

/// Compares the links of a catalog with an app's property lists, in both directions.
///
/// The Info.plist lists the schemes of the app, the entitlements its domains. A link whose scheme or
/// domain is in neither does not reach the app; a scheme or domain without links opens it for nothing.
public struct AppFilesCheck: Hashable, Sendable {
  /// The schemes of the links.
  private let schemes: [String]

  /// The hosts of the links on the web, some perhaps with `*.` before.
  private let hosts: [String]

  /// Reads a catalog.
  ///
  /// - Parameter catalog: The links of the app.
  public init(_ catalog: LinkCatalogV1) {
    let generator = AssociationGenerator(catalog)
    schemes = generator.schemes
    var hosts: [String] = []
    for entry in generator.associatedDomains {
      let host = entry.dropFirst("applinks:".utf8.count).lowercased()
      if !hosts.contains(host) { hosts.append(host) }
    }
    self.hosts = hosts
  }

  /// Compares an Info.plist.
  ///
  /// - Parameter info: The property list.
  /// - Returns: The findings: missing schemes first, then problems of those that are there.
  /// - Complexity: O(*n* · *m*), *n* = size of the list, *m* = schemes.
  public func findings(info: PropertyListText) -> [AssociationFinding] {
    let links = InfoPlistLinks(info)
    let settings = links.urlTypes.flatMap(\.schemes).compactMap { BuildSettingText($0) }
    var findings = links.missing(of: schemes).map { scheme in
      let hasSettings = settings.contains { $0.mayBe(scheme) }
      return AssociationFinding(
        .schemeMissing,
        severity: hasSettings ? .warning : nil,
        "The links have the scheme '\(scheme)', and no CFBundleURLTypes lists it"
          + (hasSettings ? ", unless a build setting does." : "."),
        fix: "Add it to CFBundleURLSchemes."
      )
    }
    findings += links.listProblems.map {
      AssociationFinding(.urlTypes, $0, fix: "Mend the Info.plist.")
    }
    findings += schemeFindings(in: info, links.schemeProblems)
    findings += misplacedDomains(in: info)
    return findings + queriesOfItself(in: info)
  }

  /// `urlTypes` and `schemeUnused`: schemes that are wrong, and those that no link has; some are those of libraries.
  private func schemeFindings(
    in info: PropertyListText,
    _ problems: [InfoPlistLinks.SchemeProblem?]
  ) -> [AssociationFinding] {
    let schemes = Self.schemes(of: info)
    let identifier = info.root["CFBundleIdentifier"]?.string
    return schemes.indices.compactMap { index -> AssociationFinding? in
      let (text, pointer) = (schemes[index].text, schemes[index].pointer)
      let position = schemes[index].position
      if let problem = problems[index] {
        return AssociationFinding(
          .urlTypes,
          severity: problem.severity,
          at: pointer,
          position: position,
          problem.message,
          fix: problem.fix
        )
      }
      if isKnown(text) || BuildSettingText(text) != nil { return nil }
      let isLibrary = LibraryScheme.matches(text, in: identifier)
      return AssociationFinding(
        .schemeUnused,
        severity: isLibrary ? .note : nil,
        at: pointer,
        position: position,
        "The app takes the scheme '\(text)', and no link has it.",
        fix: isLibrary
          ? "Keep it while the app uses the library that the scheme is for."
          : "Add its links to the catalog, or remove it when nothing else uses it, such as a sign-in."
      )
    }
  }

  /// `misplacedKey`: the entitlement in the wrong file.
  private func misplacedDomains(in info: PropertyListText) -> AssociationFinding? {
    guard let value = info.root[AssociatedDomain.key] else { return nil }
    return AssociationFinding(
      .misplacedKey,
      severity: .warning,
      at: .root.appending(AssociatedDomain.key),
      position: info.position(ofByte: value.range.lowerBound),
      "'\(AssociatedDomain.key)' belongs into the entitlements, and no system reads it here.",
      fix: "Move it there."
    )
  }

  /// `queriesItself`: schemes of the app that it queries.
  private func queriesOfItself(in info: PropertyListText) -> [AssociationFinding] {
    let key = "LSApplicationQueriesSchemes"
    let queried = info.entries(of: info.root[key], at: .root.appending(key))
    return queried.filter { isKnown($0.text) }.map { entry in
      AssociationFinding(
        .queriesItself,
        at: entry.pointer,
        position: entry.position,
        "The app asks whether '\(entry.text)' can be opened, which is its own scheme.",
        fix: "Remove it; systems let an app ask about 50 schemes."
      )
    }
  }

  /// Whether the links have a scheme.
  private func isKnown(_ scheme: String) -> Bool {
    schemes.contains { $0.lowercased() == scheme.lowercased() }
  }

  /// Compares an entitlements file.
  ///
  /// - Parameters:
  ///   - entitlements: The property list.
  ///   - others: Those of the project's other targets, such as extensions; what one of them names may not be
  ///     needed here.
  ///   - isRelease: Whether the app is signed for release.
  /// - Returns: The findings: missing domains first, then problems of those that are there.
  /// - Complexity: O(*n* · *m*), *n* = size of the lists, *m* = domains.
  public func findings(
    entitlements: PropertyListText,
    beside others: [PropertyListText] = [],
    isRelease: Bool = true
  ) -> [AssociationFinding] {
    let key = JSONPointer.root.appending(AssociatedDomain.key)
    let list = entitlements.root[AssociatedDomain.key]
    let entries = entitlements.entries(of: list, at: key)
    let checks = EntitlementChecks(entries, isRelease: isRelease)
    let domains = checks.linkHosts
    let elsewhere = others.flatMap {
      let entries = $0.entries(of: $0.root[AssociatedDomain.key], at: key)
      return EntitlementChecks(entries, isRelease: isRelease).linkHosts
    }
    // An App Clip takes some links of its app, by appclips.
    let isClip = entitlements.root["com.apple.developer.parent-application-identifiers"] != nil
    let needed = isClip ? [] : hosts
    var findings: [AssociationFinding] = []
    for host in needed where !domains.contains(where: { Self.covers($0, host) }) {
      let isElsewhere = elsewhere.contains { Self.covers($0, host) }
      // Links reach no extension, and no watch app without domains.
      if isElsewhere, domains.isEmpty { continue }
      let hasSettings = checks.settings.contains { $0.mayCover(host) }
      findings += AssociationFinding(
        .domainMissing,
        severity: isElsewhere ? .note : hasSettings ? .warning : nil,
        "The links have the domain '\(host)', and the entitlement does not name it"
          + (isElsewhere
            ? "; another does." : hasSettings ? ", unless a build setting does." : "."),
        fix: "Add applinks:\(host)\(isElsewhere ? ", if it is of the same app" : "")."
      )
    }
    if let list, list.elements == nil {
      findings += AssociationFinding(
        .entitlement,
        at: key,
        "'\(AssociatedDomain.key)' is \(list.kind), not an array.",
        fix: "Write an array of texts."
      )
    }
    findings += checks.findings
    // A domain may be there once for each mode.
    var unused: Set<String> = []
    for entry in entries {
      guard let domain = try? AssociatedDomain(entry.text), domain.service == "applinks",
        !hosts.contains(where: { Self.areRelated($0, domain.host) }),
        unused.insert(domain.host).inserted
      else { continue }
      findings += AssociationFinding(
        .domainUnused,
        at: entry.pointer,
        position: entry.position,
        "The app names the domain '\(domain.host)', and no link has it.",
        fix: "Add its links to the catalog, or remove it when nothing else uses it."
      )
    }
    return findings
  }

  /// Returns whether a host that may have a wildcard covers another.
  static func covers(_ host: String, _ other: String) -> Bool {
    if host == other { return true }
    guard host.utf8.starts(with: "*.".utf8) else { return false }
    let name = other.utf8.starts(with: "*.".utf8) ? other.dropFirst(2) : other[...]
    return name.hasSuffix(host.dropFirst())
  }

  /// Returns whether two hosts that may have wildcards have subdomains or their domain in common.
  ///
  /// Most entitlements have a wildcard beside its domain, so one of them is not a surprise.
  private static func areRelated(_ host: String, _ other: String) -> Bool {
    covers(host, other) || covers(other, host) || host == "*.\(other)" || other == "*.\(host)"
  }

  /// The schemes of an app, with their places.
  private static func schemes(of info: PropertyListText) -> [EntitlementChecks.Entry] {
    let (types, schemes) = ("CFBundleURLTypes", "CFBundleURLSchemes")
    let all = (info.root[types]?.elements ?? []).enumerated().map { number, type in
      let place = JSONPointer.root.appending(types).appending(number).appending(schemes)
      return info.entries(of: type[schemes], at: place).filter(\.isText)
    }
    return Array(all.joined())
  }
}

extension PropertyListText {
  /// The texts of a list, with their places; an element of another type has none.
  fileprivate func entries(of list: JSONValue?, at key: JSONPointer) -> [EntitlementChecks.Entry] {
    let values = list?.elements ?? []
    let positions = positions(ofBytes: values.map(\.range.lowerBound))
    return values.indices.map { index in
      EntitlementChecks.Entry(
        text: values[index].string ?? "",
        isText: values[index].string != nil,
        pointer: key.appending(index),
        position: positions[index]
      )
    }
  }
}
