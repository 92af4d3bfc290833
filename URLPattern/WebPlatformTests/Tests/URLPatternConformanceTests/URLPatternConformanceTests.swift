import Foundation
import Testing

@testable import ConformanceSuites
@testable import url_pattern_conformance

/// What the suites notice.
@Suite struct URLPatternConformanceTests {
  @Test func noticesAWrongAttribute() throws {
    let data = #"[{"input": "a:b", "href": "a:c"}, {"input": "a:b", "failure": true}]"#
    let results = try URLTestDataSuite().results(JSON(Array(data.utf8)))
    #expect(results.count == 2)
    #expect(results[0].differences == [#"href: expected "a:c", found "a:b""#])
    #expect(results[1].differences == [#"expected failure, found "a:b""#])
  }
}
