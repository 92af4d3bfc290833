#if canImport(SwiftUI) && !os(watchOS)
public import LinkNavigation
public import SwiftUI

extension NavigationModel {
  /// The selected container, for `TabView(selection:)`, whose tabs have container names as tags.
  public var selection: Binding<TabID> {
    Binding {
      @MainActor [self] in
      state.selected
    } set: { @MainActor [self] selected in
      var new = state
      guard (try? new.select(selected)) != nil else { return }
      show(new)
    }
  }

  /// What is pushed on the root of a container, for `NavigationStack(path:)`.
  ///
  /// - Parameter container: The name of the container.
  /// - Returns: The destinations above ``root(of:)``. Of an unknown container the path stays empty.
  public func path(of container: TabID) -> Binding<[Destination]> {
    path(at: .container(container))
  }

  /// What is pushed on the root of a stack, for `NavigationStack(path:)`.
  ///
  /// - Parameter address: The stack of a container, or of a presentation.
  /// - Returns: The destinations above the root. Of a presentation that is leaving, the last ones, so
  ///   that it does not change while it can be seen.
  public func path(at address: StackAddress) -> Binding<[Destination]> {
    Binding {
      @MainActor [self] in
      Array(visibleStack(at: address).dropFirst())
    } set: { @MainActor [self] path in
      setPushed(path.map(NavigationEntry.destination), at: address)
    }
  }

  /// What a column of a split view shows, for a `NavigationStack(path:)` in that column.
  ///
  /// - Parameters:
  ///   - container: The name of the container.
  ///   - index: The position of the column; 0 for the first.
  ///   - count: The number of columns.
  /// - Returns: The screens of the column, as `NavigationColumns` distributes the stack. Setting them
  ///   replaces the columns after it: what is too much for this one is shown there.
  public func path(
    of container: TabID,
    inColumn index: Int,
    of count: Int
  ) -> Binding<[Destination]> {
    Binding {
      @MainActor [self] in
      let columns = columns(of: container, count: count)
      return columns.indices.contains(index) ? columns[index].compactMap(\.destination) : []
    } set: { @MainActor [self] path in
      let before = columns(of: container, count: count).prefix(index).flatMap(\.self)
      let new = before + path.map(NavigationEntry.destination)
      setPushed(Array(new.dropFirst()), at: .container(container))
    }
  }

  /// The stack of a container, in columns.
  ///
  /// - Parameters:
  ///   - container: The name of the container.
  ///   - count: The number of columns.
  /// - Returns: The columns, the leading one first.
  private func columns(
    of container: TabID,
    count: Int
  ) -> [[NavigationEntry<Destination>]] {
    NavigationColumns(state.stack(at: .container(container)) ?? [], count: count).columns
  }

  /// The first screen of a container.
  ///
  /// - Parameter container: The name of the container.
  /// - Returns: Its destination; `nil` when the stack is empty, or the container unknown.
  public func root(of container: TabID) -> Destination? {
    visibleStack(at: .container(container)).first
  }

  /// Replaces what is pushed on the root of a stack; one without a root stays as it is.
  ///
  /// - Parameters:
  ///   - pushed: The entries above the root.
  ///   - address: Where the stack is.
  private func setPushed(_ pushed: [NavigationEntry<Destination>], at address: StackAddress) {
    var new = state
    guard let root = new.stack(at: address)?.first else { return }
    switch address {
    // The container has a root, so it is one of this state.
    case .container(let id): try? new.setStack([root] + pushed, of: id)
    case .presentation(let level): new.presentations[level].pushed = pushed
    }
    show(new)
  }
}
#endif
