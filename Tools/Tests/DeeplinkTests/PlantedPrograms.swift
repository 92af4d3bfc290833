import Foundation

/// A folder with small programs in place of those of other makers, for as long as a test needs them.
struct PlantedPrograms {
  /// The folder, to be the `PATH` of a run.
  let path: String

  /// Plants a program that writes down how it was called, and removes it again.
  static func with<Value>(
    _ name: String,
    exitingWith code: Int = 0,
    _ body: (PlantedPrograms) throws -> Value
  ) throws -> Value {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("programs-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let script = """
      #!/bin/sh
      printf '%s\\n' "$@" > '\(folder.path)/arguments'
      /bin/cat > '\(folder.path)/input'
      echo 'what the program says'
      exit \(code)

      """
    let file = folder.appendingPathComponent(name)
    try Data(script.utf8).write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    return try body(PlantedPrograms(path: folder.path))
  }

  /// The arguments of the last run; `nil` when the program did not run.
  var arguments: [String]? {
    text("arguments").map { $0.split(separator: "\n").map(String.init) }
  }

  /// What the last run read from standard input.
  var input: String? { text("input") }

  /// Reads what a run left behind.
  private func text(_ name: String) -> String? {
    FileManager.default.contents(atPath: "\(path)/\(name)")
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
