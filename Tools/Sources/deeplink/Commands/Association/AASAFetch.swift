import ArgumentParser
import Foundation
import LinkAssociation

/// `deeplink aasa fetch`: asks a domain for its file as Apple's systems do, and checks what comes back.
struct AASAFetch: AsyncParsableCommand {
  /// Name and help.
  static let configuration = CommandConfiguration(
    commandName: "fetch",
    abstract: "Fetches the file of a domain, and checks how it is served and what it says.",
    discussion: """
      It requests /.well-known/apple-app-site-association by HTTPS and follows no redirect, as \
      Apple documents; the target of a redirect is shown. Each host is looked up first, and not \
      asked if its address is private. Needs curl.

        deeplink aasa fetch example.com --cdn --app ABCDE12345.com.example.app

      Exit code 1 when there is an error or a host was not asked, 69 when no server answered, 73 \
      when the file cannot be written, 75 when curl is missing.
      """
  )

  /// The greatest number of bytes of a file that are read: eight times what is allowed.
  static let defaultLimit = 8 * AssociationLint.maximumFileSize

  /// The domain.
  @Argument(help: ArgumentHelp("The domain, such as example.com.", valueName: "domain"))
  var domain: String

  /// The identifier of the app.
  @Option(
    name: .long,
    help: ArgumentHelp("The identifier of an app that the file has to name.", valueName: "id")
  )
  var app: String?

  /// Whether to send a request to Apple's CDN too.
  @Flag(name: .long, help: "Also ask Apple's CDN, and compare the meaning of both files.")
  var cdn = false

  /// The CDN.
  @Option(
    name: .long,
    help: ArgumentHelp(
      "The URL of a CDN, to which the domain is added.",
      valueName: "url",
      visibility: .hidden
    )
  )
  var cdnBase = "https://app-site-association.cdn-apple.com/a/v1/"

  /// Whether to request the file at the root too.
  @Flag(name: .long, help: "Also ask at the root of the domain if nothing is in .well-known.")
  var root = false

  /// Where the file is written.
  @Option(
    name: .long,
    help: ArgumentHelp("Write what the domain sent to a file.", valueName: "file"),
    completion: .file()
  )
  var save: String?

  /// The port.
  @Option(name: .long, help: "The port; Apple's systems only use 443.")
  var port: UInt16?

  /// How long an answer may take.
  @Option(
    name: .long,
    help: ArgumentHelp("How long each answer may take.", valueName: "seconds")
  )
  var timeout = 10.0

  /// Whether requests may go to private addresses.
  @Flag(name: .long, help: "Also ask private addresses.")
  var allowPrivate = false

  /// Whether requests are made without TLS.
  @Flag(name: .long, help: "Use plain HTTP, on this machine only; needs --allow-private.")
  var insecureHttp = false

  /// Whether warnings count as errors.
  @Flag(name: .long, help: "Also exit with 1 for warnings.")
  var strict = false

  /// Whether the output is JSON.
  @Flag(name: .long, help: "Print one JSON object.")
  var json = false

  /// Refuses what is not a domain, and options that mean nothing.
  func validate() throws {
    if let problem = FetchTarget.problem(ofHost: domain.lowercased()) {
      throw ValidationError(problem)
    }
    if !(0.001...600).contains(timeout) {
      throw ValidationError("--timeout is between 0.001 and 600 seconds.")
    }
    if insecureHttp, !allowPrivate {
      throw ValidationError("--insecure-http asks this machine alone; add --allow-private.")
    }
    if FetchTarget(location: cdnBase, from: target) == nil {
      throw ValidationError("--cdn-base is not a URL of the web.")
    }
  }

  /// Asks, and prints what was seen and found.
  func run() async throws {
    let program = ExternalCommand(program: "curl", arguments: [])
    guard let curl = program.location() else {
      StandardError.print("deeplink: 'curl' is not on this machine, so nothing was asked")
      throw ExitCode(75)
    }
    let fetcher = WebFetcher(curl: curl, allowsPrivate: allowPrivate, timeout: timeout)
    let place = cdnBase + (cdnBase.hasSuffix("/") ? "" : "/") + domain.lowercased()
    let fetch = await Progress.telling("asking \(domain)") {
      await AssociationFetch(
        target,
        cdn: cdn ? FetchTarget(location: place, from: target) : nil,
        asksAtRoot: root,
        limit: Self.defaultLimit,
        by: fetcher
      )
    }
    let findings = findings(of: fetch)
    if json {
      StandardOutput.print(try FetchDocument(fetch, findings).line())
    } else {
      FetchReport(fetch).printText()
      AssociationReport(findings, file: fetch.answer.target.text).printText()
    }
    try write(fetch.answer)
    let isWrong = findings.contains {
      $0.severity == .error || (strict && $0.severity == .warning)
    }
    if fetch.answer.isUnreached { throw ExitCode(69) }
    if isWrong { throw ExitCode(1) }
    if let cdn = fetch.cdn, cdn.failure != nil { throw ExitCode(cdn.isUnreached ? 69 : 1) }
  }

  /// The file of the domain.
  private var target: FetchTarget {
    FetchTarget(
      host: domain.lowercased(),
      isSecure: !insecureHttp,
      port: port,
      path: AssociationFetch.path
    )
  }

  /// The problems of the answers.
  private func findings(of fetch: AssociationFetch) -> [AssociationFinding] {
    let response = fetch.response
    let findings = AssociationLint().findings(of: response)
    guard let app, response.failure == nil, response.answer.status == 200,
      let association = try? ParsedAssociation(response.answer.body).association
    else { return findings }
    let check = AssociationCrossCheck(
      association,
      domain: domain,
      app: app,
      entitlement: ["applinks:\(domain)"]
    )
    return findings + check.findings()
  }

  /// Writes what the domain sent, when it sent a file.
  private func write(_ answer: FetchedAnswer) throws {
    guard let save, answer.failure == nil, answer.status == 200, answer.isWhole else { return }
    do throws(UnwritableFile) {
      try WholeFile.write(answer.body, to: save)
    } catch {
      throw error.reported()
    }
  }
}
