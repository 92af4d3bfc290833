/// The output of `deeplink aasa fetch`.
struct FetchReport {
  /// The answers.
  private let fetch: AssociationFetch

  /// Describes what was seen.
  init(_ fetch: AssociationFetch) { self.fetch = fetch }

  /// Prints the URL, the answer, where it points to, and the answer of the CDN.
  func printText() {
    var lines = [fetch.answer.target.text, "  \(Self.line(fetch.answer) ?? "no answer")"]
    for hop in fetch.hops {
      lines.append(
        "  would be sent to \(hop.url): \(hop.status.map(String.init) ?? hop.note ?? "")"
      )
    }
    if let cdn = fetch.cdn {
      let details = cdn.cdnDetails.map { ", \($0)" } ?? ""
      lines.append(
        "  Apple's CDN: \(Self.line(cdn).map { $0 + details } ?? "no answer: \(cdn.failure ?? "")")"
      )
    }
    for line in lines { StandardOutput.print(TerminalText(line).text) }
  }

  /// An answer in words; `nil` without a request.
  private static func line(_ answer: FetchedAnswer) -> String? {
    guard answer.failure == nil, let status = answer.status else { return nil }
    let size = "\(answer.isWhole ? "" : "more than ")\(answer.body.count) bytes"
    let address = answer.address.map { ", from \($0)" } ?? ""
    return "\(status), \(answer.field("content-type") ?? "no content type"), \(size)\(address)"
  }
}
