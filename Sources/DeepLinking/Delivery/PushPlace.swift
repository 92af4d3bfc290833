/// Where a person pushes a link: a stack, and what lies below the link in it.
package struct PushPlace<Link: Hashable & Sendable>: Hashable, Sendable {
  /// The stack.
  let address: StackAddress

  /// The screens below the link, the lowest first.
  let below: [NavigationEntry<Link>]

  package init(in address: StackAddress, on below: [NavigationEntry<Link>]) {
    (self.address, self.below) = (address, below)
  }

  /// The state with a link pushed here; `nil` when the person went elsewhere.
  ///
  /// What was presented over the place meanwhile, such as a sign-in, is left.
  func target(of link: Link, in state: NavigationState<Link>) -> NavigationState<Link>? {
    guard state.stack(at: address)?.starts(with: below) == true else { return nil }
    var target = state
    let pushed = below + [.destination(link)]
    switch address {
    case .container(let id):
      guard state.selected == id, (try? target.setStack(pushed, of: id)) != nil else { return nil }
      target.presentations = []
    case .presentation(let level):
      target.presentations.removeSubrange((level + 1)...)
      target.presentations[level].pushed = Array(pushed.dropFirst())
    }
    return target
  }
}

extension AdmittedLink {
  /// Whether a person can push it: it has a screen that lies on another one in a stack, and no side effects.
  var isPushed: Bool {
    guard !hasSideEffects else { return false }
    switch placements.first {
    case .pushed, .pushedOnCurrent: return true
    case .root, .presented, .presentedOnCurrent, .noScreen, nil: return false
    }
  }
}
