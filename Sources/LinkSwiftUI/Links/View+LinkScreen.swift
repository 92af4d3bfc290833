#if canImport(SwiftUI) && !os(watchOS)
public import SwiftUI

extension View {
  /// Declares the screen of values that aren't links, for the stacks in this view.
  ///
  /// ```
  /// DeepLinkStack(links) { link in QuizScreen(link) }
  ///   .linkScreen(for: Draft.self) { draft in DraftEditor(draft) }
  /// ```
  ///
  /// A `NavigationLink` with the value `LinkPathItem.screen(draft)` pushes it. Attach it around the stack, not in a
  /// screen of the stack.
  ///
  /// - Parameters:
  ///   - type: The type of the values.
  ///   - screen: Makes the view of a value.
  /// - Returns: This view, whose stacks show the values.
  public func linkScreen<Value: Hashable, Screen: View>(
    for type: Value.Type,
    @ViewBuilder screen: @escaping @MainActor (Value) -> Screen
  ) -> some View {
    transformEnvironment(\.linkScreens) { $0.declare(type, screen) }
  }
}

/// The screens of values that aren't links, by the types of the values.
struct LinkScreens {
  private var makers: [ObjectIdentifier: @MainActor (AnyHashable) -> AnyView?] = [:]

  mutating func declare<Value: Hashable, Screen: View>(
    _ type: Value.Type,
    _ screen: @escaping @MainActor (Value) -> Screen
  ) {
    makers[ObjectIdentifier(type)] = { value in
      (value.base as? Value).map { AnyView(screen($0)) }
    }
  }

  @MainActor
  func view(of value: AnyHashable) -> AnyView? {
    makers[ObjectIdentifier(type(of: value.base))]?(value)
  }
}

extension EnvironmentValues {
  /// The screens of values that aren't links.
  var linkScreens: LinkScreens {
    get { self[OptionalKey<LinkScreens>.self] ?? LinkScreens() }
    set { self[OptionalKey<LinkScreens>.self] = newValue }
  }
}

/// The screen of a value on a path.
@MainActor
struct PathScreen: View {
  /// The value.
  let value: AnyHashable

  @Environment(\.linkScreens) private var screens

  @Environment(\.openLink) private var openLink

  var body: some View {
    if let view = screens.view(of: value) {
      view.environment(\.pathValue, value)
    } else {
      Text(verbatim: missing).onAppear { openLink.report(missing) }
    }
  }

  /// The missing declaration, and where to add it.
  private var missing: String {
    let type = String(describing: type(of: value.base))
    return "No screen for '\(type)'. Add .linkScreen(for: \(type).self) { … } to the DeepLinkStack."
  }
}

/// The values of screens on a path that aren't links.
struct PathScreens {
  private var values: [ForeignScreen: AnyHashable] = [:]

  private var made = 0

  /// The value of a screen; `nil` for one that was not pushed by value.
  func value(of screen: ForeignScreen) -> AnyHashable? { values[screen] }

  /// The screen of a value: one that is in the stack, or a new one.
  mutating func screen(of value: AnyHashable, in stack: [ForeignScreen]) -> ForeignScreen {
    if let known = stack.first(where: { values[$0] == value }) { return known }
    made += 1
    let screen = ForeignScreen(id: "pushed-\(made)", kind: .pushed)
    values[screen] = value
    return screen
  }

  /// Forgets the screens that are in no stack any more.
  mutating func keep(_ screens: Set<ForeignScreen>) {
    values = values.filter { screens.contains($0.key) }
  }
}
#endif
