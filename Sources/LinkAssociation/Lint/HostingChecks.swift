extension AssociationLint {
  /// Checks how a file is served, and the file.
  ///
  /// - Parameter response: The response that a program received.
  /// - Returns: The findings; without an answer, only that.
  /// - Complexity: As ``findings(of:)-(ParsedAssociation)``.
  public func findings(of response: AssociationResponse) -> [AssociationFinding] {
    if let failure = response.failure {
      return [
        AssociationFinding(
          .unreachable,
          response.isUnreached
            ? "No server answered, so nothing is known of the file: \(failure)"
            : "The file cannot be reached by HTTPS: \(failure)",
          fix: response.isUnreached
            ? "Check the name of the domain, and that this machine is on the network."
            : "Serve it by HTTPS with a certificate that systems trust, to everybody."
        )
      ]
    }
    var findings = HostingChecks.findings(of: response, stateLimit)
    guard response.answer.status == 200, response.contentEncoding == nil else { return findings }
    if response.answer.isWhole {
      findings += self.findings(of: response.answer.body)
    } else {
      findings += ContentChecks.findings(of: response.answer.body)
    }
    return findings
  }
}

/// Checks of how a file is served.
private enum HostingChecks {
  /// Checks an answer.
  static func findings(
    of response: AssociationResponse,
    _ stateLimit: Int
  ) -> [AssociationFinding] {
    var findings: [AssociationFinding] = []
    if !response.redirects.isEmpty {
      findings += AssociationFinding(
        .redirect,
        "The file is behind a redirect: \(response.redirects.joined(separator: " → ")).",
        fix: "Serve it at the first URL."
      )
    }
    let isRedirect = !response.redirects.isEmpty && (300...399).contains(response.answer.status)
    if response.answer.status != 200, !isRedirect {
      findings += AssociationFinding(
        .status,
        "The server answers with status \(response.answer.status).",
        fix: "Serve the file with status 200."
      )
    }
    if response.isAtRoot {
      findings += AssociationFinding(
        .rootLocation,
        "The file is at the root of the domain only, which is deprecated.",
        fix: "Serve it at /.well-known/apple-app-site-association."
      )
    }
    // The body of a redirect or an error is not the file, and may have any type.
    guard response.answer.status == 200 else {
      return findings + visitors(of: response, stateLimit)
    }
    if let encoding = response.contentEncoding {
      findings += AssociationFinding(
        .contentEncoding,
        "The body is encoded (\(encoding)), which was not asked for.",
        fix: "Encode the file for visitors that accept it, and for no others."
      )
    }
    let type = response.contentType?.split(separator: ";").first.map(String.init)?.lowercased()
    if type != "application/json" {
      findings += AssociationFinding(
        .contentType,
        "The content type is \(type.map { "'\($0)'" } ?? "missing"), and Apple asks for application/json.",
        fix: "Send Content-Type: application/json."
      )
    }
    return findings + visitors(of: response, stateLimit)
  }

  /// `cdnDiffers` and `visitorDiffers`: the answers that others receive.
  private static func visitors(
    of response: AssociationResponse,
    _ stateLimit: Int
  ) -> [AssociationFinding] {
    let others = [response.cdn].compactMap(\.self) + response.others
    return others.enumerated().compactMap { number, other in
      guard let difference = difference(between: response.answer, other, stateLimit) else {
        return nil
      }
      let isCDN = number == 0 && response.cdn != nil
      let details = isCDN ? other.details.map { " (\($0))" } ?? "" : ""
      let visitor = other.visitor
      let (known, open) =
        isCDN
        ? ("has a file with another meaning", "the file of \(visitor) means the same")
        : ("is answered otherwise", "\(visitor) is answered the same")
      return AssociationFinding(
        isCDN ? .cdnDiffers : .visitorDiffers,
        severity: difference.isDecided ? nil : .note,
        difference.isDecided
          ? "\(visitor) \(known), status \(other.status)\(details)."
          : "Whether \(open) is not decided\(details).",
        fix: isCDN
          ? "Wait until it asks again, or see why it is answered otherwise."
          : "Answer every visitor alike; Apple's servers ask from anywhere.",
        witness: difference.url
      )
    }
  }

  /// Whether two answers are known to differ in meaning, and a URL; `nil` when they mean the same.
  private static func difference(
    between own: AssociationResponse.Answer,
    _ other: AssociationResponse.Answer,
    _ stateLimit: Int
  ) -> (isDecided: Bool, url: String?)? {
    let (mine, theirs) = (association(of: own), association(of: other))
    guard let mine, let theirs else { return mine == theirs ? nil : (true, nil) }
    let differences = AssociationComparison(mine, theirs, stateLimit: stateLimit).differences()
    guard !differences.isEmpty else { return nil }
    let urls = differences.compactMap { difference -> String? in
      if case .url(let url) = difference.answer { url } else { nil }
    }
    return (differences.contains(where: \.isDecided), urls.first)
  }

  /// The contents of an answer; `nil` when it is not a file.
  private static func association(
    of answer: AssociationResponse.Answer
  ) -> AppSiteAssociation? {
    guard answer.status == 200 else { return nil }
    return try? ParsedAssociation(answer.body).association
  }
}
