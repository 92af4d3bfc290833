import BenchmarkHarness
import Foundation
import Testing

@Suite struct CallgrindReportTests {
  /// A report as callgrind writes it, shortened.
  private static let text = """
    # callgrind format
    version: 1
    events: Ir
    summary: 1234

    ob=/usr/lib/libc.so
    fl=(unknown)
    fn=main
    12 3
    cfn=malloc
    calls=7 0
    12 900
    cfn=free
    calls=5 0
    12 30
    cob=/usr/lib/libc.so
    cfn=calloc
    calls=2 +4
    * 30
    fn=malloc
    100 900
    cfn=malloc_consolidate
    calls=9 0
    100 3

    totals: 1234
    """

  @Test func countsInstructionsAndCallsOfAllocators() throws {
    let report = try #require(CallgrindReport(Self.text))
    #expect(report.instructions == 1234)
    #expect(report.allocations == 9)
  }

  @Test func countsSearchesThroughConformancesAndWhatTheyCost() throws {
    let search =
      "swift_conformsToProtocolMaybeInstantiateSuperclasses(swift::TargetMetadata const*)"
    let text = """
      fn=\(search)
      10 700
      +2 20
      cfn=\(search)::$_2::operator()
      calls=5697 0
      12 90000
      * 3
      cfn=ConformanceState::cacheResult(swift::TargetMetadata const*)
      calls=2 0
      12 4000

      fn=\(search)::$_2::operator()
      -3 90000

      fn=ConformanceState::cacheResult(swift::TargetMetadata const*)
      7 4000

      totals: 94723
      """
    let report = try #require(CallgrindReport(text))
    #expect(report.scans == 2)
    #expect(report.instructionsOfScans == 700 + 20 + 3 + 90_000)
    let none = try #require(CallgrindReport("totals: 0"))
    let counts = Counts(few: none, many: report, items: 1, withScans: true)
    #expect(counts.scans == 2)
    #expect(counts.instructionsWithoutScans == 4_000)
    #expect(Counts(few: none, many: report, items: 1).scans == nil)
  }

  @Test func addsUpWhatIsKeptOnTheHeap() {
    let text =
      #"{"dhatFileVersion":2,"pps":[{"tb":900,"eb":0,"fs":[1]},{"tb":40,"eb":40},{"eb":8}]}"#
    #expect(HeapReport(Data(text.utf8))?.keptBytes == 48)
    #expect(HeapReport(Data("totals: 3".utf8)) == nil)
  }

  @Test func needsATotal() {
    #expect(CallgrindReport("fn=main\n12 3\n") == nil)
  }

  @Test func subtractsRuns() throws {
    let few = try #require(CallgrindReport("cfn=malloc\ncalls=10 0\n1 1\ntotals: 5000\n"))
    let many = try #require(CallgrindReport("cfn=malloc\ncalls=30 0\n1 1\ntotals: 25000\n"))
    let counts = Counts(few: few, many: many, items: 40)
    #expect(counts == Counts(instructions: 500, allocations: 0.5))
  }

  @Test func roundsAsItIsWritten() {
    let counts = Counts(instructions: 961.6432, allocations: 0.12345)
    #expect(counts.rounded == Counts(instructions: 961.6, allocations: 0.123))
  }

  @Test func findsNoValgrindWhereThereIsNone() {
    #expect(Counter(path: "/nonexistent:/dev") == nil)
  }
}
