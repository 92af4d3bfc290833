@_spi(Driving) public import AppleFoundationStandIn

/// An image: here nothing to see.
public nonisolated struct Image: View {
  /// Shows a system symbol.
  public init(systemName: String) {}
}

extension Image: PrimitiveView {
  @MainActor func render(at site: Site) -> [Node] { [] }
}

/// A title with an icon.
public nonisolated struct Label<Title: View, Icon: View>: View {
  let title: Title

  /// Joins a title and an icon.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
  }
}

extension Label where Title == Text, Icon == Image {
  /// Joins a title and a system symbol.
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }
}

extension Label: PrimitiveView {
  @MainActor func render(at site: Site) -> [Node] { site.render(title) }
}

/// What a button means.
public struct ButtonRole: Equatable, Sendable {
  private let name: String

  /// Destroys something.
  public static let destructive = ButtonRole(name: "destructive")

  /// Leaves everything as it is.
  public static let cancel = ButtonRole(name: "cancel")
}

/// Something to tap.
public nonisolated struct Button<Label: View>: View {
  let action: @MainActor () -> Void
  let label: Label

  // Apple: swiftui/button/init(action:label:), 2026-11-21
  /// Creates a button.
  @preconcurrency public init(
    action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.action = action
    self.label = label()
  }

  /// Creates a button with a meaning.
  @preconcurrency public init(
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.init(action: action, label: label)
  }
}

extension Button where Label == Text {
  /// Creates a button with a text.
  @preconcurrency public init<S: StringProtocol>(
    _ title: S,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { Text(title) }
  }

  /// Creates a button with a text and a meaning.
  @preconcurrency public init<S: StringProtocol>(
    _ title: S,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { Text(title) }
  }
}

extension Button: PrimitiveView {
  @MainActor func render(at site: Site) -> [Node] {
    [Node(.control(site.environment.isEnabled ? action : nil), site.render(label))]
  }
}

// Apple: swiftui/textfield/init(_:text:)-2laoi, 2026-11-24
/// A field to type a text into.
public nonisolated struct TextField<Label: View>: View {
  let label: Label
  let text: Binding<String>
}

extension TextField where Label == Text {
  /// Creates a field with a title.
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(label: Text(title), text: text)
  }
}

extension TextField: PrimitiveView {
  @MainActor func render(at site: Site) -> [Node] {
    let shown = text.wrappedValue.isEmpty ? [] : [Node(.text(text.wrappedValue))]
    return [Node(.field { text.wrappedValue = $0 }, site.render(label))] + shown
  }
}

// Apple: swiftui/link/init(destination:label:), 2026-11-21
/// A control that opens a URL through the environment's `openURL`.
public nonisolated struct Link<Label: View>: View {
  let destination: URL
  let label: Label

  /// Creates a link.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }
}

extension Link where Label == Text {
  /// Creates a link with a text.
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

extension Link: PrimitiveView {
  @MainActor func render(at site: Site) -> [Node] {
    let open = site.environment.openURL
    let action: @MainActor () -> Void = { open(destination) }
    return [Node(.control(site.environment.isEnabled ? action : nil), site.render(label))]
  }
}
