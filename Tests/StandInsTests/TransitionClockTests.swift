@_spi(Driving) import AppleFoundationStandIn
import Testing

@MainActor @Suite struct TransitionClockTests {
  @Test func endsOnTheNextTurnAndNotBefore() async {
    let clock = TransitionClock()
    var ended = false
    clock.begin("push") { _ in ended = true }
    #expect(!ended)
    #expect(clock.runningNames == ["push"])
    await clock.runUntilIdle()
    #expect(ended)
    #expect(clock.running.isEmpty)
  }

  @Test func holdsUntilReleased() async {
    let clock = TransitionClock()
    clock.ending = .held
    var ended: [String] = []
    clock.begin("a") { _ in ended.append("a") }
    clock.begin("b") { _ in ended.append("b") }
    await clock.runUntilIdle()
    #expect(ended.isEmpty)
    #expect(clock.release())
    #expect(ended == ["a"])
    #expect(clock.release())
    #expect(!clock.release())
    #expect(ended == ["a", "b"])
  }

  @Test func losesTheCompletionButEnds() async {
    let clock = TransitionClock()
    clock.ending = .completionLost
    var reports: [Bool] = []
    clock.begin("present") { reports.append($0) }
    await clock.runUntilIdle()
    #expect(reports == [false])
  }

  @Test func fixesTheEndingOfTheNextTransitionsAlone() async {
    let clock = TransitionClock()
    clock.endNext(.held, .completionLost)
    var ended: [String] = []
    clock.begin("a") { ended.append("a \($0)") }
    clock.begin("b") { ended.append("b \($0)") }
    clock.begin("c") { ended.append("c \($0)") }
    await clock.runUntilIdle()
    #expect(ended == ["b false", "c true"])
    #expect(clock.releaseLosingCompletion())
    #expect(ended == ["b false", "c true", "a false"])
  }

  @Test func releasesAllAndFollowsWhatTheyBegin() async {
    let clock = TransitionClock()
    clock.ending = .held
    var ended: [String] = []
    clock.begin("a") { _ in
      ended.append("a")
      clock.begin("b") { _ in ended.append("b") }
    }
    clock.releaseAll()
    #expect(ended == ["a"])
    await clock.runUntilIdle()
    #expect(ended == ["a", "b"])
    #expect(clock.history == ["a", "b"])
  }
}
