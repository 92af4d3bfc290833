import ArgumentParser
import LinkAnalysis
import LinkPatterns

/// `deeplink contract`: tells which links that are out in the world no longer mean what they did.
struct Contract: ParsableCommand {
  /// Name and help.
  static let configuration = CommandConfiguration(
    abstract: "Finds published links whose meaning has changed.",
    discussion: """
      The lock has URLs of every opened route with their values, also URLs that only aliases and \
      tolerances accept. The contract is broken by a catalog that no longer takes one of them, \
      reads other values, or bounds values more tightly; new routes break it only if they take \
      URLs of another. With --update, the lock is written: links that hold are kept, new ones \
      are added, and broken ones are locked with their new meaning.

        deeplink contract --catalog links.json --lock links.lock

      Exit code 1 when a link is broken, 65 when a file is not a catalog or a lock, 66 when one \
      cannot be read, 73 when the lock cannot be written.
      """
  )

  /// The catalog.
  @OptionGroup var catalog: CatalogFile

  /// The path of the lock.
  @Option(
    name: .long,
    help: ArgumentHelp("The lock of the links, as JSON.", valueName: "file"),
    completion: .file(extensions: ["json"])
  )
  var lock: String

  /// Whether the lock is written.
  @Flag(name: .long, help: "Write the lock, whether links are broken or not.")
  var update = false

  /// Whether the output is JSON.
  @Flag(name: .long, help: "Print one JSON object.")
  var json = false

  /// Refuses to read standard input twice, and to write it.
  func validate() throws {
    try StandardInput.refuseTwo(among: [catalog.path, lock])
    if update, lock == "-" {
      throw ValidationError("--update writes the lock, so --lock cannot be - (standard input).")
    }
  }

  /// Prints the links that changed, and a summary.
  func run() throws {
    let catalog = try catalog.parsed()
    let file = JSONFile(path: lock)
    let isNew = update && !file.isThere
    let old = isNew ? LinkLockV1(links: []) : try file.read(LinkLockV1.self)
    let now = LinkLockV1(of: catalog)
    let known = Set(old.links.map(\.url))
    let changes = Progress.telling("comparing") { old.changes(in: catalog) }
    let document = ContractDocument(
      links: old.links.count,
      changes: changes,
      added: now.links.map(\.url).filter { !known.contains($0) },
      isUpdated: update
    )
    if update {
      let broken = Set(document.changes.map(\.link.url))
      let kept = LinkLockV1(
        links: old.links.filter { !broken.contains($0.url) },
        shapes: old.shapes
      )
      try file.write(now.merging(kept))
    }
    StandardOutput.print(json ? try document.line() : document.text)
    if !update, !document.changes.isEmpty { throw ExitCode(1) }
  }
}
