extension StructureChecks {
  /// `identifier`: an identifier.
  func identifier(_ app: AppSiteAssociation.PlacedText) -> AssociationFinding? {
    let account =
      "Write the identifier as the developer account shows it: ABCDE12345.com.example.app."
    let (severity, message, fix): (AssociationRule.Severity, String, String)
    switch AppIdentifier.problem(of: app.text) {
    case nil: return nil
    case .wildcard:
      severity = .warning
      message = "'\(app.text)' has a wildcard, and identifiers are compared as they are."
      fix = "Name each app."
    case .shape:
      severity = .error
      message = "'\(app.text)' is not a prefix of ten letters and digits, a dot, and a bundle ID."
      fix = account
    case .bundle:
      severity = .error
      message =
        "The bundle ID of '\(app.text)' is not letters, digits and '-' with single dots between them."
      fix = account
    case .number:
      severity = .warning
      message =
        "'\(app.text)' begins with a number, such as the store's, where the prefix of a team belongs."
      fix = account
    case .placeholder:
      severity = .warning
      message = "'\(app.text)' begins with a placeholder for the prefix of a team."
      fix = account
    }
    return AssociationFinding(.identifier, severity, at: app.pointer, message, fix: fix)
  }

  /// `repeatedIdentifier`: apps that several entries name, or one entry twice.
  func repeatedIdentifiers(_ links: AppLinks) -> [AssociationFinding] {
    var first: [ExactText: JSONPointer] = [:]
    var findings: [AssociationFinding] = []
    for entry in links.details {
      var own: Set<ExactText> = []
      for app in entry.appIDs {
        if !own.insert(ExactText(app.text)).inserted {
          findings += AssociationFinding(
            .repeatedIdentifier,
            at: app.pointer,
            "The entry names '\(app.text)' twice.",
            fix: "Remove this one.",
            edits: index.removal(at: app.pointer).map { [$0] } ?? []
          )
          continue
        }
        guard let earlier = first[ExactText(app.text)] else {
          first[ExactText(app.text)] = app.pointer
          continue
        }
        findings += AssociationFinding(
          .repeatedIdentifier,
          at: app.pointer,
          "'\(app.text)' is named at \(earlier) already; the rules there are tried first.",
          fix: "Join the entries, or see that their order is meant."
        )
      }
    }
    return findings
  }
}
