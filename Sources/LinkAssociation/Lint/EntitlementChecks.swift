/// Checks of the entries of an entitlement, alone.
struct EntitlementChecks {
  /// An entry, and its place.
  struct Entry {
    /// The entry.
    let text: String
    /// Whether it is a text at all.
    var isText = true
    /// The place in its file.
    var pointer: JSONPointer = .root
    /// The position in the text, when it is known.
    var position: TextPosition?
  }

  /// The entries that can be read, in order.
  private(set) var domains: [AssociatedDomain] = []

  /// The hosts of the domains whose links the app takes.
  var linkHosts: [String] { domains.filter { $0.service == "applinks" }.map(\.host) }

  /// The findings, in order.
  private(set) var findings: [AssociationFinding] = []

  /// The entries with a build setting, so that their domains are not known.
  private(set) var settings: [BuildSettingText] = []

  /// Checks entries: `entitlement`, `developerMode` and `wildcardAlone`.
  init(_ entries: [Entry], isRelease: Bool) {
    var placed: [(entry: Entry, domain: AssociatedDomain)] = []
    for entry in entries {
      if let setting = BuildSettingText(entry: entry.text) {
        settings.append(setting)
        continue
      }
      do throws(AssociatedDomainError) {
        // The mode may be a build setting, which is not known here; the domain is.
        let isPlain = BuildSettingText(entry.text) == nil
        let text = isPlain ? entry.text : String(entry.text.prefix { $0 != "?" })
        placed.append((entry, try AssociatedDomain(text)))
      } catch {
        findings += AssociationFinding(
          .entitlement,
          at: entry.pointer,
          position: entry.position,
          error.description,
          fix: error.fix
        )
      }
    }
    domains = placed.map(\.domain)
    var known: Set<AssociatedDomain> = []
    for (entry, domain) in placed where !known.insert(domain).inserted {
      findings += AssociationFinding(
        .entitlement,
        severity: .note,
        at: entry.pointer,
        position: entry.position,
        "'\(domain)' stands here twice.",
        fix: "Remove it."
      )
    }
    for (entry, domain) in placed where isRelease && domain.mode?.contains("developer") == true {
      findings += AssociationFinding(
        .developerMode,
        at: entry.pointer,
        position: entry.position,
        "'\(domain)' has developer mode, which a release does not need.",
        fix: Self.replacement(of: domain, among: domains)
      )
    }
    let hosts = Set(linkHosts)
    for (entry, domain) in placed
    where domain.service == "applinks" && domain.isWildcard && !hosts.contains(domain.fileDomain) {
      findings += AssociationFinding(
        .wildcardAlone,
        at: entry.pointer,
        position: entry.position,
        "'\(domain)' covers subdomains, and not \(domain.fileDomain) itself.",
        fix: "Add applinks:\(domain.fileDomain), unless that is meant."
      )
    }
  }

  /// The replacement, in a release, for an entry with developer mode: without it the domain would be missing, unless
  /// another entry covers it.
  private static func replacement(
    of entry: AssociatedDomain,
    among domains: [AssociatedDomain]
  ) -> String {
    let isCovered = domains.contains { other in
      other.service == entry.service && other.mode?.contains("developer") != true
        && AppFilesCheck.covers(other.host, entry.host)
    }
    if isCovered { return "Remove it from the entitlement of the release." }
    let mode = entry.mode == "developer" ? "" : "?mode=managed"
    return "Write \(entry.service):\(entry.host)\(mode) in the release entitlements."
  }
}
