#if canImport(SwiftUI) && !os(watchOS)
import DeepLinking
public import SwiftUI

extension NavigationLink where Destination == Never {
  /// Creates a control that pushes the screen of a link on the stack it stands in, as `openLink` would open it.
  ///
  /// ```
  /// NavigationLink("Question 2", link: QuizLink.question(league: 7, id: 2))
  /// ```
  ///
  /// Guards, the lookup and the account are asked first, and the screen is pushed here, wherever its route places it.
  /// A link that does not push a screen – a sheet, a tab, a side effect – opens at its own place. The link may be
  /// one of a feature that the app mounts.
  ///
  /// - Parameters:
  ///   - link: The link of the app, or of a mounted feature.
  ///   - label: Makes the label of the control.
  @MainActor
  public init(link: some DeepLink, @ViewBuilder label: () -> Label) {
    self = Self.opening(CurrentDeepLinks.lifted(link), label)
  }

  /// Creates a control with a localized text, as ``init(link:label:)``.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the text of the control.
  ///   - link: The link of the app, or of a mounted feature.
  @MainActor
  public init(_ titleKey: LocalizedStringKey, link: some DeepLink) where Label == Text {
    self.init(link: link) { Text(titleKey) }
  }

  /// Creates a control with a text, as ``init(link:label:)``.
  ///
  /// - Parameters:
  ///   - title: The text of the control.
  ///   - link: The link of the app, or of a mounted feature.
  @MainActor
  @_disfavoredOverload
  public init(_ title: some StringProtocol, link: some DeepLink) where Label == Text {
    self.init(link: link) { Text(title) }
  }

  @MainActor
  private static func opening(_ link: some DeepLink, _ label: () -> Label) -> Self {
    NavigationLink(value: LinkPathItem.opening(link), label: label)
  }
}
#endif
