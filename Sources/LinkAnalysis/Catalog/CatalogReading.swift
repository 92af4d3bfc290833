/// A catalog as it was read from a file.
public struct CatalogReading: Decodable, Sendable {
  /// The catalog.
  public let catalog: LinkCatalogV1

  /// The keys and sources in it that are not known, so that their statements are lost.
  public let unknownKeys: [CatalogProblem]

  /// Reads a catalog and collects all its problems.
  ///
  /// - Throws: `CatalogProblems`, which has unknown keys too.
  public init(from decoder: any Decoder) throws {
    let reading = CatalogPartReading<LinkCatalogV1>(from: decoder)
    (catalog, unknownKeys) = (try reading.whole(), reading.unknownKeys)
  }
}
