import BenchmarkHarness
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
