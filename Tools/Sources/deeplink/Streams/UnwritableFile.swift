import ArgumentParser
import Foundation

/// The reason why a file cannot be written.
struct UnwritableFile: Error {
  /// The path.
  let path: String

  /// The reason, without a stop.
  let reason: String

  /// Names the reason of an error of Foundation.
  init(_ path: String, because error: any Error) {
    self.path = path
    let error = error as NSError
    let cause = (error.userInfo[NSUnderlyingErrorKey] as? NSError) ?? error
    reason =
      switch (cause.domain, cause.code) {
      case (NSPOSIXErrorDomain, Int(ENOENT)): "its folder is not there"
      case (NSPOSIXErrorDomain, Int(EISDIR)): "it is a folder"
      case (NSPOSIXErrorDomain, Int(EACCES)), (NSPOSIXErrorDomain, Int(EPERM)):
        "you are not allowed to write it"
      case (NSPOSIXErrorDomain, let number): String(cString: strerror(Int32(number)))
      case (NSCocoaErrorDomain, NSFileNoSuchFileError): "its folder is not there"
      case (NSCocoaErrorDomain, NSFileWriteNoPermissionError): "you are not allowed to write it"
      case (NSCocoaErrorDomain, NSFileWriteOutOfSpaceError): "there is no space left"
      default: error.localizedDescription
      }
  }

  /// Says so, and returns the exit code for it.
  func reported() -> ExitCode {
    StandardError.print("deeplink: \(TerminalText(path).text) cannot be written: \(reason)")
    return ExitCode(73)
  }
}
