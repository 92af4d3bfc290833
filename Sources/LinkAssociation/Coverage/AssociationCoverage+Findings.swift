extension AssociationCoverage {
  /// What was found about the file and the routes, as findings of the checks 50 and 51.
  ///
  /// - Returns: The findings; none means that the file and the routes agree, proved.
  /// - Complexity: As the questions: ``routesNotAdmitted()``, ``urlsWithoutRoute()``.
  public func findings() -> [AssociationFinding] {
    var findings = routesNotAdmitted().map { gap in
      let excluded = gap.excludedBy.map { ", because \($0) excludes it" } ?? ""
      return finding(
        .routeNotAdmitted,
        at: gap.excludedBy ?? .root,
        gap.answer,
        "The file does not admit this URL of the route '\(gap.route)' \(gap.pattern)\(excluded).",
        "Whether the file admits every URL of the route '\(gap.route)' \(gap.pattern) is not decided.",
        fix: "Add a rule for it, or close the route to the web."
      )
    }
    findings += urlsWithoutRoute().map { surplus in
      let lack = surplus.kind == .path ? "no route has this path" : "no route reads this query"
      return finding(
        .noRoute,
        at: surplus.pointer,
        surplus.answer,
        "The rule admits this URL, and \(lack); it ends in the browser.",
        "Whether every URL of the rule has a route is not decided.",
        fix: "Write a narrower rule or an exclusion before it, or add a route."
      )
    }
    return findings
  }

  /// What was found about the file and the one for Android, as findings of the check 52.
  ///
  /// - Parameter statement: A statement about an Android app.
  /// - Returns: The findings, which name the app and where the statement is.
  /// - Complexity: As ``disagreements(with:)``.
  public func findings(android statement: AssetLinks.Statement) -> [AssociationFinding] {
    let app = "'\(statement.packageName ?? "")' (assetlinks.json, \(statement.pointer.text))"
    return disagreements(with: statement).map { disagreement in
      let (one, other) =
        disagreement.offeredOn == "iOS" ? ("iOS", "Android \(app)") : ("Android \(app)", "iOS")
      return finding(
        .platformsDiffer,
        at: .root,
        disagreement.answer,
        "\(one) is offered this URL, and \(other) is not.",
        "Whether \(other) is offered all that \(one) is, is not decided.",
        fix: "Write the same rules for both."
      )
    }
  }

  /// The finding for an answer.
  private func finding(
    _ rule: AssociationRule,
    at pointer: JSONPointer,
    _ answer: Answer,
    _ message: String,
    _ undecided: String,
    fix: String
  ) -> AssociationFinding {
    guard case .url(let url) = answer else {
      return AssociationFinding(
        rule,
        .note,
        at: pointer,
        undecided,
        fix: "Allow more states, or write simpler patterns."
      )
    }
    return AssociationFinding(rule, nil, at: pointer, message, fix: fix, witness: url)
  }
}
