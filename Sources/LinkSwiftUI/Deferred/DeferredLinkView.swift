#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
public import DeepLinking
public import SwiftUI

/// Asks a person for the link that was tapped before the app was installed; empty while nothing is asked.
///
/// ```
/// DeepLinkStack(links) { link in ShopScreen(link) }
///   .task { try? await links.receive(from: deferred) }
///   .safeAreaInset(edge: .bottom) { DeferredLinkView(question) }
/// ```
///
/// For a pasted link it shows the system's paste button, for a code a field. What was wrong is shown below.
@MainActor
public struct DeferredLinkView: View {
  private let question: DeferredLinkQuestion
  private let texts: DeferredLinkTexts

  @State private var code = ""

  /// The number of changes seen.
  @State private var revision = 0

  /// Creates a view, whose texts are English unless you pass others.
  public init(_ question: DeferredLinkQuestion, texts: DeferredLinkTexts = DeferredLinkTexts()) {
    (self.question, self.texts) = (question, texts)
  }

  /// The question, or nothing.
  public var body: some View {
    VStack {
      let _ = revision
      if let kind = question.kind {
        ask(kind)
        if let failure = question.failure { Text(texts.text(of: failure)) }
      }
    }
    .onAppear { question.onChange = { revision += 1 } }
  }

  @ViewBuilder private func ask(_ kind: DeferredLinkQuestion.Kind) -> some View {
    switch kind {
    case .paste:
      Text(texts.paste)
      PasteButton(payloadType: String.self) { pasted in question.answer(pasted.first ?? "") }
    case .code:
      Text(texts.code)
      TextField(texts.codeField, text: $code)
      Button(texts.open) { question.answer(code) }
    }
    Button(texts.none) { question.answer(nil) }
  }
}

/// The texts of a ``DeferredLinkView``.
public struct DeferredLinkTexts: Hashable, Sendable {
  /// The sentence above the paste button.
  public var paste = "Did you copy a link before you installed the app?"

  /// The sentence above the field.
  public var code = "Did the page of your link show a code?"

  /// The title of the field.
  public var codeField = "Six letters"

  /// The button that sends the code.
  public var open = "Open the link"

  /// The button for people without a link.
  public var none = "I have no link"

  /// What is shown for a text that isn't a link, and for letters that have not the form of a code.
  public var wrong = "That isn’t it. Look at the page of your link again."

  /// What is shown for a code that was used or has ended.
  public var ended = "This code was used, or its time is over."

  /// What is shown after too many wrong codes.
  public var tooMany = "There were too many tries. Copy the link on its page instead."

  /// What is shown while the service can't be reached.
  public var away = "There is no connection. Try again."

  /// Creates the English texts.
  public init() {}

  /// The text for a failure.
  func text(of failure: LinkFailure) -> String {
    switch failure.code {
    case .claimEnd: ended
    case .claimRate: tooMany
    case .shortLinkService: away
    default: wrong
    }
  }
}
#endif
