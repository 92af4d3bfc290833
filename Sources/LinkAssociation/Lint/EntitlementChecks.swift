/// Checks of the entries of an entitlement, alone.
struct EntitlementChecks {
  /// An entry as it is written, and where.
  struct Entry {
    /// The entry.
    let text: String
    /// Where it is in its file.
    var pointer: JSONPointer = .root
    /// Where that is in the text, when it is known.
    var position: TextPosition?
  }

  /// The entries that can be read, in order.
  private(set) var domains: [AssociatedDomain] = []

  /// What was found, in order.
  private(set) var findings: [AssociationFinding] = []

  /// Whether an entry has a build setting, so that not all domains are known.
  private(set) var hasBuildSettings = false

  /// Checks entries: 47 to 49.
  init(_ entries: [Entry], isRelease: Bool) {
    var placed: [(entry: Entry, domain: AssociatedDomain)] = []
    for entry in entries {
      if entry.text.contains("$(") || entry.text.contains("${") {
        hasBuildSettings = true
        continue
      }
      do throws(AssociatedDomain.Problem) {
        placed.append((entry, try AssociatedDomain(entry.text)))
      } catch {
        note(
          .init(.entitlement, at: entry.pointer, error.description, fix: "Write service:host."),
          entry
        )
      }
    }
    domains = placed.map(\.domain)
    for (entry, domain) in placed where isRelease && domain.mode?.contains("developer") == true {
      note(
        .init(
          .developerMode,
          at: entry.pointer,
          "'\(domain)' has developer mode, which a release does not need.",
          fix: "Remove it from the entitlement of the release."
        ),
        entry
      )
    }
    let hosts = Set(domains.filter { $0.service == "applinks" }.map(\.host))
    for (entry, domain) in placed
    where domain.service == "applinks" && domain.isWildcard && !hosts.contains(domain.fileDomain) {
      note(
        .init(
          .wildcardAlone,
          at: entry.pointer,
          "'\(domain)' covers subdomains, and not \(domain.fileDomain) itself.",
          fix: "Add applinks:\(domain.fileDomain), unless that is meant."
        ),
        entry
      )
    }
  }

  /// Adds a finding about an entry.
  private mutating func note(_ finding: AssociationFinding, _ entry: Entry) {
    var finding = finding
    finding.position = entry.position
    findings.append(finding)
  }
}
