import ArgumentParser
import ProphetsStore

/// Why a command ends before its time: a message for the person, and an exit code.
struct CommandFailure: Error {
  /// A sentence that names the file.
  let message: String

  /// The exit code.
  let code: ExitCode

  /// A file that is not what it should be.
  static let malformed = ExitCode(65)

  /// A file that cannot be read.
  static let noInput = ExitCode(66)

  /// A mistake of the app itself.
  static let software = ExitCode(70)

  /// A file that cannot be written.
  static let cannotCreate = ExitCode(73)

  /// What is needed is missing or does not answer.
  static let noSetup = ExitCode(75)

  /// Describes a failure.
  init(_ message: String, code: ExitCode) {
    self.message = message
    self.code = code
  }

  /// Says what a database that cannot be opened means for the command.
  init(_ error: StoreError) {
    let code: ExitCode =
      switch error.code {
      case .cannotCreate: Self.cannotCreate
      case .cannotRead: Self.noInput
      default: Self.malformed
      }
    self.init(error.description, code: code)
  }

  /// Tells the person, and gives the error that ends the command.
  func told() -> ExitCode {
    Output.error("prophets: \(message)")
    return code
  }
}
