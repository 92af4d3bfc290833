/// A value that can be copied, pasted and dragged.
public protocol Transferable {}

extension String: Transferable {}

/// A button of the system that pastes; a test types into it what was copied.
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public nonisolated struct PasteButton: View {
  let paste: @MainActor (String) -> Void

  /// Creates a button that pastes values of a type.
  @preconcurrency @MainActor public init<T: Transferable>(
    payloadType: T.Type,
    onPaste: @escaping ([T]) -> Void
  ) {
    paste = { text in onPaste([text].compactMap { $0 as? T }) }
  }
}

@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension PasteButton: PrimitiveView {
  @MainActor func render(at site: Site) -> [Node] {
    [Node(.field(paste), [Node(.text("Paste"))])]
  }
}
