#if canImport(SwiftUI) && !os(watchOS)
import SwiftUI

/// Sets how the presentation of a link looks: its detents, its drag indicator.
struct SheetDress: Sendable {
  private let dress: @MainActor @Sendable (AnyHashable, AnyView) -> AnyView

  init<Link: Hashable, Presented: View>(
    _ dress: @escaping @MainActor @Sendable (Link, AnyView) -> Presented
  ) {
    self.dress = { link, content in
      (link.base as? Link).map { AnyView(dress($0, content)) } ?? content
    }
  }

  /// The content of a presentation, dressed.
  @MainActor
  func callAsFunction(_ link: some Hashable, _ content: some View) -> AnyView {
    dress(AnyHashable(link), AnyView(content))
  }
}

extension EnvironmentValues {
  /// Sets how presentations look.
  var sheetDress: SheetDress? {
    get { self[OptionalKey<SheetDress>.self] }
    set { self[OptionalKey<SheetDress>.self] = newValue }
  }
}
#endif
