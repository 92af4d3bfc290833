@_spi(Driving) import AppleFoundationStandIn

// Reached only by `@_spi(Driving) import SwiftUI`.

/// What is shown over a screen.
@_spi(Driving) public struct PresentationSnapshot: Equatable, Sendable {
  /// Whether it covers the screen.
  public let isFullScreen: Bool

  /// Whether it points at a view.
  public let isPopover: Bool

  /// The size that its content wants: automatic, form, page.
  public let size: String

  /// Whether it is on its way out.
  public let isDismissing: Bool

  /// Its title.
  public let title: String?

  /// Its texts.
  public let texts: [String]
}

// What a person sees.
@_spi(Driving) extension ViewHost {
  /// The texts in front, top to bottom.
  public var texts: [String] { front.flatMap(\.texts) }

  /// The title in front.
  public var title: String? { front.lazy.compactMap(\.title).last }

  /// The labels of what can be tapped in front; disabled ones are left out.
  public var controls: [String] { shownControls.map(\.label) }

  /// The titles of the stack in front, root first; an untitled screen is "".
  public var stackTitles: [String] {
    stackInFront?.children.map { $0.title ?? "" } ?? []
  }

  /// The titles in each column of the split view in front: of a stack's screens, root first.
  public var columns: [[String]] {
    columnsInFront.map { column in
      let stack = column.tree.last { if case .stack = $0.kind { true } else { false } }
      return stack.map { $0.children.map { $0.title ?? "" } } ?? [column.title ?? ""]
    }
  }

  /// Whether the screen on top of a column's stack has a button that leads back.
  public func canGoBack(inColumn index: Int) -> Bool {
    guard columnsInFront.indices.contains(index),
      let stack = columnsInFront[index].tree.last(where: {
        if case .stack = $0.kind { true } else { false }
      }), stack.children.count > 1
    else { return false }
    return !stack.shownTree.contains { if case .backHidden = $0.kind { true } else { false } }
  }

  /// Taps what has a label in a column; false when nothing there has it.
  @discardableResult public func tap(_ label: String, inColumn index: Int) -> Bool {
    guard columnsInFront.indices.contains(index),
      let control = columnsInFront[index].shownTree.first(where: { node in
        if case .control(.some) = node.kind { node.label == label } else { false }
      }), case .control(let action?) = control.kind
    else { return false }
    action()
    graph.update()
    return true
  }

  /// The labels of the tabs in front.
  public var tabLabels: [String] { tabsInFront?.labels ?? [] }

  /// The label of the selected tab in front.
  public var selectedTab: String? {
    tabsInFront.flatMap { $0.labels.indices.contains($0.selected) ? $0.labels[$0.selected] : nil }
  }

  /// What is presented, bottom first, with what is on its way out.
  public var presentations: [PresentationSnapshot] {
    presentationNodes.compactMap { node in
      guard case .presentation(let handle) = node.kind else { return nil }
      return PresentationSnapshot(
        isFullScreen: handle.isFullScreen,
        isPopover: handle.isPopover,
        size: handle.size,
        isDismissing: handle.isDismissing,
        title: node.children.lazy.compactMap(\.title).last,
        texts: node.children.flatMap(\.texts)
      )
    }
  }

  /// The texts of a view with an identifier, in front.
  public func texts(of identifier: String) -> [String] {
    front.flatMap(\.shownTree).filter { $0.identifier == identifier }.flatMap(\.texts)
  }
}

// What a person does.
@_spi(Driving) extension ViewHost {
  /// Taps what has a label; false when nothing in front has it, or it is disabled.
  @discardableResult public func tap(_ label: String) -> Bool {
    guard let control = shownControls.first(where: { $0.label == label }),
      case .control(let action?) = control.kind
    else { return false }
    action()
    graph.update()
    return true
  }

  /// Types a text into the field with a label, in place of what is there; false when nothing in front is one.
  @discardableResult public func type(_ text: String, into label: String) -> Bool {
    for node in front.flatMap(\.shownTree) where node.label == label {
      guard case .field(let type) = node.kind else { continue }
      type(text)
      graph.update()
      return true
    }
    return false
  }

  /// Goes back in the stack in front, by button or swipe: the path gets shorter.
  @discardableResult public func goBack() -> Bool {
    guard let stack = stackInFront, case .stack(let handle) = stack.kind else { return false }
    let wentBack = handle.goBack()
    graph.update()
    return wentBack
  }

  /// Taps a tab in front: the selection changes.
  @discardableResult public func selectTab(_ label: String) -> Bool {
    guard let tabs = tabsInFront, let index = tabs.labels.firstIndex(of: label) else {
      return false
    }
    tabs.select(index)
    graph.update()
    return true
  }

  /// Swipes the sheet in front down: its binding becomes nil, and `onDismiss` follows later.
  @discardableResult public func swipeDown() -> Bool {
    guard let front = presentationNodes.last, case .presentation(let handle) = front.kind,
      !handle.isDismissing, !handle.isSwipeDisabled
    else { return false }
    handle.close()
    graph.update()
    return true
  }
}

extension ViewHost {
  /// Everything that is presented, bottom first.
  private var presentationNodes: [Node] {
    graph.update()
    return Self.presentations(in: graph.nodes)
  }

  /// What is presented over nodes, and over that, bottom first.
  private static func presentations(in nodes: [Node]) -> [Node] {
    nodes.flatMap(\.tree).flatMap { node -> [Node] in
      guard case .presentation = node.kind else { return [] }
      return [node] + presentations(in: node.children)
    }
  }

  /// The nodes in front: the last presentation that stays, or the root.
  private var front: [Node] {
    let staying = presentationNodes.last { node in
      if case .presentation(let handle) = node.kind { !handle.isDismissing } else { false }
    }
    return staying?.children ?? graph.nodes
  }

  /// What can be tapped in front.
  private var shownControls: [Node] {
    front.flatMap(\.shownTree).filter { if case .control(.some) = $0.kind { true } else { false } }
  }

  /// The innermost stack in front.
  private var stackInFront: Node? {
    front.flatMap(\.shownTree).last { if case .stack = $0.kind { true } else { false } }
  }

  /// The columns of the split view in front.
  private var columnsInFront: [Node] {
    front.flatMap(\.shownTree).filter { if case .column = $0.kind { true } else { false } }
  }

  /// The outermost tabs in front.
  private var tabsInFront: TabsHandle? {
    front.flatMap(\.shownTree).lazy
      .compactMap { if case .tabs(let handle) = $0.kind { handle } else { nil } }.first
  }
}
