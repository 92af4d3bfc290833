import DeepLinking
import LinkActions
import LinkPatterns
import LinkRouting
import Testing

@MainActor
@Suite struct LinkActionRegistryTests {
  /// An action that answers with what it was given.
  private let echo = LinkAction(taking: PayloadValue.self) { value, _ in .value(value) }

  @Test func anActionRunsUnderItsNameAndItsAliasesC5() async throws {
    let registry = LinkActionRegistry()
    try registry.register(echo, as: "echo", aliases: ["say", "^e"], when: .always)
    for name in ["echo", "say", "^e"] {
      let outcome = await registry.run(LinkActionRequest(name, "hello", in: .manual))
      #expect(outcome == .done(.value("hello")))
    }
  }

  @Test func anUnknownNameIsReportedC5() async throws {
    let outcome = await LinkActionRegistry().run(LinkActionRequest("nosuch", in: .manual))
    #expect(outcome.name == "refused")
    #expect(outcome.reason?.code == .unknownAction)
    #expect(outcome.reason?.found == "nosuch")
  }

  @Test func aNameStandsForOneAction() throws {
    let registry = LinkActionRegistry()
    try registry.register(echo, as: "echo", aliases: ["say"], when: .always)
    #expect(throws: LinkActionRegistryError.self) {
      try registry.register(echo, as: "other", aliases: ["say"], when: .always)
    }
    #expect(throws: LinkActionRegistryError.self) {
      try registry.register(echo, as: "twice", aliases: ["twice"], when: .always)
    }
    #expect(throws: LinkActionRegistryError.self) {
      try registry.register(echo, as: "", when: .always)
    }
    #expect(registry.entries.map(\.names) == [["echo", "say"]])
    try registry.remove("say")
    #expect(registry.entry(of: "echo") == nil)
  }

  @Test func whatIsNotRegisteredCannotBeChanged() throws {
    let registry = LinkActionRegistry()
    let changes: [(LinkActionRegistry) throws -> Void] = [
      { try $0.remove("nosuch") },
      { try $0.replaceAction(of: "nosuch", by: echo) },
      { try $0.replacePredicate(of: "nosuch", by: .always) },
      { try $0.override("nosuch", in: .manual, by: echo) },
    ]
    for change in changes {
      let error = #expect(throws: LinkActionRegistryError.self) { try change(registry) }
      #expect(error?.code == .unknownName)
      #expect(error?.name == "nosuch")
      #expect(error?.description == "No action is registered under the name 'nosuch'.")
    }
  }

  @Test func eachActionTakesArgumentsOfItsTypeC5() async throws {
    let registry = LinkActionRegistry()
    try registry.register(
      LinkAction(taking: String.self) { text, _ in .value(.text(text)) },
      as: "text",
      when: .always
    )
    try registry.register(
      LinkAction(taking: LinkURL.self) { url, _ in .value(.text(url.text)) },
      as: "url",
      when: .always
    )
    try registry.register(
      LinkAction(taking: String?.self) { text, _ in .value(.flag(text == nil)) },
      as: "maybe",
      when: .always
    )
    try registry.register(echo, as: "json", when: .always)
    try registry.register(LinkAction { _ in .empty }, as: "none", when: .always)
    let rows: [(String, PayloadValue?, LinkActionResult?)] = [
      ("text", "a", .value("a")), ("text", 1, nil), ("text", nil, nil),
      ("url", "quiz://leagues/1", .value("quiz://leagues/1")), ("url", "not a url", nil),
      ("url", true, nil), ("maybe", nil, .value(true)), ("maybe", "a", .value(false)),
      ("maybe", 1, nil), ("json", .null, .value(.null)),
      ("json", ["a": [1, 2.5]], .value(["a": [1, 2.5]])),
      ("json", nil, nil), ("none", nil, .empty), ("none", .null, nil),
    ]
    for (name, argument, result) in rows {
      let outcome = await registry.run(LinkActionRequest(name, argument, in: .manual))
      #expect(outcome.result == result, "\(name) \(argument?.kind ?? "-")")
      if result == nil {
        #expect(outcome.reason?.code == .actionArgument)
        #expect(outcome.reason?.found == argument?.kind ?? "none")
      }
    }
  }

  @Test func whatAnActionThrowsIsItsErrorC5() async throws {
    struct Broken: Error {}
    let registry = LinkActionRegistry()
    try registry.register(LinkAction { _ in throw Broken() }, as: "broken", when: .always)
    let own = LinkFailure(LinkFailure.Code(rawValue: "full"), message: "The list is full.")
    try registry.register(LinkAction { _ in throw own }, as: "full", when: .always)
    let broken = await registry.run(LinkActionRequest("broken", in: .manual))
    #expect(broken.name == "failed")
    #expect(broken.reason?.code == .actionFailed)
    #expect(await registry.run(LinkActionRequest("full", in: .manual)) == .failed(own))
  }

  @Test func aPredicateAdmitsItsSituationsOnlyC6() async throws {
    let registry = LinkActionRegistry()
    try registry.register(
      LinkAction { _ in .empty },
      as: "tag",
      when: .situations(.backgroundPush, .manual)
    )
    for situation in LinkActionSituation.allCases {
      let outcome = await registry.run(LinkActionRequest("tag", in: situation))
      let isAdmitted = [.backgroundPush, .manual].contains(situation)
      #expect(outcome.name == (isAdmitted ? "done" : "refused"), "\(situation)")
      #expect(outcome.reason?.code == (isAdmitted ? nil : .actionNotAllowed))
    }
  }

  @Test func aPredicateCanAskForMoreC6() async throws {
    @MainActor final class Person { var isSignedIn = false }
    let person = Person()
    let registry = LinkActionRegistry()
    try registry.register(
      LinkAction { _ in .empty },
      as: "tag",
      when: .always.and { _ in person.isSignedIn }.and { $0.argument == nil }
    )
    #expect(await registry.run(LinkActionRequest("tag", in: .manual)).name == "refused")
    person.isSignedIn = true
    #expect(await registry.run(LinkActionRequest("tag", in: .manual)).name == "done")
    #expect(await registry.run(LinkActionRequest("tag", "x", in: .manual)).name == "refused")
  }

  @Test func replacingTheActionKeepsThePredicateC7() async throws {
    let registry = LinkActionRegistry()
    try registry.register(echo, as: "echo", when: .situations(.manual))
    try registry.replaceAction(of: "echo", by: LinkAction { _ in .value("replaced") })
    let manual = await registry.run(LinkActionRequest("echo", in: .manual))
    #expect(manual == .done(.value("replaced")))
    let page = await registry.run(LinkActionRequest("echo", in: .webViewInvocation))
    #expect(page.reason?.code == .actionNotAllowed)
  }

  @Test func replacingThePredicateKeepsTheActionC7() async throws {
    let registry = LinkActionRegistry()
    try registry.register(echo, as: "echo", when: .situations(.manual))
    try registry.replacePredicate(of: "echo", by: .situations(.webViewInvocation))
    let page = await registry.run(LinkActionRequest("echo", 1, in: .webViewInvocation))
    #expect(page == .done(.value(1)))
    #expect(await registry.run(LinkActionRequest("echo", 1, in: .manual)).name == "refused")
  }

  @Test func anOverrideCountsInItsSituationOnlyC7() async throws {
    let registry = LinkActionRegistry()
    try registry.register(echo, as: "echo", when: .situations(.manual, .launchedFromPush))
    let quiet = LinkAction(taking: PayloadValue.self) { _, _ in .empty }
    try registry.override("echo", in: .launchedFromPush, by: quiet)
    try registry.override("echo", in: .backgroundPush, by: quiet)
    #expect(await registry.run(LinkActionRequest("echo", 1, in: .manual)) == .done(.value(1)))
    let push = LinkActionRequest("echo", 1, in: .launchedFromPush)
    #expect(await registry.run(push) == .done(.empty))
    // The predicate still decides whether.
    #expect(
      await registry.run(LinkActionRequest("echo", 1, in: .backgroundPush)).name == "refused"
    )
    try registry.override("echo", in: .launchedFromPush, by: nil)
    #expect(await registry.run(push) == .done(.value(1)))
  }
}
