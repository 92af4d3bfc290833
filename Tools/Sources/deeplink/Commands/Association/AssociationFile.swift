import ArgumentParser
import Foundation
import LinkAssociation

/// A file about associations that a command was given.
struct AssociationFile {
  /// The path of the file, or `-` for standard input.
  let path: String

  /// The name in messages, fit for a terminal.
  var shown: String { InputFile(path: path).shown }

  /// The fix for an apple-app-site-association file whose name has an extension, as a sentence.
  var nameAdvice: String? {
    guard path.hasSuffix("apple-app-site-association.json") else { return nil }
    return "\(shown) has an extension, and systems ask for apple-app-site-association; "
      + "rename it, unless the server does."
  }

  /// Reads the bytes of the file.
  func bytes() throws -> [UInt8] { try InputFile(path: path).bytes() }

  /// Reads an apple-app-site-association file.
  func association() throws -> AppSiteAssociation { try reading().association }

  /// Reads an apple-app-site-association file, with its places.
  func reading() throws -> ParsedAssociation {
    let bytes = try bytes()
    do throws(JSONReadError) {
      return try ParsedAssociation(bytes)
    } catch {
      StandardError.print("\(shown):\(error.position): \(JSONMistakes.message(error, in: bytes))")
      throw ExitCode(65)
    }
  }

  /// Reads an assetlinks.json file.
  func assetLinks() throws -> ParsedAssetLinks {
    let bytes = try bytes()
    do throws(JSONReadError) {
      return try ParsedAssetLinks(bytes)
    } catch {
      StandardError.print("\(shown):\(error.position): \(JSONMistakes.message(error, in: bytes))")
      throw ExitCode(65)
    }
  }
}
