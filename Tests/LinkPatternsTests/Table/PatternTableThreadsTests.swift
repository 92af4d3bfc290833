import LinkPatterns
import Testing

@Suite struct PatternTableThreadsTests {
  @Test func threadsThatShareATableFindWhatOneFinds() async throws {
    let patterns = ["/a/:x", "/a/b", "/:x/b", "/a/:n(\\d+)/:rest*", "/x-:i.:e", "/*"]
    let table = PatternTable(try patterns.map { PatternTable.Entry(try PathPattern($0)) })
    let paths = ["/a/b", "/a/1", "/c/b", "/a/12/c/d", "/x-1.png", "/", "/q//r"]
    let expected = paths.map { table.firstMatch(inPath: $0) }
    #expect(expected.map { $0?.entry } == [1, 3, 2, 3, 4, 5, 5])
    let wrong = await withTaskGroup(of: Int.self) { group in
      for offset in 0..<64 {
        group.addTask {
          (0..<500).count { round in
            let index = (round + offset) % paths.count
            return table.firstMatch(inPath: paths[index]) != expected[index]
          }
        }
      }
      return await group.reduce(0, +)
    }
    #expect(wrong == 0)
  }
}
