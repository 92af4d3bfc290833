#if canImport(SwiftUI) && !os(watchOS)
public import SwiftUI

extension NavigationModel {
  /// The selected container, for `TabView(selection:)`, whose tabs have container names as tags.
  public var selection: Binding<TabID> { binding(\.selectedContainer) }

  /// The screens above the root of a container, for `NavigationStack(path:)`.
  ///
  /// - Parameter container: The name of the container.
  /// - Returns: The screens above ``root(of:)``. For an unknown container the path stays empty.
  public func path(of container: TabID) -> Binding<[LinkPathItem<Destination>]> {
    path(at: .container(container))
  }

  /// The screens above the root of a stack, for `NavigationStack(path:)`.
  ///
  /// - Parameter address: The stack of a container, or of a presentation.
  /// - Returns: The screens above the root. For a presentation that is leaving, the last ones, so
  ///   that it does not change while it is visible.
  public func path(at address: StackAddress) -> Binding<[LinkPathItem<Destination>]> {
    binding(\.[path: address])
  }

  /// The screens of a column of a split view, for a `NavigationStack(path:)` in that column.
  ///
  /// - Parameters:
  ///   - container: The name of the container.
  ///   - index: The position of the column; 0 for the first.
  ///   - count: The number of columns.
  /// - Returns: The screens of the column, as `NavigationColumns` distributes the stack. Setting them
  ///   replaces the columns after it, which show the screens that don't fit here.
  public func path(
    of container: TabID,
    inColumn index: Int,
    of count: Int
  ) -> Binding<[LinkPathItem<Destination>]> {
    binding(\.[column: ColumnAddress(container: container, index: index, count: count)])
  }

  /// The first screen of a container.
  ///
  /// - Parameter container: The name of the container.
  /// - Returns: Its destination; `nil` when the stack is empty, or the container unknown.
  public func root(of container: TabID) -> Destination? {
    visibleStack(at: .container(container)).first?.link
  }
}

extension NavigationModel {
  /// A binding that is equal in every body: SwiftUI compares its object and its key path.
  ///
  /// `Binding(get:set:)` is equal to no other binding. A `NavigationStack(path:)` with a new one in each body
  /// skips `onAppear` (built with Xcode 16.3 or newer) and can crash on a fast double back.
  func binding<Value>(_ keyPath: ReferenceWritableKeyPath<NavigationModel, Value>) -> Binding<Value>
  {
    if #available(iOS 17.0, macOS 14.0, tvOS 17.0, visionOS 1.0, *), changes.registrar != nil {
      return Bindable(self)[dynamicMember: keyPath]
    }
    let source = bindingSource ?? BindingSource(model: self)
    bindingSource = source
    let member = (\BindingSource<Destination>.model).appending(path: keyPath)
    return ObservedObject(wrappedValue: source).projectedValue[dynamicMember: member]
  }
}

/// One column of a split view.
struct ColumnAddress: Hashable, Sendable {
  /// The name of the container.
  let container: TabID

  /// The position of the column; 0 for the first.
  let index: Int

  /// The number of columns.
  let count: Int
}

// The values of the bindings.
extension NavigationModel {
  /// The selected container; setting an unknown one selects a tab without links, if there are such, else nothing.
  var selectedContainer: TabID {
    get { ownState.selected }
    set {
      var new = ownState
      if (try? new.select(newValue)) == nil {
        guard takesForeignTabs, let added = foreignTabs.selecting(newValue, in: new) else { return }
        new = added
      }
      showForPerson(new)
    }
  }

  /// The screens above the root of a stack.
  subscript(path address: StackAddress) -> [LinkPathItem<Destination>] {
    get { Array(visibleStack(at: address).dropFirst()) }
    set { setPath(newValue, at: address) }
  }

  /// The screens of a column.
  subscript(column address: ColumnAddress) -> [LinkPathItem<Destination>] {
    get {
      let columns = columns(like: address, of: ownState)
      guard columns.indices.contains(address.index) else { return [] }
      return items(of: columns[address.index])
    }
    set {
      let before = columns(like: address, of: ownState).prefix(address.index).flatMap(\.self)
      setPath(newValue, after: before, at: .container(address.container))
    }
  }

  /// The link that is pushed on a screen; setting it replaces everything above the screen.
  subscript(above place: SelectionPlace<Destination>) -> Destination? {
    get {
      let stack = ownState.stack(at: place.address) ?? []
      guard let index = stack.firstIndex(of: .destination(place.link)), index + 1 < stack.count
      else { return nil }
      return stack[index + 1].destination
    }
    set {
      guard newValue != self[above: place], let stack = ownState.stack(at: place.address),
        let index = stack.firstIndex(of: .destination(place.link))
      else { return }
      let above = newValue.map { [NavigationEntry.destination($0)] } ?? []
      setPushed(Array(stack[1..<(index + 1)]) + above, at: place.address)
    }
  }

  /// The stack of a container in columns, the leading one first.
  func columns(
    like address: ColumnAddress,
    of state: NavigationState<Destination>
  ) -> [[NavigationEntry<Destination>]] {
    let stack = state.stack(at: .container(address.container)) ?? []
    return NavigationColumns(stack, count: address.count).columns
  }

  /// The entries of a stack that can be shown by value.
  func items(of stack: [NavigationEntry<Destination>]) -> [LinkPathItem<Destination>] {
    stack.compactMap { entry in
      switch entry {
      case .destination(let destination): .link(destination)
      case .foreign(let screen): pathScreens.value(of: screen).map { .screen($0) }
      }
    }
  }

  /// The entries of a path; a value that the stack shows already keeps its screen.
  private func entries(
    of path: some Sequence<LinkPathItem<Destination>>,
    in stack: [NavigationEntry<Destination>]?
  ) -> [NavigationEntry<Destination>] {
    var free = stack?.compactMap(\.foreign) ?? []
    return path.map { item in
      switch item {
      case .link(let destination), .opening(let destination): return .destination(destination)
      case .screen(let value):
        let screen = pathScreens.screen(of: value, in: free)
        free.removeAll { $0 == screen }
        return .foreign(screen)
      }
    }
  }

  /// Shows a path that a person changed, in a stack whose first screens stay; by default its root stays.
  ///
  /// A link that is to be opened is left off the path until it is settled.
  private func setPath(
    _ path: [LinkPathItem<Destination>],
    after first: [NavigationEntry<Destination>]? = nil,
    at address: StackAddress
  ) {
    guard let stack = ownState.stack(at: address) else { return }
    let first = first ?? Array(stack.prefix(1))
    guard case .opening(let link)? = path.last, let push else {
      return setPushed(Array((first + entries(of: path, in: stack)).dropFirst()), at: address)
    }
    // The stack shows the path without the link again.
    recordChange {}
    push(link, PushPlace(in: address, on: first + entries(of: path.dropLast(), in: stack)))
  }

  /// Replaces the screens above the root of a stack; a stack without a root stays as it is.
  func setPushed(_ pushed: [NavigationEntry<Destination>], at address: StackAddress) {
    var new = ownState
    guard let root = new.stack(at: address)?.first else { return }
    switch address {
    // The container has a root, so it is one of this state.
    case .container(let id): try? new.setStack([root] + pushed, of: id)
    case .presentation(let level): new.presentations[level].pushed = pushed
    }
    showForPerson(new)
  }
}
#endif
