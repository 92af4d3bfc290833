// Proves which routes of a table get in each other's way, with a path that shows it.
import LinkAnalysis
import LinkPatterns

let table = PatternTable([
  .init(try PathPattern("/leagues/new")),
  .init(try PathPattern("/leagues/:league"), shapes: ["league": .int]),
  .init(try PathPattern("/leagues/:name")),
  .init(try PathPattern("/leagues/:slug")),
  .init(try PathPattern("/photos/:size-small")),
  .init(try PathPattern("/photos/large-:size")),
  .init(try PathPattern("/:language(en|de)/start")),
  .init(try PathPattern("/en/start")),
  .init(try PathPattern("/de/:page")),
])

for finding in table.audit() where finding.isError {
  let names = ([finding.first] + finding.togetherWith).map { table.entries[$0].pattern.text }
  let second = table.entries[finding.second].pattern.text
  print(finding.kind, names.joined(separator: " & "), second, finding.witness ?? "-")
}
// unreachable /leagues/:name /leagues/:slug /leagues/0
// tie /photos/:size-small /photos/large-:size /photos/large-small
// unreachable /de/:page & /en/start /:language(en|de)/start /de/start
