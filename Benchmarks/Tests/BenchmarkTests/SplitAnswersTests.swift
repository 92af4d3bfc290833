import Testing

@testable import benchmark

@Suite struct SplitAnswersTests {
  @Test(arguments: [
    "https://example.com/a/b?c=d#e", "myapp://leagues/12", "myapp:///a", "https://WWW.Example.COM/",
    "http://localhost:8080/a",
  ])
  func agreesWithFoundation(url: String) {
    #expect(SplitAnswers.fault(url) == nil)
  }

  @Test(arguments: ["https://example.com/a/../b", "https://user@example.com/", "not a URL"])
  func reportsWhatOnlyOneTakes(url: String) {
    #expect(SplitAnswers.fault(url)?.hasPrefix(url) == true)
  }

  @Test func namesEveryWorkloadOnce() {
    let names = WorkloadCatalog.entries.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { WorkloadCatalog.entry($0)?.name == $0 })
  }

  @Test func splitsEveryURLInAPass() {
    let workload = SplitWorkload(urls: ["a://b/c", "a b", "a:/d"])
    #expect(workload.itemCount == 3)
    #expect(workload.pass() == 7 + 4)
    #expect(FoundationURLWorkload(urls: ["a://b/c", "", "a:/d"]).pass() == 2)
  }

  @Test func plansTheUpperHalvesOfBothStacksThereAndBack() {
    #expect(PlanWorkload(depth: 10).pass() == 2 * (5 + 5))
  }
}
