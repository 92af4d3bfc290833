@_spi(Driving) import AppleFoundationStandIn

/// A column of a split view, and the stacks in its columns.
@MainActor struct ColumnContext {
  /// The position of the column; 0 is the leading one.
  let index: Int

  let stacks: Box<[Int: StackContext]>

  /// The stack of the nearest column after this one that has one.
  var nextStack: StackContext? {
    stacks.value.filter { $0.key > index }.min { $0.key < $1.key }?.value
  }
}

// Apple: swiftui/navigationsplitview, 2026-11-22
/// Two or three columns; one that collapses where there is little room.
///
/// A link in a column without a stack sets the path of the stack in a column after it.
public nonisolated struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  /// The columns, the leading one first.
  private let columns: [any View]

  // Apple: swiftui/navigationsplitview/init(sidebar:content:detail:), 2026-11-22
  /// Creates three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    columns = [sidebar(), content(), detail()]
  }

  // Apple: swiftui/navigationsplitview/init(sidebar:detail:), 2026-11-22
  /// Creates two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)
  where Content == EmptyView {
    columns = [sidebar(), detail()]
  }
}

extension NavigationSplitView: PrimitiveView {
  @MainActor func render(at site: Site) -> [Node] {
    if site.environment.horizontalSizeClass == .compact {
      site.graph.log.warn("A split view collapses in a way that is not modelled.")
    }
    let stacks = Box<[Int: StackContext]>([:])
    return columns.enumerated().map { index, view in
      var column = site.child("column \(index)")
      column.stack = nil
      column.column = ColumnContext(index: index, stacks: stacks)
      return Node(.column, column.render(view))
    }
  }
}

extension View {
  /// Hides the button that leads back from this screen.
  public nonisolated func navigationBarBackButtonHidden(
    _ hidesBackButton: Bool = true
  ) -> some View {
    modifier(
      DecorationModifier { nodes, _ in hidesBackButton ? [Node(.backHidden)] + nodes : nodes }
    )
  }
}
