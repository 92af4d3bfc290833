import Foundation
import Testing

/// What shells offer while a command is typed.
@Suite struct CompletionTests {
  /// What bash offers for a line that ends where the cursor is.
  private func offered(_ line: String) throws -> [String] {
    let script = try BuiltTool.run("--generate-completion-script", "bash")
    #expect(script.code == 0)
    return try TemporaryCatalog.with(script.out) { path in
      let program = """
        PATH='\(BuiltTool.productsFolder.path)':"$PATH"
        source '\(path)'
        COMP_LINE=$1 COMP_POINT=${#1} COMP_TYPE=9 COMP_KEY=9
        read -ra COMP_WORDS <<< "$1"
        case $1 in *' ') COMP_WORDS+=('') ;; esac
        COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
        _deeplink deeplink "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD-1]}"
        printf '%s\\n' "${COMPREPLY[@]}"
        """
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/bash")
      process.arguments = ["-c", program, "bash", line]
      let pipe = Pipe()
      process.standardOutput = pipe
      try process.run()
      let data = pipe.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return String(decoding: data, as: UTF8.self).split(separator: "\n")
        .map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  @Test(arguments: ["bash", "zsh", "fish"]) func shellsAreGivenEveryCommand(shell: String) throws {
    let run = try BuiltTool.run("--generate-completion-script", shell)
    #expect(run.code == 0)
    for word in ["aasa", "fetch", "diff", "assetlinks", "plist", "coverage", "allow-private"] {
      #expect(run.out.contains(word))
    }
  }

  @Test func bashOffersSubcommandsAndOptions() throws {
    #expect(try offered("deeplink aasa f") == ["fetch"])
    #expect(try offered("deeplink plist ") == ["--version", "-h", "--help", "check", "generate"])
    #expect(try offered("deeplink aasa diff --j") == ["--json"])
    #expect(try offered("deeplink open --on a") == ["android"])
  }

  @Test func bashOffersWhatTheCatalogHas() throws {
    let expected = [
      "": ["league", "newLeague", "search", "offer", "pay"], "l": ["league"],
      "league ": ["league="], "search t": ["tag="],
    ]
    try TemporaryCatalog.with { path in
      for (words, names) in expected {
        let offered = try offered("deeplink url --catalog \(path) \(words)")
        #expect(offered == names, "\(words)")
      }
    }
    #expect(try offered("deeplink url --catalog /nowhere/x ") == [])
  }
}
