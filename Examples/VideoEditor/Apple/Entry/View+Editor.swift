#if canImport(SwiftUI)
import DeepLinking
import LinkActions
public import SwiftUI
public import VideoEditorParts

extension View {
  /// The editor in SwiftUI: hands URLs to the parts.
  ///
  /// - Returns: A view that does.
  @MainActor
  public func opensLinks(of editor: VideoEditor) -> some View {
    onOpenURL { url in
      editor.coordinator.open(url.absoluteString, from: .customScheme)
    }
  }
}
#endif
