/// A stack as a host with columns shows it: one screen a column, and all others in the last.
///
/// Columns are a projection: the state has one stack whatever the window's width, so that a split view
/// may collapse and expand, and a link means the same in both.
public struct NavigationColumns<Destination: Hashable & Sendable>: Hashable, Sendable {
  /// The columns, the leading one first.
  ///
  /// Never empty. Each but the last holds at most one screen; an empty one shows what the host shows
  /// where nothing is selected.
  public let columns: [[NavigationEntry<Destination>]]

  /// Distributes a stack.
  ///
  /// - Parameters:
  ///   - stack: The screens, root first.
  ///   - count: The number of columns that are there: 1 for a split view that is collapsed, 2 or 3
  ///     for others. A number below 1 counts as 1.
  /// - Complexity: O(*n*), *n* = `stack.count`.
  public init(_ stack: [NavigationEntry<Destination>], count: Int) {
    let single = max(1, count) - 1
    var columns: [[NavigationEntry<Destination>]] = []
    for index in 0..<single { columns.append(index < stack.count ? [stack[index]] : []) }
    columns.append(Array(stack.dropFirst(single)))
    self.columns = columns
  }

  /// The stack that the columns show, root first.
  public var stack: [NavigationEntry<Destination>] { columns.flatMap(\.self) }

  /// The screen that was gone to last: the top of the last column that is not empty.
  public var topmost: NavigationEntry<Destination>? { stack.last }
}
