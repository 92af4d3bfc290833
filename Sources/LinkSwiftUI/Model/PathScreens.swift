#if canImport(SwiftUI) && !os(watchOS)
import LinkNavigation

/// The values behind the screens on a path that are no links.
struct PathScreens {
  private var values: [ForeignScreen: AnyHashable] = [:]

  private var made = 0

  /// The value of a screen; `nil` for one that was not pushed by value.
  func value(of screen: ForeignScreen) -> AnyHashable? { values[screen] }

  /// The screen of a value: that of a stack, or a new one.
  mutating func screen(of value: AnyHashable, in stack: [ForeignScreen]) -> ForeignScreen {
    if let known = stack.first(where: { values[$0] == value }) { return known }
    made += 1
    let screen = ForeignScreen(id: "pushed-\(made)", kind: .pushed)
    values[screen] = value
    return screen
  }

  /// Forgets the screens that are nowhere any longer.
  mutating func keep(_ screens: Set<ForeignScreen>) {
    values = values.filter { screens.contains($0.key) }
  }
}
#endif
