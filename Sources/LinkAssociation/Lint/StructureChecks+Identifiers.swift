extension StructureChecks {
  /// `identifier`: an identifier.
  func identifier(_ app: AppSiteAssociation.PlacedText) -> AssociationFinding? {
    guard let problem = AppIdentifier.problem(of: app.text) else { return nil }
    let message =
      switch problem {
      case .wildcard: "'\(app.text)' has a wildcard, and identifiers are compared as they are."
      case .shape:
        "'\(app.text)' is not a prefix of ten letters and digits, a dot, and a bundle ID."
      case .bundle:
        "The bundle ID of '\(app.text)' is not letters, digits and '-' with single dots between them."
      case .number:
        "'\(app.text)' begins with a number, such as the store's, where the prefix of a team belongs."
      case .placeholder: "'\(app.text)' begins with a placeholder for the prefix of a team."
      case .smallLetters:
        "'\(app.text)' begins with small letters, and the prefix of a team has capitals."
      }
    return AssociationFinding(
      .identifier,
      severity: problem == .shape || problem == .bundle ? .error : .warning,
      at: app.pointer,
      message,
      fix: problem == .wildcard
        ? "Name each app."
        : "Write the identifier as the developer account shows it: ABCDE12345.com.example.app."
    )
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
