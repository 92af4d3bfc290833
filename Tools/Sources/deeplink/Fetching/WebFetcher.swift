import Foundation
import LinkAnalysis

/// Asks places on the web, one request each: it follows no redirect, and reads no more than a bound.
///
/// The host's addresses are looked up and checked here, and the request goes to the address that was
/// checked, even if the name resolves to another address later.
struct WebFetcher: Sendable {
  /// Where curl is on this machine.
  let curl: URL

  /// Whether requests may go to addresses that are not public.
  let allowsPrivate: Bool

  /// How long an answer may take, in seconds.
  let timeout: Double

  /// The greatest number of bytes of a head that are read.
  static let headLimit = 65_536

  /// The greatest number of addresses of a host that are tried.
  private static let maximumAddresses = 4

  /// The exit codes of curl for a host that is not found, not reached, or silent.
  ///
  /// Source: curl's manual, "Exit codes".
  private static let unreached: Set<Int32> = [5, 6, 7, 28]

  /// Asks a place.
  func fetch(_ target: FetchTarget, limit: Int) async -> FetchedAnswer {
    let end = ContinuousClock.now + .seconds(timeout)
    var answer = FetchedAnswer(target: target)
    let addresses: [NetworkAddress]
    switch await HostAddresses.resolve(target.name, within: timeout) {
    case .late:
      answer.failure = "\(target.host) was not found within \(Self.text(of: timeout)) seconds."
      answer.isUnreached = true
      return answer
    case .failed(let reason):
      answer.failure = "\(target.host) has no address (\(reason))."
      answer.isUnreached = true
      return answer
    case .found(let found): addresses = found
    }
    if let refusal = refusal(of: addresses, target) {
      answer.failure = refusal
      return answer
    }
    for address in addresses.prefix(Self.maximumAddresses) {
      let left =
        Double((end - .now).components.seconds) + Double((end - .now).components.attoseconds) / 1e18
      guard left > 0 else { break }
      answer = await ask(target, at: address, within: left, limit: limit)
      if answer.failure == nil || answer.status != nil { break }
    }
    return answer
  }

  /// The reason why a host gets no request, as a sentence; `nil` when it may.
  ///
  /// One address is enough: visitors are given any of them.
  private func refusal(of addresses: [NetworkAddress], _ target: FetchTarget) -> String? {
    if addresses.isEmpty { return "\(target.host) has no address." }
    if !target.isSecure, let other = addresses.first(where: { !$0.isLoopback }) {
      return "\(target.host) has the address \(other), and only this machine is asked without TLS."
    }
    guard !allowsPrivate else { return nil }
    for address in addresses {
      guard let purpose = address.reservation else { continue }
      return
        "\(target.host) has the address \(address) (\(purpose)), which Apple's servers cannot reach; "
        + "it was not asked without --allow-private."
    }
    return nil
  }

  /// Asks a place at one of its addresses.
  private func ask(
    _ target: FetchTarget,
    at address: NetworkAddress,
    within seconds: Double,
    limit: Int
  ) async -> FetchedAnswer {
    var answer = FetchedAnswer(target: target)
    answer.address = address
    let command = Self.command(target, at: address, within: seconds)
    let started = try? await BoundedRun(
      command,
      at: curl,
      limit: limit,
      errorLimit: Self.headLimit
    )
    guard let run = started else {
      answer.failure = "curl could not be started."
      return answer
    }
    let hasStatus = answer.readHead(run.error.bytes)
    (answer.body, answer.isWhole) = (run.output.bytes, run.output.isWhole)
    if !run.error.isWhole {
      answer.failure = "the head of the answer has more than \(Self.headLimit) bytes."
    } else if run.code != 0, run.output.isWhole {
      answer.failure = Self.reason(run, after: timeout)
      answer.isUnreached = Self.unreached.contains(run.code) && !hasStatus
    } else if !hasStatus {
      answer.failure = "the answer is not HTTP."
    }
    return answer
  }

  /// The command that asks: no settings of the person, no proxy, no redirect, and one address.
  private static func command(
    _ target: FetchTarget,
    at address: NetworkAddress,
    within seconds: Double
  ) -> ExternalCommand {
    let place = address.isVersion6 ? "[\(address)]" : "\(address)"
    return ExternalCommand(
      program: "curl",
      arguments: [
        "--disable", "--silent", "--show-error", "--globoff", "--path-as-is",
        "--proto", target.isSecure ? "=https" : "=http", "--noproxy", "*",
        "--connect-to", "::\(place):\(target.port)", "--max-time", text(of: seconds),
        "--dump-header", "/dev/stderr", "--user-agent", "deeplink/\(PackageVersion.current)",
        "--header", "Accept-Encoding: identity", "--url", target.text,
      ]
    )
  }

  /// Why curl failed, a sentence.
  private static func reason(_ run: BoundedRun, after timeout: Double) -> String {
    if run.code == 28 { return "there was no whole answer within \(text(of: timeout)) seconds." }
    let lines = String(decoding: run.error.bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    let prefix = "curl: (\(run.code)) "
    guard let line = lines.last(where: { $0.hasPrefix(prefix) }) else {
      return "curl failed with exit code \(run.code)."
    }
    // How long it took is another each time.
    let reason = line.dropFirst(prefix.count).replacing(#/ after \d+ ms\b/#, with: "")
    return "\(reason) (curl \(run.code))."
  }

  /// Seconds as text, which has no exponent.
  private static func text(of seconds: Double) -> String {
    let thousandths = Int((seconds * 1_000).rounded(.up))
    let rest = thousandths % 1_000
    return rest == 0
      ? "\(thousandths / 1_000)" : String(format: "%d.%03d", thousandths / 1_000, rest)
  }
}
