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

  /// Which columns are shown.
  private var visibility: Binding<NavigationSplitViewVisibility>?

  // Apple: swiftui/navigationsplitview/init(columnvisibility:sidebar:content:detail:), 2026-11-24
  /// Creates three columns, of which some are shown.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, content: content, detail: detail)
    visibility = columnVisibility
  }

  // Apple: swiftui/navigationsplitview/init(columnvisibility:sidebar:detail:), 2026-11-24
  /// Creates two columns, of which some are shown.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(sidebar: sidebar, detail: detail)
    visibility = columnVisibility
  }

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

// Apple: swiftui/navigationsplitviewvisibility, 2026-11-24
/// Which columns are shown.
public struct NavigationSplitViewVisibility: Equatable, Sendable {
  private let most: Int

  /// As the system likes it; all columns.
  public static let automatic = Self(most: 4)
  /// All columns.
  public static let all = Self(most: 3)
  /// The last two columns.
  public static let doubleColumn = Self(most: 2)
  /// The last column.
  public static let detailOnly = Self(most: 1)

  func count(of columns: Int) -> Int { min(most, columns) }
}

extension NavigationSplitView: PrimitiveView {
  @MainActor func render(at site: Site) -> [Node] {
    if site.environment.horizontalSizeClass == .compact {
      site.graph.log.warn("A split view collapses in a way that is not modelled.")
    }
    let stacks = Box<[Int: StackContext]>([:])
    let shown = visibility?.wrappedValue.count(of: columns.count) ?? columns.count
    return columns.enumerated().suffix(shown).map { index, view in
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
