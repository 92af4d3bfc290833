import Foundation
import Testing

/// What a person sees of `deeplink contract`.
@Suite struct ContractCommandTests {
  /// Runs the command with a catalog and a lock that was written for the catalog of a quiz.
  private func contract(
    _ catalog: String,
    _ arguments: String...,
    then check: (BuiltTool.Output, _ lock: String) throws -> Void
  ) throws {
    let lock = FileManager.default.temporaryDirectory
      .appendingPathComponent("links-\(UUID().uuidString).lock").path
    defer { try? FileManager.default.removeItem(atPath: lock) }
    try TemporaryCatalog.with { path in
      let run = try BuiltTool.run("contract", "--catalog", path, "--lock", lock, "--update")
      #expect(run.code == 0)
      #expect(run.out.hasSuffix("0 broken, 21 not locked yet; the lock is written\n"), "\(run.out)")
    }
    try TemporaryCatalog.with(catalog) { path in
      let run = try BuiltTool.run(["contract", "--catalog", path, "--lock", lock] + arguments)
      try check(run, lock)
    }
  }

  @Test func aCatalogKeepsItsOwnContract() throws {
    try contract(TemporaryCatalog.quiz) { run, _ in
      #expect(run.code == 0)
      #expect(run.out == "21 links checked, 0 broken, 0 not locked yet\n")
    }
  }

  @Test func aLockOfAnotherShapeIsNotCalledACatalog() throws {
    try TemporaryCatalog.with("[]") { lock in
      try TemporaryCatalog.with { path in
        let run = try BuiltTool.run("contract", "--catalog", path, "--lock", lock)
        #expect(run.code == 65)
        #expect(run.error == "\(lock): the file: An object is expected here. [wrongType]\n")
      }
    }
  }

  @Test func additionsPassAndAreCounted() throws {
    let more = TemporaryCatalog.quiz.replacing(
      #"{"name": "offer""#,
      with: #"{"name": "new", "path": "/new"}, {"name": "offer""#
    )
    try contract(more) { run, _ in
      #expect(run.code == 0)
      #expect(run.out == "21 links checked, 0 broken, 4 not locked yet\n")
    }
  }

  @Test func aLinkThatIsNotTakenAnyMoreIsNamed() throws {
    let moved = TemporaryCatalog.quiz.replacing(#""/leagues/new""#, with: #""/new-league""#)
    try contract(moved) { run, lock in
      #expect(run.code == 1)
      #expect(
        run.out == """
          broken: https://quiz.example/leagues/new does not lead to 'newLeague' any more. Route 'league': segment 2 ('league') expected Int, found 'new'. [unresolved]
          broken: quiz://leagues/new does not lead to 'newLeague' any more. Route 'league': segment 2 ('league') expected Int, found 'new'. [unresolved]
          broken: quiz://leagues/new/ does not lead to 'newLeague' any more. Route 'league': segment 2 ('league') expected Int, found 'new'. [unresolved]
          broken: quiz://leagues/new?ref=a does not lead to 'newLeague' any more. Route 'league': segment 2 ('league') expected Int, found 'new'. [unresolved]
          21 links checked, 4 broken, 4 not locked yet

          """
      )
      try TemporaryCatalog.with(moved) { path in
        let files = ["contract", "--catalog", path, "--lock", lock]
        let update = try BuiltTool.run(files + ["--update"])
        #expect(update.code == 0)
        #expect(update.out.hasSuffix("4 broken, 4 not locked yet; the lock is written\n"))
        let again = try BuiltTool.run(files)
        #expect(again.out == "21 links checked, 0 broken, 0 not locked yet\n")
      }
    }
  }

  @Test func aLockKeepsItsPermissions() throws {
    try contract(TemporaryCatalog.quiz) { _, lock in
      try FileManager.default.setAttributes([.posixPermissions: 0o664], ofItemAtPath: lock)
      try TemporaryCatalog.with { path in
        let run = try BuiltTool.run("contract", "--catalog", path, "--lock", lock, "--update")
        #expect(run.code == 0)
      }
      let now = try FileManager.default.attributesOfItem(atPath: lock)[.posixPermissions]
      #expect((now as? NSNumber)?.intValue == 0o664)
    }
  }

  @Test func aLinkToTheLockStaysOne() throws {
    try contract(TemporaryCatalog.quiz) { _, lock in
      let link = lock + ".link"
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: lock)
      defer { try? FileManager.default.removeItem(atPath: link) }
      try Data(#"{"links":[]}"#.utf8).write(to: URL(fileURLWithPath: lock))
      try TemporaryCatalog.with { path in
        let run = try BuiltTool.run("contract", "--catalog", path, "--lock", link, "--update")
        #expect(run.code == 0)
      }
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == lock)
      #expect(try String(contentsOfFile: lock, encoding: .utf8).contains("quiz.example"))
    }
  }

  @Test func printsAnObjectWithEveryKey() throws {
    let typed = TemporaryCatalog.quiz.replacing(
      #""page", "type": "Int", "default": 1"#,
      with: #""page""#
    )
    try contract(typed, "--json") { run, _ in
      #expect(run.code == 1)
      #expect(
        run.out.hasPrefix(
          #"""
          {"added":["https://quiz.example/search?q=a&page=a&tag=a&tag=a",\#
          "quiz://search?q=a&page=a&page=1","quiz://search?q=a&page=a&tag=a&tag=a"],"changes":[{"code":"value","expected":"1","found":"nothing",\#
          "message":"https://quiz.example/search?q=a had the value '1' of 'page', and has 'nothing'.",\#
          "parameter":"page","route":"search","source":null,"url":"https://quiz.example/search?q=a"},
          """#
        ),
        "\(run.out)"
      )
      #expect(run.out.hasSuffix(#""links":21,"updated":false}\#n"#))
    }
  }

  @Test func filesThatAreNoneAreNotSilent() throws {
    try TemporaryCatalog.with { path in
      let missing = try BuiltTool.run("contract", "--catalog", path, "--lock", "/nowhere/a.lock")
      #expect(missing.code == 66)
      #expect(missing.error == "deeplink: /nowhere/a.lock cannot be read: there is no such file\n")
      let unwritable = try BuiltTool.run(
        "contract",
        "--catalog",
        path,
        "--lock",
        "/nowhere/a.lock",
        "--update"
      )
      #expect(unwritable.code == 73)
      #expect(
        unwritable.error == "deeplink: /nowhere/a.lock cannot be written: its folder is not there\n"
      )
      try TemporaryCatalog.with("{}") { lock in
        let run = try BuiltTool.run("contract", "--catalog", path, "--lock", lock)
        #expect(run.code == 65)
        #expect(
          run.error
            == "\(lock): links: This key is missing; a list is expected here. [missingKey]\n"
        )
      }
      let usage = try BuiltTool.run("contract", "--catalog", path)
      #expect(usage.code == 64)
    }
  }
}
