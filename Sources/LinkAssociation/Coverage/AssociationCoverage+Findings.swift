extension AssociationCoverage {
  /// Compares the file and the routes, and reports findings.
  ///
  /// - Returns: The findings; none means that the file and the routes agree, proved. A single one when the file does
  ///   not name the app.
  /// - Complexity: As the questions: ``routesNotAdmitted()``, ``urlsWithoutRoute()``.
  public func findings() -> [AssociationFinding] {
    if let unnamedApp { return [notNamed(unnamedApp)] }
    var findings = routes.leftOut.map {
      AssociationFinding(.routeElsewhere, $0, fix: "Compare it with the file of that domain.")
    }
    findings += routesNotAdmitted().map { gap in
      let excluded = gap.excludedBy.map { ", because \($0) excludes it" } ?? ""
      return finding(
        .routeNotAdmitted,
        at: gap.excludedBy ?? .root,
        gap.answer,
        "The file does not admit this URL of the route '\(gap.route)' \(gap.pattern)\(excluded).",
        "Whether the file admits every URL of the route '\(gap.route)' \(gap.pattern) is not decided.",
        fix: gap.excludedBy.map { "Add a rule for it before \($0), or narrow that exclusion." }
          ?? "Add a rule for it, or close the route to the web."
      )
    }
    findings += urlsWithoutRoute().map { surplus in
      let lack =
        surplus.kind == .path ? "no route has this path" : "no route reads this query\(orFragment)"
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

  /// The end of a sentence about parts that no route reads, when a rule depends on fragments.
  private var orFragment: String {
    routes.readFragments ? " with this fragment, or without one" : ""
  }

  /// The finding about an app that the file does not name.
  private func notNamed(_ app: String) -> AssociationFinding {
    AssociationFinding(
      .notAssociated,
      "The file does not name '\(app)', so it offers the app nothing.",
      fix: "Add the identifier to appIDs, or compare the app that the file names."
    )
  }

  /// Compares the file and the one for Android, and reports findings.
  ///
  /// - Parameter statement: A statement about an Android app.
  /// - Returns: The findings, which name the app and the place of the statement.
  /// - Complexity: As ``disagreements(with:)``.
  public func findings(android statement: AssetLinks.Statement) -> [AssociationFinding] {
    let name = statement.packageName.map { "'\($0)'" } ?? "without a package"
    let app = "\(name) (assetlinks.json, \(statement.pointer.text))"
    return disagreements(with: statement).map { disagreement in
      let (one, other) =
        disagreement.offeredOn == .iOS ? ("iOS", "Android \(app)") : ("Android \(app)", "iOS")
      if disagreement.differsBySlash, case .url(let url) = disagreement.answer {
        return AssociationFinding(
          .platformsDiffer,
          severity: .note,
          "\(one) is offered this URL, and \(other) may not be: it differs by the slash at its end.",
          fix: "Write a rule for it too, with the slash or without.",
          witness: url
        )
      }
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
        severity: .note,
        at: pointer,
        undecided,
        fix: "Allow more states, or write simpler patterns."
      )
    }
    return AssociationFinding(rule, at: pointer, message, fix: fix, witness: url)
  }
}
