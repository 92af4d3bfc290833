#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
public import DeepLinking
import Foundation
public import UIKit

/// The system's paste control, which answers a question for a deferred link.
///
/// Show ``control`` while `DeferredLinkQuestion.kind` is `paste`, and keep this object as long. A tap hands over what the
/// person copied, without a permission; nothing else of the pasteboard is read.
@MainActor
public final class DeferredLinkPaste: UIResponder {
  /// The types of what is read, the first that is there: a text, or an address.
  private static let types = ["public.utf8-plain-text", "public.url"]

  /// The question that a paste answers.
  private let question: DeferredLinkQuestion

  /// The control of the system.
  public let control: UIPasteControl

  /// Creates a control.
  ///
  /// - Parameters:
  ///   - question: The question that a paste answers.
  ///   - configuration: The look of the system's control; `nil` for the usual one.
  public init(
    _ question: DeferredLinkQuestion,
    configuration: UIPasteControl.Configuration? = nil
  ) {
    self.question = question
    control = UIPasteControl(configuration: configuration ?? UIPasteControl.Configuration())
    super.init()
    pasteConfiguration = UIPasteConfiguration(acceptableTypeIdentifiers: Self.types)
    control.target = self
  }

  /// Answers the question with the text that the person pasted.
  ///
  /// - Parameter itemProviders: What the system hands over.
  public override func paste(itemProviders: [NSItemProvider]) {
    let found = Self.types.lazy.compactMap { type in
      itemProviders.first { $0.hasItemConformingToTypeIdentifier(type) }.map { (type, $0) }
    }.first
    guard let (type, provider) = found else { return }
    _ = provider.loadDataRepresentation(forTypeIdentifier: type) { @Sendable [question] data, _ in
      let text = data.map { String(decoding: $0, as: UTF8.self) } ?? ""
      Task { @MainActor in question.answer(text) }
    }
  }
}
#endif
