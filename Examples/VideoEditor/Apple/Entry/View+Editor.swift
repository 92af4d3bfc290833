#if canImport(SwiftUI)
public import SwiftUI
public import VideoEditorParts

extension View {
  /// The editor in SwiftUI: hands URLs to the parts, universal links among them.
  ///
  /// - Returns: A view that does.
  @MainActor
  public func opensLinks(of editor: VideoEditor) -> some View {
    onOpenURL { editor.open([$0.absoluteString]) }
  }
}
#endif
