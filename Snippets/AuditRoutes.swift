// Proves which routes of a table get in each other's way, with a path that shows it.
import LinkPatterns

let table = PatternTable([
  .init(try PathPattern("/leagues/new")),
  .init(try PathPattern("/leagues/:league"), shapes: ["league": .int]),
  .init(try PathPattern("/leagues/:name")),
  .init(try PathPattern("/leagues/:slug")),
  .init(try PathPattern("/photos/:size-small")),
  .init(try PathPattern("/photos/large-:size")),
])

for finding in table.audit() where finding.isError {
  let first = table.entries[finding.first].pattern.text
  let second = table.entries[finding.second].pattern.text
  print(finding.kind, first, second, finding.witness ?? "-")
}
// unreachable /leagues/:name /leagues/:slug /leagues/0
// tie /photos/:size-small /photos/large-:size /photos/large-small
