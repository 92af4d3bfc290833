import ArgumentParser
@_spi(Tools) import LinkAnalysis

/// A word of a command line that is neither a subcommand nor an option, and what was probably meant.
struct Mistyping {
  /// The message, for standard error.
  let message: String

  /// Looks for the first word that means nothing.
  ///
  /// It is `nil` when each word may mean something, or an option is near to none.
  init?(_ arguments: [String], of root: any ParsableCommand.Type) {
    var (node, path) = (root, root._commandName)
    var words = arguments[...]
    if words.first == "help" { words = words.dropFirst() }
    while let word = words.first, !node.configuration.subcommands.isEmpty {
      if word.hasPrefix("-") { break }
      guard let next = Self.subcommand(word, of: node) else {
        let meant = Self.meant(by: word, in: node, of: root)
        let problem = "'\(word)' is not a subcommand of '\(path)'."
        message = Self.message(problem, meant, node, path, root)
        return
      }
      (node, path) = (next, "\(path) \(word)")
      words = words.dropFirst()
    }
    let known = Self.options(of: node, in: root)
    for word in words.prefix(while: { $0 != "--" }) where word.hasPrefix("--") {
      let name = String(word.prefix { $0 != "=" })
      guard !known.contains(name), let near = NearestName.of(known, to: name) else {
        continue
      }
      message = Self.message("Unknown option '\(name)'.", [near], node, path, root)
      return
    }
    return nil
  }

  /// Says what was found, and ends the process with 64.
  func endTheProcess() -> Never {
    StandardError.print(message)
    Deeplink.exit(withError: ExitCode.validationFailure)
  }

  /// A subcommand, by its name.
  private static func subcommand(
    _ word: String,
    of node: any ParsableCommand.Type
  ) -> (any ParsableCommand.Type)? {
    node.configuration.subcommands.first { $0._commandName == word }
  }

  /// The probable meaning of a word in place of a subcommand: one of that name elsewhere, or one that
  /// is near.
  private static func meant(
    by word: String,
    in node: any ParsableCommand.Type,
    of root: any ParsableCommand.Type
  ) -> [String] {
    let elsewhere = root.configuration.subcommands.filter { subcommand(word, of: $0) != nil }
    if !elsewhere.isEmpty { return elsewhere.map { "\($0._commandName) \(word)" } }
    let names = node.configuration.subcommands.map { $0._commandName }
    return NearestName.of(names, to: word).map { [$0] } ?? []
  }

  /// The long options of a command, read from its help.
  private static func options(
    of node: any ParsableCommand.Type,
    in root: any ParsableCommand.Type
  ) -> [String] {
    let help = root.helpMessage(for: node, includeHidden: true, columns: 10_000)
    var options: [String] = []
    for word in help.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "-" })
    where word.hasPrefix("--") && word.count > 2 && !options.contains(String(word)) {
      options.append(String(word))
    }
    return options
  }

  /// The message: what is wrong, what was meant, and how the command is used.
  private static func message(
    _ sentence: String,
    _ meant: [String],
    _ node: any ParsableCommand.Type,
    _ path: String,
    _ root: any ParsableCommand.Type
  ) -> String {
    let quoted = meant.map { "'\($0)'" }
    let before = quoted.dropLast().joined(separator: ", ")
    let question = quoted.last.map { last in
      " Did you mean \(before.isEmpty ? last : "\(before) or \(last)")?"
    }
    return """
      Error: \(TerminalText(sentence).text)\(question ?? "")
      Usage: \(root.usageString(for: node))
        See '\(path) --help' for more information.
      """
  }
}
