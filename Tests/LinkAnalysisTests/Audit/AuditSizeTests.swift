import Foundation
import LinkAnalysis
import LinkPatterns
import Testing

/// Audits of large tables.
@Suite struct AuditSizeTests {
  @Test(
    "the large tables of the shared data have no error",
    .enabled(if: SharedData.has("routes/w2_1000.routes"), "shared/data is not there"),
    arguments: ["w1", "w2_100", "w2_1000"]
  )
  func sharedTablesHaveNoError(name: String) throws {
    let text = try SharedData.text("routes/\(name).routes")
    let patterns = try text.split(separator: "\n").map { try PathPattern(String($0)) }
    let findings = PatternTable(patterns.map { PatternTable.Entry($0) }).audit()
    #expect(findings.filter(\.isError) == [])
    #expect(findings.allSatisfy { $0.witness != nil })
  }

  @Test func aCatchAllOverlapsEveryRouteAndHidesNone() throws {
    let routes = try (0..<200).map { number in
      PatternTable.Entry(try PathPattern("/area\(number % 20)/:id/page\(number)"))
    }
    for end in ["/*", "/:path+", "/:path(.*)"] {
      let table = PatternTable(routes + [PatternTable.Entry(try PathPattern(end))])
      let findings = table.audit()
      #expect(findings.count == 200)
      #expect(findings.allSatisfy { $0.kind == .overlap && $0.second == 200 })
    }
  }

  @Test func decidesEveryPairOfATableOfOverlaps() throws {
    let patterns = try (0..<64).map { bits in
      let segments = (0..<6).map { (bits >> $0) & 1 == 1 ? "a" : ":p\($0)" }
      return try PathPattern("/" + segments.joined(separator: "/"))
    }
    let findings = PatternTable(patterns.map { PatternTable.Entry($0) }).audit()
    #expect(findings.count == 64 * 63 / 2)
    #expect(findings.allSatisfy { $0.kind == .overlap })
  }
}
