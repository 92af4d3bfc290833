@_spi(Driving) import AppleFoundationStandIn

/// What a view comes to: as much as people and tests can see.
@MainActor final class Node {
  /// What a node is.
  enum Kind {
    /// Nothing but its children.
    case group
    /// A text.
    case text(String)
    /// Something to tap, labelled by its children; nil is disabled.
    case control((@MainActor () -> Void)?)
    /// Something to type into, labelled by its children.
    case field(@MainActor (String) -> Void)
    /// The title of the screen.
    case title(String)
    /// A stack; the children are its layers, root first.
    case stack(StackHandle)
    /// One screen of a stack.
    case layer
    /// Tabs; the children are those that were ever shown.
    case tabs(TabsHandle)
    /// One tab.
    case tab(Int)
    /// A column of a split view.
    case column
    /// A screen without a button that leads back.
    case backHidden
    /// A sheet or cover over the screen.
    case presentation(PresentationHandle)
  }

  let kind: Kind
  let children: [Node]
  var identifier: String?

  init(_ kind: Kind, _ children: [Node] = []) {
    self.kind = kind
    self.children = children
  }

  /// The children that are on the same screen and shown.
  var shown: [Node] {
    switch kind {
    case .stack: children.suffix(1)
    case .tabs(let handle):
      children.filter { if case .tab(handle.selected) = $0.kind { true } else { false } }
    case .presentation: []
    default: children
    }
  }

  /// This node and all that is shown in it, outer before inner.
  var shownTree: [Node] { [self] + shown.flatMap(\.shownTree) }

  /// This node and all in it, shown or not, without what is presented over it.
  var tree: [Node] {
    if case .presentation = kind { return [self] }
    return [self] + children.flatMap(\.tree)
  }

  /// The texts that are shown in it.
  var texts: [String] {
    shownTree.compactMap { if case .text(let text) = $0.kind { text } else { nil } }
  }

  /// The title of the screen, as given by what is shown.
  var title: String? {
    shownTree.lazy.compactMap { if case .title(let text) = $0.kind { text } else { nil } }.last
  }

  var label: String { texts.joined(separator: " ") }
}

/// What a person can do with a stack.
@MainActor struct StackHandle {
  /// Takes the top away; false at the root.
  let goBack: @MainActor () -> Bool
}

/// What a person can do with tabs.
@MainActor struct TabsHandle {
  let labels: [String]
  let selected: Int
  let select: @MainActor (Int) -> Void
}

/// What a person can do with a sheet or cover.
@MainActor struct PresentationHandle {
  let isFullScreen: Bool
  let isPopover: Bool
  let size: String
  let isDismissing: Bool
  let isSwipeDisabled: Bool
  let close: @MainActor () -> Void
}
