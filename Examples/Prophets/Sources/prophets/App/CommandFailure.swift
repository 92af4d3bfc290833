import ArgumentParser
import ProphetsStore

/// Why a command ends before its time: a sentence for the person, and an exit code.
struct CommandFailure: Error {
  let message: String

  let code: ExitCode

  init(_ message: String, _ code: ExitCode) {
    (self.message, self.code) = (message, code)
  }

  /// Says what an error means for the command: one of its own or of the database, or a mistake of the app.
  init(_ error: any Error) {
    switch error {
    case let failure as CommandFailure: self = failure
    case let error as StoreError:
      let code: ExitCode =
        switch error.code {
        case .cannotCreate: .cannotCreate
        case .cannotRead: .noInput
        case .notADatabase, .foreignDatabase, .newerVersion: .malformed
        }
      self.init(error.description, code)
    default: self.init("\(error)", .software)
    }
  }
}

extension ExitCode {
  /// A file is not what it should be.
  static let malformed = ExitCode(65)

  /// A file cannot be read.
  static let noInput = ExitCode(66)

  /// A mistake of the app itself.
  static let software = ExitCode(70)

  /// A file cannot be written.
  static let cannotCreate = ExitCode(73)

  /// What is needed is missing or does not answer.
  static let noSetup = ExitCode(75)
}
