extension StructureChecks {
  /// 22: an identifier.
  func identifier(_ app: AppSiteAssociation.PlacedText) -> [AssociationFinding] {
    switch AppIdentifier.problem(of: app.text) {
    case nil: return []
    case .wildcard:
      return [
        AssociationFinding(
          .identifier,
          .warning,
          at: app.pointer,
          "'\(app.text)' has a wildcard, and identifiers are compared as they are.",
          fix: "Name each app."
        )
      ]
    case .shape:
      return [
        AssociationFinding(
          .identifier,
          at: app.pointer,
          "'\(app.text)' is not a prefix of ten letters and digits, a dot, and a bundle ID.",
          fix: "Write the identifier as the developer account shows it: ABCDE12345.com.example.app."
        )
      ]
    }
  }

  /// 23: apps that several entries name, or one entry twice.
  func repeatedIdentifiers(_ links: AppLinks) -> [AssociationFinding] {
    var first: [ExactText: JSONPointer] = [:]
    var findings: [AssociationFinding] = []
    for entry in links.details {
      var own: Set<ExactText> = []
      for app in entry.appIDs {
        if !own.insert(ExactText(app.text)).inserted {
          findings.append(
            AssociationFinding(
              .repeatedIdentifier,
              at: app.pointer,
              "The entry names '\(app.text)' twice.",
              fix: "Remove this one.",
              edits: index.removal(at: app.pointer).map { [$0] } ?? []
            )
          )
          continue
        }
        guard let earlier = first[ExactText(app.text)] else {
          first[ExactText(app.text)] = app.pointer
          continue
        }
        findings.append(
          AssociationFinding(
            .repeatedIdentifier,
            at: app.pointer,
            "'\(app.text)' is named at \(earlier) already; the rules there are tried first.",
            fix: "Join the entries, or see that their order is meant."
          )
        )
      }
    }
    return findings
  }
}
