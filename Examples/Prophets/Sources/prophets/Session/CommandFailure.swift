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

  /// Says what an error means for the command: one of a database, or a mistake of the app.
  init(_ error: any Error) {
    switch error {
    case let failure as CommandFailure: self = failure
    case let error as StoreError:
      let code: ExitCode =
        switch error.code {
        case .cannotCreate: Self.cannotCreate
        case .cannotRead: Self.noInput
        default: Self.malformed
        }
      self.init(error.description, code: code)
    default: self.init("\(error)", code: Self.software)
    }
  }
}
