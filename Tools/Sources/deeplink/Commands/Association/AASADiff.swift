import ArgumentParser
import LinkAssociation

/// `deeplink aasa diff`: tells what two files say differently.
struct AASADiff: ParsableCommand {
  /// Name and help.
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Compares two files by their meaning, with a shortest URL for each difference.",
    discussion: """
      Compared is which URLs are offered to which app, and which apps the other services list. \
      Layout, comments and an order of rules that changes nothing are no differences, and that \
      is proved. Keys that only systems before iOS 13 read are not compared.

        deeplink aasa diff old/apple-app-site-association apple-app-site-association

      Exit code 0 when the files mean the same, 1 when they don't or that is not decided, 65 \
      when a file is not JSON, 66 when one cannot be read.
      """
  )

  /// The old file.
  @Argument(
    help: ArgumentHelp("The old file, or - for standard input.", valueName: "old"),
    completion: .file()
  )
  var old: String

  /// The new file.
  @Argument(
    help: ArgumentHelp("The new file, or - for standard input.", valueName: "new"),
    completion: .file()
  )
  var new: String

  /// The host of the URLs that are shown.
  @Option(name: .long, help: ArgumentHelp("The host of the URLs shown.", valueName: "host"))
  var domain = "example.com"

  /// Give up a proof at this number of states.
  @Option(name: .long, help: "Give up a proof at this number of states.")
  var states = 20_000

  /// Whether the output is JSON.
  @Flag(name: .long, help: "Print JSON, one object a line for each difference.")
  var json = false

  /// Refuses to read standard input twice.
  func validate() throws {
    try StandardInput.refuseTwo(among: [old, new])
  }

  /// Prints a line for every difference, and their number.
  func run() throws {
    let comparison = AssociationComparison(
      try AssociationFile(path: old).association(),
      try AssociationFile(path: new).association(),
      host: domain,
      stateLimit: states
    )
    let differences = Progress.telling("comparing") { comparison.differences() }
    for difference in differences {
      StandardOutput.print(
        json ? try DifferenceDocument(difference).line() : TerminalText("\(difference)").text
      )
    }
    if !json {
      let count = differences.count
      StandardOutput.print(
        count == 0 ? "proved: the same" : "\(count) difference\(count == 1 ? "" : "s")"
      )
    }
    if !differences.isEmpty { throw ExitCode(1) }
  }
}
