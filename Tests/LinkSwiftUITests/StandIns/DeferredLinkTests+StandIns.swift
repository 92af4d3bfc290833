import DeepLinking
import LinkPatterns
import LinkSwiftUI
@_spi(Driving) import SwiftUI
import Testing

/// The view that asks for a deferred link.
@MainActor @Suite struct DeferredLinkViewTests {
  /// A pasteboard with a URL.
  private struct Pasteboard: LinkPasteboard {
    func mayHaveURL() async -> Bool { true }
  }

  private let question = DeferredLinkQuestion()
  private let client = LinkServiceClient(hosts: ["quiz.example"]) { _ in (.init(), 404) }
  private let texts = DeferredLinkTexts()

  @Test func itAsksWhatIsAsked() async throws {
    let host = ViewHost(DeferredLinkView(question))
    await host.settle()
    #expect(host.texts == [])
    let pasted = PastedLink(Pasteboard(), asking: question, for: client)
    let url = Task { try await pasted.takeURL() }
    while !question.isWaiting { await Task.yield() }
    await host.settle()
    #expect(host.texts.contains(texts.paste) && host.controls.contains(texts.none))
    host.type("hello", into: "Paste")
    while question.failure == nil || !question.isWaiting { await Task.yield() }
    await host.settle()
    #expect(host.texts.contains(texts.wrong))
    host.type("https://quiz.example/l/gift", into: "Paste")
    #expect(try await url.value == "https://quiz.example/l/gift")
    await pasted.didReceive()
    await host.settle()
    #expect(host.texts == [])
  }

  @Test func aCodeIsTypedOrThereIsNone() async throws {
    let host = ViewHost(DeferredLinkView(question))
    let typed = TypedCode(asking: question)
    let code = Task { try await typed.takeURL() }
    while !question.isWaiting { await Task.yield() }
    await host.settle()
    #expect(host.texts.contains(texts.code))
    host.type("bcd fgh", into: texts.codeField)
    await host.settle()
    host.tap(texts.open)
    #expect(try await code.value == "BCDFGH")
    for (failure, text) in [
      (LinkFailure.Code.claimEnd, texts.ended), (.claimRate, texts.tooMany),
      (.shortLinkService, texts.away),
    ] {
      let again = Task { () -> String? in
        _ = await typed.asksAgain(after: LinkFailure(failure, message: "x"))
        return try await typed.takeURL()
      }
      while !question.isWaiting { await Task.yield() }
      await host.settle()
      #expect(host.texts.contains(text))
      host.tap(texts.none)
      #expect(try await again.value == nil)
    }
    await host.settle()
    #expect(host.texts == [])
  }
}
