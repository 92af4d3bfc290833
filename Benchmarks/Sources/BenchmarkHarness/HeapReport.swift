public import Foundation

/// What DHAT wrote about a run: how many bytes of the heap were in use at its end.
///
/// Source: the DHAT manual of Valgrind, and its viewer; version 2 of the format.
public struct HeapReport: Equatable, Sendable {
  /// The bytes that were in use at the end.
  public let keptBytes: Int

  /// A place of the program that allocates.
  private struct Place: Decodable {
    /// The bytes in use at the end.
    let eb: Int
  }

  /// The file.
  private struct Document: Decodable {
    /// The places.
    let pps: [Place]
  }

  /// Reads a report; `nil` for other text.
  public init?(_ data: Data) {
    guard let document = try? JSONDecoder().decode(Document.self, from: data) else { return nil }
    keptBytes = document.pps.reduce(0) { $0 + $1.eb }
  }
}
