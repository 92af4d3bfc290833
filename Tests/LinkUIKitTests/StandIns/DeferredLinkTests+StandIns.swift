@_spi(Driving) import AppleFoundationStandIn
import DeepLinking
import LinkPatterns
import LinkUIKit
import Testing
@_spi(Driving) import UIKit

/// The pasteboard and the paste control of a deferred link.
@MainActor @Suite(.serialized) struct DeferredLinkTests {
  private let question = DeferredLinkQuestion()
  private let client = LinkServiceClient(hosts: ["quiz.example"]) { _ in (.init(), 404) }

  private func pasted() -> PastedLink {
    PastedLink(SystemPasteboard(), asking: question, for: client)
  }

  /// Waits until the question is asked, and an answer is waited for.
  private func isAsked() async {
    while !question.isWaiting { await Task.yield() }
  }

  @Test func thePasteboardIsAskedAndNotRead() async throws {
    try await UIApplication.withIsolated { _ in
      let board = UIPasteboard.general
      let before = board.readCount
      board.string = "a shopping list"
      #expect(await SystemPasteboard().mayHaveURL() == false)
      let taken = try await pasted().takeURL()
      #expect(taken == nil)
      board.string = "https://quiz.example/l/gift"
      #expect(await SystemPasteboard().mayHaveURL())
      #expect(question.kind == nil && board.readCount == before)
    }
  }

  @Test(arguments: ["public.utf8-plain-text", "public.url"])
  func aTapOnTheControlAnswersTheQuestion(type: String) async throws {
    try await UIApplication.withIsolated { _ in
      UIPasteboard.general.string = "https://quiz.example/l/gift"
      let before = UIPasteboard.general.readCount
      let provider = pasted()
      let url = Task { try await provider.takeURL() }
      let paste = DeferredLinkPaste(question)
      await isAsked()
      #expect(question.kind == .paste)
      paste.control.tap(pasting: [.text("x", type: "public.jpeg"), .text("hello", type: type)])
      while question.failure == nil { await Task.yield() }
      await isAsked()
      paste.control.tap(pasting: [.text("https://quiz.example/l/gift", type: type)])
      let taken = try await url.value
      #expect(taken == "https://quiz.example/l/gift")
      #expect(UIPasteboard.general.readCount == before)
    }
  }

  @Test func whatCanNotBeReadIsAWrongAnswer() async throws {
    try await UIApplication.withIsolated { _ in
      UIPasteboard.general.string = "https://quiz.example/l/gift"
      let provider = pasted()
      let url = Task { try await provider.takeURL() }
      let paste = DeferredLinkPaste(question)
      await isAsked()
      paste.control.tap(pasting: [.text("x", type: "public.jpeg")])
      #expect(question.isWaiting)
      paste.control.tap(pasting: [.text(nil)])
      while question.failure == nil { await Task.yield() }
      await isAsked()
      question.answer(nil)
      let taken = try await url.value
      #expect(taken == nil)
    }
  }
}
