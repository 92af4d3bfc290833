import ArgumentParser
import Foundation
import LinkAnalysis

/// The file with the catalog of an app's links.
struct CatalogFile {
  /// Reads a file; a catalog with a mistake is refused, as its links would be missing.
  static func read(_ path: String) throws -> ParsedCatalog {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Ending.code(66, ["The catalog '\(path)' can't be read."])
    }
    return try parse(data, path)
  }

  /// Reads the text of a catalog.
  static func parse(_ data: Data, _ path: String) throws -> ParsedCatalog {
    do {
      let reading = try JSONDecoder().decode(CatalogReading.self, from: data)
      let catalog = ParsedCatalog(reading.catalog)
      for problem in reading.unknownKeys { Ending.print("'\(path)': not used: \(problem)") }
      guard catalog.problems.isEmpty else {
        throw Ending.code(65, catalog.problems.map { "'\(path)': \($0)" })
      }
      return catalog
    } catch let problems as CatalogProblems {
      throw Ending.code(65, problems.problems.map { "'\(path)': \($0)" })
    } catch let code as ExitCode {
      throw code
    } catch {
      throw Ending.code(65, ["The catalog '\(path)' is not JSON."])
    }
  }
}
