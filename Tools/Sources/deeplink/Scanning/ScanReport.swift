@_spi(Tools) import DeepLinking
import LinkAnalysis
import LinkAssociation
import LinkRouting

/// What a scan found, for people and for programs.
struct ScanReport {
  /// The scan.
  let scan: LinkScan

  /// The findings, as other commands report theirs.
  var findings: [ReportedFinding] { scan.broken.map(Self.finding) }

  /// A link without a route as a finding.
  private static func finding(_ broken: LinkScan.Broken) -> ReportedFinding {
    let verdict = broken.verdict
    let stage = verdict.stage.rawValue
    return ReportedFinding(
      rule: ReportedRule(
        id: "SCAN-\(stage)",
        name: stage,
        summary: "A link that no route of the app takes."
      ),
      severity: .error,
      file: broken.file,
      position: broken.position,
      message: "\(verdict.shown): \(message(verdict))",
      witness: verdict.shown,
      fix: fix(verdict),
      namesWitness: true
    )
  }

  /// Why no route takes a link, as a sentence.
  private static func message(_ verdict: LinkVerdict) -> String {
    verdict.failure?.message ?? "No route takes it."
  }

  /// What to do: what was probably meant, what the failure says, and the nearest route.
  private static func fix(_ verdict: LinkVerdict) -> String? {
    let meant = verdict.nearest?.suggestion.map { "Did you mean '\($0)'?" }
    let nearest = verdict.nearest.map { "The nearest route is '\($0.route)' \($0.pattern)." }
    let sentences = [meant, meant == nil ? verdict.failure?.fix : nil, nearest].compactMap(\.self)
    return sentences.isEmpty ? nil : sentences.joined(separator: " ")
  }

  /// The lines for people: file by file, each link with the reason and the nearest route.
  var lines: [String] {
    var (lines, file): ([String], String?) = ([], nil)
    for broken in scan.broken {
      if broken.file != file {
        if file != nil { lines.append("") }
        lines.append(TerminalColor.text(broken.file, .heading))
        file = broken.file
      }
      let verdict = broken.verdict
      let place = TerminalColor.text("\(broken.position)", .quiet)
      lines.append("  \(place)  \(TerminalText(verdict.shown).text)")
      lines.append("    \(TerminalText(Self.message(verdict)).text)")
      if let fix = Self.fix(verdict) {
        lines.append("    \(TerminalColor.text(fix, .hint))")
      }
    }
    if !lines.isEmpty { lines.append("") }
    return lines + [summary]
  }

  /// The numbers in a line.
  private var summary: String {
    func count(_ number: Int, _ noun: String) -> String {
      "\(number) \(noun)\(number == 1 ? "" : "s")"
    }
    let ignored = scan.ignored == 0 ? "" : ", \(scan.ignored) ignored"
    let broken = scan.broken.count
    return
      "\(count(scan.links, "link")) in \(scan.linkedFiles) of \(count(scan.files, "file")): "
      + "\(broken) \(broken == 1 ? "opens" : "open") nothing\(ignored)"
  }
}
