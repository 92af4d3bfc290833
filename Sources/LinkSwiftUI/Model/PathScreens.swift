#if canImport(SwiftUI) && !os(watchOS)
import LinkNavigation

/// The values behind the screens on a path that are no links.
struct PathScreens {
  private var values: [OpaqueScreen: AnyHashable] = [:]

  private var made = 0

  /// The value of a screen; `nil` for one that was not pushed by value.
  func value(of screen: OpaqueScreen) -> AnyHashable? { values[screen] }

  /// The screen of a value: that of a stack, or a new one.
  mutating func screen(of value: AnyHashable, in stack: [OpaqueScreen]) -> OpaqueScreen {
    if let known = stack.first(where: { values[$0] == value }) { return known }
    made += 1
    let screen = OpaqueScreen(id: "pushed-\(made)")
    values[screen] = value
    return screen
  }

  /// Forgets the screens that are nowhere any longer.
  mutating func keep(_ screens: Set<OpaqueScreen>) {
    values = values.filter { screens.contains($0.key) }
  }
}
#endif
