@_spi(Driving) public import AppleFoundationStandIn

// Apple: swiftui/image, not compared
/// An image: here nothing to see.
public nonisolated struct Image: View {
  /// The model renders nothing.
  public typealias Body = Never

  /// Shows a system symbol.
  public init(systemName: String) {}
}

extension Image: PrimitiveView {
  @MainActor func render(at site: Site) -> [Node] { [] }
}

// Apple: swiftui/label, not compared
/// A title with an icon.
public nonisolated struct Label<Title: View, Icon: View>: View {
  /// The title.
  let title: Title

  /// The model renders the title.
  public typealias Body = Never

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

// Apple: swiftui/buttonrole, not compared
/// What a button means.
public struct ButtonRole: Equatable, Sendable {
  /// The meaning.
  private let name: String

  /// Destroys something.
  public static let destructive = ButtonRole(name: "destructive")

  /// Leaves everything as it is.
  public static let cancel = ButtonRole(name: "cancel")
}

// Apple: swiftui/button, not compared
/// Something to tap.
public nonisolated struct Button<Label: View>: View {
  /// What a tap does.
  let action: @MainActor () -> Void

  /// What it shows.
  let label: Label

  /// The model renders the button.
  public typealias Body = Never

  // Apple: swiftui/button/init(action:label:), 2026-11-21
  /// Creates a button.
  @preconcurrency public init(
    action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.action = action
    self.label = label()
  }

  // Apple: swiftui/button/init(role:action:label:), not compared
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
  // Apple: swiftui/button/init(_:action:), not compared
  /// Creates a button with a text.
  @preconcurrency public init<S: StringProtocol>(
    _ title: S,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { Text(title) }
  }

  // Apple: swiftui/button/init(_:role:action:), not compared
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

// Apple: swiftui/link/init(destination:label:), 2026-11-21
/// A control that opens a URL through the environment's `openURL`.
public nonisolated struct Link<Label: View>: View {
  /// The URL.
  let destination: URL

  /// What it shows.
  let label: Label

  /// The model renders the link.
  public typealias Body = Never

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
