import LinkAnalysis
import Foundation
import LinkPatterns
import TestSupport
import Testing

@Suite struct PatternTableThreadsTests {
  /// The matches of each thread: 500, or as many as `DEEPLINK_THREAD_MATCHES` says.
  private static let matches =
    ProcessInfo.processInfo.environment["DEEPLINK_THREAD_MATCHES"].flatMap(Int.init) ?? 500

  @Test func threadsThatShareATableFindWhatOneFinds() async throws {
    let patterns = ["/a/:x", "/a/b", "/:x/b", "/a/:n(\\d+)/:rest*", "/x-:i.:e", "/*"]
    let table = PatternTable(try patterns.map { PatternTable.Entry(try PathPattern($0)) })
    let paths = ["/a/b", "/a/1", "/c/b", "/a/12/c/d", "/x-1.png", "/", "/q//r"]
    let urls = try paths.map { try LinkURL("https://h" + $0) }
    let expected = paths.map { table.firstMatch(inPath: $0) }
    let candidates = urls.map { table.allCandidates(for: $0, host: .authority) }
    #expect(expected.map { $0?.entry } == [1, 3, 2, 3, 4, 5, 5])
    #expect(candidates.map { $0.first?.entry } == expected.map { $0?.entry })
    let wrong = await withTaskGroup(of: Int.self) { group in
      for offset in 0..<64 {
        group.addTask {
          (0..<Self.matches).count { round in
            let index = (round + offset) % paths.count
            // Every tenth also asks for all candidates and their captures.
            if round % 10 == 0 {
              let found = table.allCandidates(for: urls[index], host: .authority)
              if found != candidates[index] { return true }
            }
            return table.firstMatch(inPath: paths[index]) != expected[index]
          }
        }
      }
      return await group.reduce(0, +)
    }
    #expect(wrong == 0)
  }
}
