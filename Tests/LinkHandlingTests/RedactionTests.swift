import LinkHandling
import LinkNavigation
import LinkRouting
import Testing

/// Reasons tell no values of URLs, unless the policy says so.
@MainActor
@Suite struct RedactionTests {
  private func reason(
    of url: String,
    _ privacy: LinkPrivacy = .redacted
  ) async throws -> LinkReason? {
    let scene = try Scene(policy: LinkPolicy(privacy: privacy))
    return await scene.receive(url).outcome.reason
  }

  @Test func aLinkWithoutAPlaceIsNamedByItsRoute() async throws {
    let reason = try await reason(of: "quiz://loop/1")
    #expect(reason?.code == .noPlace)
    #expect(reason?.found == "loop")
    #expect(reason?.message == "There is no place for it: loop → loop → loop.")
    let shown = try await self.reason(of: "quiz://loop/1", .public)
    #expect(shown?.found == "quiz://loop/1")
  }

  @Test func valuesThatContradictEachOtherAreBothLeftOut() async throws {
    let reason = try await reason(of: "quiz://leagues/4711?league=4712")
    #expect(reason?.code == .conflictingValues)
    #expect(reason?.parameter == "league")
    #expect(reason?.expected == "<redacted>")
    #expect(reason?.found == "<redacted>")
    #expect(reason?.description.contains("471") == false)
    let shown = try await self.reason(of: "quiz://leagues/4711?league=4712", .public)
    let values = [shown?.expected, shown?.found].compactMap(\.self)
    #expect(values.sorted() == ["4711", "4712"])
  }
}
