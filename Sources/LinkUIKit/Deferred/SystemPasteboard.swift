#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
public import DeepLinking
import UIKit

/// The pasteboard of the system, which is asked for patterns and never read.
///
/// The system shows no notice and asks no permission for that. What is there is read by a paste control alone:
/// ``DeferredLinkPaste``, or `DeferredLinkView` of `LinkSwiftUI`.
public struct SystemPasteboard: LinkPasteboard {
  /// Describes the pasteboard that all apps share.
  public init() {}

  /// Returns whether the pasteboard probably has a web URL; `false` when the system doesn't say.
  @MainActor public func mayHaveURL() async -> Bool {
    await withCheckedContinuation { answer in
      // Apple does not say on which thread it is called.
      UIPasteboard.general.detectPatterns(for: [.probableWebURL]) { @Sendable result in
        answer.resume(returning: (try? result.get())?.contains(.probableWebURL) == true)
      }
    }
  }
}
#endif
