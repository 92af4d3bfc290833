#if canImport(SwiftUI) && !os(watchOS)
public import SwiftUI

/// Shows a developer what happened to links: the latest events with their stages and causes, the routes with
/// samples to tap, and the explanation of a URL.
///
/// ```
/// @MainActor let links = DeepLinks(QuizLink.self, prefixes: […], inspects: true)
///
/// WindowGroup("Links", id: "links") { LinkInspector(links) }
/// ```
///
/// It is empty unless the links were made with `inspects: true`. A tapped sample is opened as if another app had
/// sent its URL, so access and guards apply. It shows the values of URLs, except secret ones. To show it as a
/// sheet, use `linkInspector(_:isPresented:)`; in a UIKit app, ``LinkInspectorWindow``
/// shows it on shake.
@MainActor
public struct LinkInspector<Link: DeepLink>: View {
  private let links: DeepLinks<Link>

  /// Opens URLs after the inspector was dismissed; `nil` when it stays.
  private let leave: (@MainActor @Sendable (String) -> Void)?

  @State private var text = ""

  /// The number of changes seen.
  @State private var revision = 0

  /// Follows the events for as long as SwiftUI keeps this view.
  @State private var follower = ChangeFollower()

  @Environment(\.dismiss) private var dismiss

  /// Creates an inspector that stays when it opens a URL.
  public init(_ links: DeepLinks<Link>) {
    self.init(links, leave: nil)
  }

  /// Creates an inspector that is dismissed before a URL is opened.
  init(_ links: DeepLinks<Link>, leave: (@MainActor @Sendable (String) -> Void)?) {
    (self.links, self.leave) = (links, leave)
  }

  /// The lists, or nothing.
  public var body: some View {
    if let model = InspectorModel(links) {
      let _ = follow(model)
      NavigationStack {
        List {
          Section("Try a URL") { InspectorTrial(text: $text, explain: model.explain, open: open) }
          Section("Last events") {
            ForEach(model.events) { InspectorEventRow(event: $0) }
          }
          Section("Routes") {
            ForEach(model.routes) { InspectorRouteRow(route: $0, open: open) }
          }
        }
        .navigationTitle("Links")
        .toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Close") { dismiss() } }
        }
      }
    }
  }

  private func open(_ url: String) {
    if let leave { leave(url) } else { InspectorModel(links)?.open(url) }
  }

  /// Follows the events, and reads what changes with them, so that SwiftUI notices.
  private func follow(_ model: InspectorModel<Link>) {
    _ = revision
    // Only the number is captured: the follower must not keep itself alive.
    let revision = $revision
    model.changes.follow(follower) { revision.wrappedValue += 1 }
  }
}

extension View {
  /// Shows a ``LinkInspector`` as a sheet, in an app whose links were made with `inspects: true`.
  ///
  /// ```
  /// DeepLinkStack(links) { link in QuizScreen(link) }
  ///   .linkInspector(links, isPresented: $inspectsLinks)
  /// ```
  ///
  /// Links that are tapped in it are opened after it was dismissed. In other apps the view is unchanged, and the
  /// binding is not read.
  ///
  /// - Parameters:
  ///   - links: The links of the app.
  ///   - isPresented: Whether the inspector is shown.
  /// - Returns: The view, with the sheet.
  @MainActor
  @ViewBuilder
  public func linkInspector<Link: DeepLink>(
    _ links: DeepLinks<Link>,
    isPresented: Binding<Bool>
  ) -> some View {
    // This never changes while the view exists: `inspects` is set when the links are made.
    if links.recorder == nil {
      self
    } else {
      modifier(LinkInspectorSheet(links: links, isPresented: isPresented))
    }
  }
}

/// Presents the inspector, and opens a tapped link once it is dismissed.
@MainActor
private struct LinkInspectorSheet<Link: DeepLink>: ViewModifier {
  let links: DeepLinks<Link>
  let isPresented: Binding<Bool>

  /// The URL to open when the sheet is dismissed.
  @State private var next: String?

  init(links: DeepLinks<Link>, isPresented: Binding<Bool>) {
    (self.links, self.isPresented) = (links, isPresented)
  }

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
