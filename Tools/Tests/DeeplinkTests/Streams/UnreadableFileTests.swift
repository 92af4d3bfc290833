import Foundation
import Testing

/// Why a file cannot be read is said, for every kind of file that commands take.
@Suite struct UnreadableFileTests {
  /// Commands, with FILE where the file is that cannot be read.
  static let commands = [
    "lint --catalog FILE", "routes --catalog FILE", "match --catalog FILE quiz://a",
    "explain --catalog FILE quiz://a", "url --catalog FILE a", "inspect --catalog FILE",
    "inspect --catalog QUIZ --aasa FILE", "aasa lint --file FILE", "aasa lint --fix --file FILE",
    "aasa match --file FILE --app A /a", "aasa diff FILE GOOD", "aasa diff GOOD FILE",
    "aasa generate --catalog FILE --app ABCDE12345.a.b", "assetlinks lint --file FILE",
    "contract --catalog FILE --lock x", "contract --catalog QUIZ --lock FILE",
    "coverage --catalog FILE --aasa GOOD", "coverage --catalog QUIZ --aasa FILE",
    "coverage --catalog QUIZ --aasa GOOD --assetlinks FILE",
    "plist check --catalog QUIZ --info FILE",
    "plist check --catalog QUIZ --entitlements FILE", "plist generate info --name a --catalog FILE",
    "serve --aasa FILE", "serve --assetlinks FILE", "check . --catalog FILE",
    "check . --catalog QUIZ --lock FILE", "check . --catalog QUIZ --aasa FILE",
    "check . --catalog QUIZ --info FILE", "check . --catalog QUIZ --entitlements FILE",
    "check . --catalog QUIZ --assetlinks FILE",
  ]

  /// Runs a command with a file.
  private func run(_ command: String, _ file: String) throws -> BuiltTool.Output {
    try BuiltTool.run(
      command.split(separator: " ").map {
        $0 == "FILE"
          ? file
          : $0 == "QUIZ"
            ? "\(BuiltTool.files.path)/quiz.json"
            : $0 == "GOOD" ? "\(BuiltTool.files.path)/good.aasa" : String($0)
      }
    )
  }

  /// Makes a folder for files, and removes it again.
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("unreadable-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  @Test(arguments: commands)
  func theReasonIsSaid(command: String) throws {
    try withFolder { folder in
      let (file, large) = (
        folder.appendingPathComponent("file"), folder.appendingPathComponent("large")
      )
      try Data("{}".utf8).write(to: file)
      #expect(FileManager.default.createFile(atPath: large.path, contents: nil))
      // A file with a hole takes no space and no time.
      try FileHandle(forWritingTo: large).truncate(atOffset: 100 << 20)
      let circle = folder.appendingPathComponent("circle")
      try FileManager.default.createSymbolicLink(at: circle, withDestinationURL: circle)
      for (path, reason) in [
        (folder.appendingPathComponent("missing").path, "there is no such file"),
        (folder.path, "it is a folder"), (large.path, "it has more than 16 MB"),
        (file.appendingPathComponent("inner").path, "a part of its path is not a folder"),
        (circle.path, "its links lead in a circle"), ("", "there is no such file"),
      ] where !(path.isEmpty && command.hasPrefix("check")) {
        let run = try run(command, path)
        #expect(run.code == 66, "\(command) \(path): \(run.code)")
        #expect(
          (run.out + run.error).contains("cannot be read: \(reason)"),
          "\(run.out)\(run.error)"
        )
      }
    }
  }

  @Test(
    .enabled(if: getuid() != 0 || FileManager.default.isExecutableFile(atPath: "/usr/bin/setpriv"))
  )
  func aFileThatIsForbiddenIsSaidToBe() throws {
    try withFolder { folder in
      let file = folder.appendingPathComponent("file").path
      try Data("{}".utf8).write(to: URL(fileURLWithPath: file))
      try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: file)
      // The administrator may read every file, unless that right is given up.
      let giveUp =
        getuid() == 0
        ? "setpriv --bounding-set -all --inh-caps -all --reuid 65534 --clear-groups" : ""
      let run = try BuiltTool.shell(
        "chmod 755 . && \(giveUp) deeplink lint --catalog '\(file)'",
        in: folder
      )
      #expect(run.code == 66)
      #expect(run.error == "deeplink: \(file) cannot be read: you are not allowed to read it\n")
    }
  }

  @Test(arguments: [
    ("lint --catalog FILE", "JSON"), ("contract --catalog QUIZ --lock FILE", "JSON"),
    ("aasa match --file FILE --app A /a", "JSON"),
    ("coverage --catalog QUIZ --aasa GOOD --assetlinks FILE", "JSON"),
    ("aasa diff FILE GOOD", "JSON"), ("inspect --catalog QUIZ --aasa FILE", "JSON"),
    ("check . --catalog FILE", "JSON"), ("check . --catalog QUIZ --lock FILE", "JSON"),
    ("plist check --catalog QUIZ --info FILE", "a property list in XML"),
    ("check . --catalog QUIZ --info FILE", "a property list in XML"),
  ])
  func whatTheFileIsInsteadIsSaid(command: String, expected: String) throws {
    let plist = #"<?xml version="1.0"?><!DOCTYPE plist><plist><dict/></plist>"#
    for (bytes, name) in [
      (Array(plist.utf8), "a property list in XML"), (Array("{}".utf8), "JSON"),
      (Array("<!doctype html><html>".utf8), "a page in HTML"), ([], "empty"),
      (Array(" \n".utf8), "blank"),
      ([0x1F, 0x8B, 8, 0], "compressed by gzip"), (Array("PK\u{3}\u{4}".utf8), "a ZIP archive"),
      ([0xFF, 0xFE, 0x7B, 0], "text in UTF-16"), ([0x30, 0x82, 1, 2], "a signed file (PKCS #7)"),
      (Array("bplist00".utf8), "a binary property list"),
    ] where name != expected {
      try withFolder { folder in
        let file = folder.appendingPathComponent("file")
        try Data(bytes).write(to: file)
        let run = try run(command, file.path)
        let isBinary = name == "a binary property list" && expected != "JSON"
        let reason = isBinary ? "this is a binary property list" : "it is \(name)."
        #expect(run.code == 65, "\(command) \(name)")
        #expect(
          (run.out + run.error).contains("This is not \(expected): \(reason)"),
          "\(run.out)\(run.error)"
        )
      }
    }
  }

  @Test(arguments: [
    ("lint --catalog FILE", "{\"a\": \""), ("aasa match --file FILE --app A /a", "{\"a\": \""),
    ("contract --catalog QUIZ --lock FILE", "{\"a\": \""),
  ])
  func theByteThatIsNotUTF8IsNamed(command: String, start: String) throws {
    try withFolder { folder in
      let file = folder.appendingPathComponent("file")
      try Data(Array(start.utf8) + [0xFF]).write(to: file)
      let run = try run(command, file.path)
      #expect(run.code == 65)
      let message = "This is not JSON: this is not UTF-8, at byte \(start.utf8.count)."
      #expect(run.error.contains(message), "\(run.error)")
    }
  }

  @Test(arguments: [
    "<plist><dict>", "<plist><dict><key>a", "<plist><dict><key>a</key><string>b",
    "<plist><dict><key>a</key><true>",
    "<plist><dict", "<plist><array><string>a</string>",
  ])
  func aPropertyListThatIsCutIsSaidToBe(text: String) throws {
    try withFolder { folder in
      let file = folder.appendingPathComponent("file")
      try Data(text.utf8).write(to: file)
      let run = try run("plist check --catalog QUIZ --info FILE", file.path)
      #expect(run.code == 65)
      #expect(run.error.contains("the file ends before its elements do"), "\(run.error)")
    }
  }

  @Test(arguments: [
    ("aasa lint --fix --file", "/dev/null/x"),
    ("contract --update --catalog QUIZ --lock", "/nowhere/a/lock"),
  ])
  func whyAFileCannotBeWrittenIsSaid(command: String, path: String) throws {
    let run = try run("\(command) \(path)", "")
    #expect(run.code == (command.hasPrefix("aasa") ? 66 : 73))
    #expect(run.error.contains("cannot be \(command.hasPrefix("aasa") ? "read" : "written"): "))
  }
}
