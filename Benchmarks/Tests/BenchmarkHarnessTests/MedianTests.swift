import BenchmarkHarness
import Testing

@Suite struct MedianTests {
  @Test(
    arguments: [
      ([3], 3), ([4, 1], 2.5), ([5, 1, 3], 3), ([1, 100, 2, 3], 2.5), ([2, 2, 2, 9, 1], 2),
    ] as [([Double], Double)]
  )
  func isTheMiddle(values: [Double], median: Double) {
    #expect(values.median == median)
  }

  @Test func isNothingOfNothing() {
    #expect([Double]().median == nil)
  }
}
