extension AssociationLint {
  /// Checks how a file is served, and the file.
  ///
  /// - Parameter response: What a program that fetched it saw.
  /// - Returns: What was found; without an answer only that.
  /// - Complexity: As ``findings(of:)-(AssociationReading)``.
  public func findings(of response: AssociationResponse) -> [AssociationFinding] {
    if let failure = response.failure {
      return [
        AssociationFinding(
          .unreachable,
          "The file cannot be reached by HTTPS: \(failure)",
          fix: "Serve it by HTTPS with a certificate that systems trust, to everybody."
        )
      ]
    }
    var findings = HostingChecks.findings(of: response)
    if response.answer.status == 200 { findings += self.findings(of: response.answer.body) }
    return findings
  }
}

/// Checks of how a file is served.
private enum HostingChecks {
  /// Checks an answer.
  ///
  /// - Parameter response: What a program that fetched the file saw.
  /// - Returns: What was found.
  static func findings(of response: AssociationResponse) -> [AssociationFinding] {
    var findings: [AssociationFinding] = []
    if !response.redirects.isEmpty {
      findings.append(
        AssociationFinding(
          .redirect,
          "The file is behind a redirect: \(response.redirects.joined(separator: " → ")).",
          fix: "Serve it at the first URL."
        )
      )
    }
    if response.answer.status != 200 {
      findings.append(
        AssociationFinding(
          .status,
          "The server answers with status \(response.answer.status).",
          fix: "Serve the file with status 200."
        )
      )
    }
    if response.isAtRoot {
      findings.append(
        AssociationFinding(
          .rootLocation,
          "The file is at the root of the domain only, which is deprecated.",
          fix: "Serve it at /.well-known/apple-app-site-association."
        )
      )
    }
    let type = response.contentType?.split(separator: ";").first.map(String.init)?.lowercased()
    if type != "application/json" {
      findings.append(
        AssociationFinding(
          .contentType,
          "The content type is \(type.map { "'\($0)'" } ?? "missing"), and Apple asks for application/json.",
          fix: "Send Content-Type: application/json."
        )
      )
    }
    return findings + visitors(of: response)
  }

  /// 8 and 9: what others are answered.
  private static func visitors(of response: AssociationResponse) -> [AssociationFinding] {
    let own = meaning(of: response.answer)
    var findings: [AssociationFinding] = []
    if let cdn = response.cdn, meaning(of: cdn) != own {
      let details = cdn.details.map { " (\($0))" } ?? ""
      findings.append(
        AssociationFinding(
          .cdnDiffers,
          "\(cdn.visitor) has a file with another meaning, status \(cdn.status)\(details).",
          fix: "Wait until it asks again, or see why it is answered otherwise."
        )
      )
    }
    for other in response.others where meaning(of: other) != own {
      findings.append(
        AssociationFinding(
          .visitorDiffers,
          "\(other.visitor) is answered otherwise, status \(other.status).",
          fix: "Answer every visitor alike; Apple's servers ask from anywhere."
        )
      )
    }
    return findings
  }

  /// What an answer means; `nil` when it is no file.
  private static func meaning(of answer: AssociationResponse.Answer) -> String? {
    guard answer.status == 200, let reading = try? AssociationReading(answer.body) else {
      return nil
    }
    return reading.association.meaning
  }
}
