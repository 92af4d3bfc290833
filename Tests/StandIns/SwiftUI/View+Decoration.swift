@_spi(Driving) public import AppleFoundationStandIn

/// Gives a view another identity when a value changes.
nonisolated struct IdentityModifier: ViewModifier {
  let id: AnyHashable
}

extension IdentityModifier: PrimitiveModifier {
  @MainActor func render(_ content: any View, at site: Site) -> [Node] {
    site.child(id).render(content)
  }
}

/// Adds something to see.
nonisolated struct DecorationModifier: ViewModifier {
  let decorate: @MainActor ([Node], Site) -> [Node]
}

extension DecorationModifier: PrimitiveModifier {
  @MainActor func render(_ content: any View, at site: Site) -> [Node] {
    decorate(site.render(content), site)
  }
}

/// Where a button of a bar stands; nothing is laid out here.
public enum ToolbarItemPlacement: Sendable {
  /// Where the system likes it.
  case automatic
  /// Where cancelling belongs.
  case cancellationAction
  /// Where confirming belongs.
  case confirmationAction
  /// Where the main action belongs.
  case primaryAction
}

/// A font, which this model does not draw.
public struct Font: Hashable, Sendable {
  /// That of small texts.
  public static let caption = Font()
}

/// A view in a bar.
public nonisolated struct ToolbarItem<Content: View>: View {
  let content: Content

  /// Puts a view into a bar.
  public init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension ToolbarItem: ContainerView {
  @MainActor var elements: [(key: AnyHashable, view: any View)] { [("content", content)] }
}

extension View {
  /// Binds the identity of the view to a value: another value, another view.
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View {
    modifier(IdentityModifier(id: id))
  }

  // Apple: swiftui/view/navigationtitle(_:)-43srq, 2026-11-21
  /// Gives the screen a title.
  public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    let title = String(title)
    return modifier(DecorationModifier { nodes, _ in [Node(.title(title))] + nodes })
  }

  /// Puts views into the bars of the screen.
  public nonisolated func toolbar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    let content = content()
    return modifier(
      DecorationModifier { nodes, site in nodes + site.child("toolbar").render(content) }
    )
  }

  /// Names the view for tests.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(
      DecorationModifier { nodes, _ in
        nodes.forEach { $0.identifier = $0.identifier ?? identifier }
        return nodes
      }
    )
  }

  /// Sets the font, which this model does not draw.
  public nonisolated func font(_ font: Font?) -> some View {
    modifier(DecorationModifier { nodes, _ in nodes })
  }

  /// Says whether what is typed is corrected, which nothing is here.
  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    modifier(DecorationModifier { nodes, _ in nodes })
  }

  /// Adds space, which this model does not draw.
  public nonisolated func padding(_ length: CGFloat? = nil) -> some View {
    modifier(DecorationModifier { nodes, _ in nodes })
  }
}
