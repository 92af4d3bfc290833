import ArgumentParser
import Foundation
import LinkPatterns

/// The catalog that a command was given.
struct CatalogFile: ParsableArguments {
  /// The path of the file.
  @Option(
    name: .customLong("catalog"),
    help: ArgumentHelp("The catalog of the links, as JSON.", valueName: "file")
  )
  var path: String

  /// Reads the catalog.
  ///
  /// - Returns: The catalog.
  /// - Throws: `ExitCode` 66 when the file cannot be read, 65 when it is no catalog; why is on
  ///   standard error.
  func read() throws -> LinkCatalogV1 {
    let shown = TerminalText(path).text
    guard let data = FileManager.default.contents(atPath: path) else {
      StandardError.print("deeplink: \(shown) cannot be read")
      throw ExitCode(66)
    }
    do {
      return try JSONDecoder().decode(LinkCatalogV1.self, from: data)
    } catch let error as CatalogProblems {
      for problem in error.problems {
        StandardError.print("\(shown): \(CatalogProblemText.line(problem))")
      }
    } catch {
      StandardError.print("\(shown): this is not JSON (\(Self.detail(of: error)))")
    }
    throw ExitCode(65)
  }

  /// Reads the catalog for matching, and says on standard error what in it cannot be used.
  ///
  /// - Returns: The router.
  /// - Throws: `ExitCode` 66 when the file cannot be read, 65 when it is no catalog.
  func router() throws -> CatalogRouter {
    let router = CatalogRouter(try read())
    for problem in router.problems {
      let line = CatalogProblemText.line(problem)
      StandardError.print("\(TerminalText(path).text): not used: \(line)")
    }
    return router
  }

  /// What a decoder says of a text that is not JSON.
  ///
  /// - Parameter error: The error of the decoder.
  /// - Returns: A sentence.
  private static func detail(of error: any Error) -> String {
    guard case DecodingError.dataCorrupted(let context) = error else { return "\(error)" }
    let underlying = (context.underlyingError as NSError?)?.userInfo[NSDebugDescriptionErrorKey]
    return TerminalText((underlying as? String) ?? context.debugDescription).text
  }
}
