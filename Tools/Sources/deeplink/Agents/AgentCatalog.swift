import Foundation
import LinkAnalysis
import LinkPatterns

/// The catalog of an app while agents work on it: a file that has changed is read again.
final class AgentCatalog {
  /// What tells one state of a file from another.
  private struct Mark: Equatable {
    let modified: Date?
    let size: UInt64?
    let number: UInt64?

    init(of path: String) {
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      modified = attributes?[.modificationDate] as? Date
      size = (attributes?[.size] as? NSNumber)?.uint64Value
      number = (attributes?[.systemFileNumber] as? NSNumber)?.uint64Value
    }
  }

  /// The path of the file.
  let path: String

  /// The catalog, and the state of the file that it was read from.
  private var known: (mark: Mark, catalog: ParsedCatalog)?

  init(path: String) { self.path = path }

  /// The catalog as the file has it now.
  func read() throws(AgentToolFailure) -> ParsedCatalog {
    let mark = Mark(of: path)
    if let known, known.mark == mark { return known.catalog }
    known = nil
    let catalog = ParsedCatalog(try reading().catalog)
    known = (mark, catalog)
    return catalog
  }

  private func reading() throws(AgentToolFailure) -> CatalogReading {
    let bytes: [UInt8]
    do throws(UnreadableFile) {
      bytes = try WholeFile.read(path)
    } catch {
      throw AgentToolFailure(
        "\(error.message). It is the catalog of the links, which a test of the app writes: see catalogSnapshot."
      )
    }
    do throws(JSONFileMistakes) {
      return try JSONFile.value(CatalogReading.self, of: bytes, shown: InputFile(path: path).shown)
    } catch {
      throw AgentToolFailure(error.lines.prefix(20).joined(separator: "\n"))
    }
  }
}
