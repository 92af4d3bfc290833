import Testing

/// What a person sees of catalogs with several domains, and of those that cannot be used as a whole.
@Suite struct DomainCommandTests {
  private static let app = "ABCDE12345.com.example.app"

  /// Two domains, and a route that is limited to the second.
  private static let catalog = """
    {"prefixes": [{"domain": "a.example"}, {"domain": "b.example"}], "routes": [
      {"name": "s", "path": "/s", "prefixes": [{"domain": "b.example"}]}, {"name": "t", "path": "/t"}]}
    """

  /// A file with rules for paths.
  private static func file(_ paths: String...) -> String {
    let rules = paths.map { #"{"/": "\#($0)"}"# }.joined(separator: ", ")
    return #"{"applinks":{"details":[{"appIDs":["\#(app)"],"components":[\#(rules)]}]}}"#
  }

  /// Makes the file of a catalog.
  private func generate(_ catalog: String, _ options: String...) throws -> BuiltTool.Output {
    try TemporaryCatalog.with(catalog) { path in
      try BuiltTool.run(
        ["aasa", "generate", "--catalog", path, "--app", Self.app, "--quiet"] + options
      )
    }
  }

  /// Compares a file with a catalog.
  private func coverage(
    _ catalog: String,
    _ file: String,
    _ options: String...
  ) throws -> BuiltTool.Output {
    try TemporaryCatalog.with(catalog) { catalog in
      try TemporaryCatalog.with(file) { file in
        try BuiltTool.run(["coverage", "--catalog", catalog, "--aasa", file] + options)
      }
    }
  }

  @Test func theFileOfADomainHasItsRoutesAndNamesTheOthers() throws {
    let first = try generate(Self.catalog)
    #expect(first.code == 0)
    #expect(first.out.contains("\"/t\"") && !first.out.contains("\"/s\""))
    #expect(first.error == "left out: Route 's' /s is limited to b.example.\n")
    let second = try generate(Self.catalog, "--domain", "B.example")
    #expect(second.out.contains("\"/t\"") && second.out.contains("\"/s\""))
    #expect(second.error.isEmpty)
    let unknown = try generate(Self.catalog, "--domain", "c.example")
    #expect(unknown.code == 64)
    #expect(unknown.error.contains("no domain 'c.example'; it has a.example, b.example."))
    #expect(unknown.error.contains("\nUsage: deeplink aasa generate "))
    let compared = try coverage(Self.catalog, Self.file("/t"), "--domain", "c.example")
    #expect(compared.code == 64)
    #expect(compared.error.contains("\nUsage: deeplink coverage "))
  }

  @Test func whatIsLeftOutIsNotSaidToBeProved() throws {
    let all = "every URL of every opened route"
    let first = try coverage(Self.catalog, Self.file("/t"))
    #expect(first.code == 0)
    #expect(first.out.contains("note: Route 's' /s is limited to b.example."))
    #expect(!first.out.contains(all))
    #expect(
      first.out.contains("proved: the file admits every URL of the opened routes that are not")
    )
    let second = try coverage(Self.catalog, Self.file("/t"), "--domain", "b.example")
    #expect(second.code == 1)
    #expect(second.out.contains("(https://b.example/s) [AASA050"))
    let whole = try coverage(Self.catalog, Self.file("/t", "/s"), "--domain", "b.example")
    #expect(whole.code == 0)
    #expect(whole.out.contains(all))
  }

  @Test func aRouteThatCannotBeUsedIsAnError() throws {
    let catalog = """
      {"prefixes": [{"domain": "a.example"}], "routes": [
        {"name": "t", "path": "/t"}, {"name": "broken", "path": "/x/:"}]}
      """
    let made = try generate(catalog)
    #expect(made.code == 1)
    #expect(made.out.contains("\"/t\""))
    #expect(made.error.contains("not used: routes[1].path (broken): "))
    let compared = try coverage(catalog, Self.file("/t"))
    #expect(compared.code == 1)
    #expect(compared.error.contains("not used: routes[1].path (broken): "))
    #expect(!compared.out.contains("every opened route"))
  }

  @Test func anAppThatTheFileDoesNotNameIsSaidOnce() throws {
    let run = try coverage(Self.catalog, Self.file("/t"), "--app", "ABCDE12345.com.example.other")
    #expect(run.code == 1)
    #expect(run.out.split(separator: "\n").count == 2)
    #expect(run.out.contains("The file does not name 'ABCDE12345.com.example.other'"))
    #expect(run.out.contains("[AASA046 notAssociated]"))
  }
}
