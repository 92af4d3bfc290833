import ArgumentParser
import Foundation

/// Ways in which a command ends, as sysexits names them; the sentence goes to standard error.
enum Failure {
  /// What is not: a goal that is missed, an answer that is wrong.
  static let notSo = ExitCode(1)

  /// A file is not what it should be.
  static let data = ExitCode(65)

  /// There is no input.
  static let noInput = ExitCode(66)

  /// Something failed that should not.
  static let software = ExitCode(70)

  /// Says something on standard error.
  static func say(_ sentence: String) {
    FileHandle.standardError.write(Data("benchmark: \(sentence)\n".utf8))
  }

  /// Does something; when it fails, says why and ends the command.
  static func orExit<Value>(_ code: ExitCode, _ body: () throws -> Value) throws -> Value {
    do {
      return try body()
    } catch {
      say("\(error)")
      throw code
    }
  }
}
