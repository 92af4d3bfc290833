import LinkPatterns

/// Waits a moment for the page of the link, on which a person taps *Open* after the installation.
///
/// A link that arrives from it ends the search. Put this first, so that a person who came from the page is not asked.
public struct OpenedPage: DeferredLinkProvider {
  private let wait: @Sendable () async throws -> Void

  /// Creates a provider.
  ///
  /// - Parameter wait: Waits for the links of a launch, which SwiftUI delivers about 0.1 s after the scene is active.
  public init(
    wait: @escaping @Sendable () async throws -> Void = { try await Task.sleep(for: .seconds(1)) }
  ) {
    self.wait = wait
  }

  /// Returns `nil` after a moment: the page opens the link itself.
  public func takeURL() async throws -> String? {
    try await wait()
    return nil
  }
}

/// A pasteboard that can say whether it may have a link, without being read.
public protocol LinkPasteboard: Sendable {
  /// Returns whether the pasteboard probably has a web URL; it does not read it, so the system asks no permission.
  func mayHaveURL() async -> Bool
}

/// The address of a page that the person copied, pasted with a tap.
///
/// The pasteboard is read only by the system's paste control, which is shown only when the system says that a web URL
/// may be there. Without one the person is not asked.
public struct PastedLink: DeferredLinkProvider {
  private let pasteboard: any LinkPasteboard
  private let question: DeferredLinkQuestion
  private let hosts: [LinkPrefix]

  /// Creates a provider.
  ///
  /// - Parameters:
  ///   - pasteboard: The pasteboard; that of the system is `SystemPasteboard` of `LinkUIKit`.
  ///   - question: The question, which a view shows.
  ///   - client: The client of the link service, whose domains are admitted.
  public init(
    _ pasteboard: any LinkPasteboard,
    asking question: DeferredLinkQuestion,
    for client: LinkServiceClient
  ) {
    (self.pasteboard, self.question, hosts) = (pasteboard, question, client.hosts)
  }

  /// Returns what the person pasted; `nil` when there is no URL, or the person has no link.
  ///
  /// Any text but a URL of the app is refused, and asked for again.
  ///
  /// - Throws: `CancellationError` when the task that waits for the answer is cancelled.
  public func takeURL() async throws -> String? {
    guard await pasteboard.mayHaveURL() else { return nil }
    while let text = try await question.ask(.paste) {
      let trimmed = text.trimmingEnds()
      if let url = try? LinkURL(trimmed), hosts.contains(where: { $0.admits(url) }) {
        return trimmed
      }
      await question.show(LinkFailure(.pastedText))
    }
    return nil
  }

  /// Shows what was wrong, and asks again.
  public func asksAgain(after failure: LinkFailure) async -> Bool {
    await question.show(failure)
    return true
  }

  /// Closes the question.
  public func didReceive() async { await question.close() }
}

/// The six letters on the page, typed by the person.
///
/// It waits until the person typed them or has none, so put it last.
public struct TypedCode: DeferredLinkProvider {
  private let question: DeferredLinkQuestion

  /// Creates a provider.
  ///
  /// - Parameter question: The question, which a view shows.
  public init(asking question: DeferredLinkQuestion) {
    self.question = question
  }

  /// Returns the letters that the person typed, in capitals; `nil` when the person has none.
  ///
  /// - Throws: `CancellationError` when the task that waits for the answer is cancelled.
  public func takeURL() async throws -> String? {
    while let text = try await question.ask(.code) {
      if let letters = Self.letters(in: text) { return letters }
      await question.show(LinkFailure(.claimLetters))
    }
    return nil
  }

  /// Shows what was wrong, and asks again.
  public func asksAgain(after failure: LinkFailure) async -> Bool {
    await question.show(failure)
    return true
  }

  /// Closes the question.
  public func didReceive() async { await question.close() }

  /// The letters in a text as people type them: in either case, with spaces and dashes; `nil` for another text.
  static func letters(in text: String) -> String? {
    let typed = text.uppercased().filter { $0 != " " && $0 != "-" }
    let isRight =
      typed.utf8.count == LinkServiceClient.letterCount
      && typed.utf8.allSatisfy { (0x41...0x5A).contains($0) }
    return isRight ? typed : nil
  }
}

extension String {
  /// The text without white space at its ends.
  fileprivate func trimmingEnds() -> String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}

extension LinkFailure.Code {
  /// The pasted text isn't a link of the app.
  static let pastedText = Self(
    "pastedText",
    "what was pasted isn't a link of the app",
    fix: "Copy the link on its page, and paste it here."
  )

  /// What was typed has not the form of a code.
  static let claimLetters = Self(
    "claimLetters",
    "a code has six letters",
    fix: "Type the code as the page shows it."
  )
}
