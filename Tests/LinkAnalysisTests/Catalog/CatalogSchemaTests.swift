import Foundation
import Testing

@testable import LinkAnalysis

/// Where the JSON Schema of catalogs is.
enum SchemaFile {
  /// The file.
  static let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Documentation/Schemas/link-catalog-v1.schema.json")

  /// Whether it is there: copies of the sources alone do not have it.
  static var isThere: Bool { FileManager.default.isReadableFile(atPath: url.path) }
}

/// The keys of a part of a catalog.
private struct PartKeys<Part: CatalogPart>: Decodable {
  let keys: Set<String>

  init(from decoder: any Decoder) {
    var (part, fields) = (Part(), CatalogFields(decoder))
    part.describe(in: &fields)
    keys = Set(fields.known)
  }
}

/// The JSON Schema of catalogs says what the type reads and writes.
@Suite(.enabled(if: SchemaFile.isThere, "the schema is not beside the tests"))
struct CatalogSchemaTests {
  /// The schema.
  private let schema: SchemaCheck

  init() throws {
    schema = SchemaCheck(
      try JSONDecoder().decode(JSON.self, from: Data(contentsOf: SchemaFile.url))
    )
  }

  /// The keys of a part of a catalog.
  private func keys<Part: CatalogPart>(of part: Part.Type) throws -> Set<String> {
    try JSONDecoder().decode(PartKeys<Part>.self, from: Data("{}".utf8)).keys
  }

  @Test func theSchemaHasTheKeysOfTheType() throws {
    #expect(try schema.keys([]) == keys(of: LinkCatalogV1.self))
    let prefixes = schema.keys(["$defs", "prefix", "oneOf", "0"])
      .union(schema.keys(["$defs", "prefix", "oneOf", "1"]))
    #expect(try prefixes == keys(of: LinkCatalogV1.Prefix.self))
    let routes = schema.keys(["$defs", "route"])
    #expect(try routes == keys(of: LinkCatalogV1.Route.self))
    let places = schema.keys(["$defs", "placement"])
    #expect(try places == keys(of: LinkCatalogV1.Placement.self))
    let items = schema.keys(["$defs", "queryItem"])
    #expect(try items == keys(of: LinkCatalogV1.QueryItem.self))
    let bounds = schema.keys(["$defs", "bounds"])
    #expect(try bounds == keys(of: LinkCatalogV1.Bounds.self))
    let forms = schema.keys(["$defs", "form"])
    #expect(try forms == keys(of: LinkCatalogV1.Form.self))
  }

  @Test func theSchemaNamesTheTypesThatEveryCatalogHas() {
    #expect(schema.examples(of: "type") == CatalogType.Known.allCases.map(\.rawValue))
  }

  @Test func whatTheTypeWritesFollowsTheSchema() throws {
    for catalog in [CatalogSamples.full, CatalogSamples.bare] {
      let json = try JSONDecoder().decode(JSON.self, from: JSONEncoder().encode(catalog))
      #expect(schema.findings(in: json) == [])
    }
  }

  @Test(.enabled(if: SharedData.has("routes/kickstarter-links.json"), "shared/data is not there"))
  func aRealTableFollowsTheSchema() throws {
    #expect(
      schema.findings(in: try SharedData.decode("routes/kickstarter-links.json", as: JSON.self))
        == []
    )
  }

  @Test(arguments: [
    #"{"routes":[]}"#, #"{"prefixes":[]}"#, #"{"prefixes":{},"routes":[]}"#,
    #"{"prefixes":[{}],"routes":[]}"#, #"{"prefixes":[{"scheme":1}],"routes":[]}"#,
    #"{"prefixes":[{"scheme":"a","domain":"b"}],"routes":[]}"#,
    #"{"prefixes":[{"host":"a"}],"routes":[]}"#,
    #"{"prefixes":[{"scheme":"a","allowsHTTP":true}],"routes":[]}"#,
    #"{"prefixes":[],"routes":[{"name":"a"}]}"#, #"{"prefixes":[],"routes":[{"path":"a"}]}"#,
    #"{"prefixes":[],"routes":[1]}"#, #"{"prefixes":[],"routes":[{"name":"a","path":1}]}"#,
    #"{"prefixes":[],"routes":[{"name":"a","path":"/a","types":[]}]}"#,
    #"{"prefixes":[],"routes":[{"name":"a","path":"/:a","types":{"a":1}}]}"#,
    #"{"prefixes":[],"routes":[{"name":"a","path":"/a","strict":"yes"}]}"#,
    #"{"prefixes":[],"routes":[{"name":"a","path":"/a","aliases":"/b"}]}"#,
    #"{"prefixes":[],"routes":[{"name":"a","path":"/a","query":[{}]}]}"#,
    #"{"prefixes":[],"routes":[{"name":"a","path":"/a","query":[{"name":"b","default":{}}]}]}"#,
    #"{"version":"1","prefixes":[],"routes":[]}"#, #"{"prefixes":[],"routes":[],"shapes":["a"]}"#,
    #"{"prefixes":[],"routes":[{"name":"a","path":"/:a","bounds":{"a":{"minimum":"1"}}}]}"#,
    #"{"prefixes":[],"routes":[{"name":"a","path":"/:a","bounds":{"a":{"values":"b"}}}]}"#,
    #"{"prefixes":[],"routes":[{"name":"a","path":"/:a","bounds":[]}]}"#,
    #"{"prefixes":[],"routes":[{"name":"a","path":"/:a","defaults":{"a":{}}}]}"#,
    #"{"prefixes":[],"routes":[{"name":"a","path":"/:a","separators":{"a":1}}]}"#,
    #"{"prefixes":[],"routes":[{"name":"a","path":"/a","forms":[{"names":{}}]}]}"#,
    #"{"prefixes":[],"routes":[{"name":"a","path":"/a","fragment":{"type":"Int"}}]}"#,
  ])
  func whatTheSchemaRefusesTheTypeRefusesToo(text: String) throws {
    let data = Data(text.utf8)
    #expect(schema.findings(in: try JSONDecoder().decode(JSON.self, from: data)) != [])
    #expect(throws: CatalogProblems.self) {
      try JSONDecoder().decode(LinkCatalogV1.self, from: data)
    }
  }
}
