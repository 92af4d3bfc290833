#if canImport(SwiftUI) && !os(watchOS)
public import DeepLinking
public import SwiftUI

extension View {
  /// Shows a ``LinkInspector`` as a sheet, in an app whose links were made with `inspects: true`.
  ///
  /// ```
  /// DeepLinkStack(links) { link in QuizScreen(link) }
  ///   .linkInspector(links, isPresented: $inspectsLinks)
  /// ```
  ///
  /// What is opened from it is opened after it was dismissed. In another app the view is left as it is, and the
  /// binding is not read.
  ///
  /// - Parameters:
  ///   - links: What all windows of the app share.
  ///   - isPresented: Whether the inspector is shown.
  /// - Returns: The view, with the sheet.
  @MainActor
  @ViewBuilder
  public func linkInspector<Link: DeepLink>(
    _ links: DeepLinks<Link>,
    isPresented: Binding<Bool>
  ) -> some View {
    // It is never the one and then the other: what is inspected was said when the links were made.
    if links.recorder == nil {
      self
    } else {
      modifier(LinkInspectorSheet(links: links, isPresented: isPresented))
    }
  }
}

/// Presents the inspector, and opens what was tapped in it once it has gone.
@MainActor
private struct LinkInspectorSheet<Link: DeepLink>: ViewModifier {
  let links: DeepLinks<Link>
  let isPresented: Binding<Bool>

  /// The URL that is opened when the sheet has gone.
  @State private var next: String?

  func body(content: Content) -> some View {
    content
      .sheet(isPresented: isPresented, onDismiss: openNext) {
        LinkInspector(links) { url in
          next = url
          isPresented.wrappedValue = false
        }
      }
      .dismissedByLinks(isPresented)
  }

  private func openNext() {
    guard let url = next else { return }
    next = nil
    InspectorModel(links)?.open(url)
  }
}
#endif
