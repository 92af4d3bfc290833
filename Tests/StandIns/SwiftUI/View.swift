@_spi(Driving) @_exported public import AppleFoundationStandIn
@_exported public import Observation

// Apple: swiftui/view, 2026-11-21
/// A part of the interface, described by its body.
@MainActor @preconcurrency public protocol View {
  /// The type of the body.
  associatedtype Body: View

  /// The content.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  /// Nothing has no content.
  public var body: Never { fatalError("Never has no body") }
}

extension View where Body == Never {
  /// Views that the model renders itself have no body.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

// Apple: swiftui/viewmodifier, 2026-11-21
/// Makes a different version of a view.
@MainActor @preconcurrency public protocol ViewModifier {
  /// The type of the modified view.
  associatedtype Body: View

  // Apple: swiftui/viewmodifier/body(content:), 2026-11-21
  /// The modified view; `content` is in place of the original.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

  /// The placeholder of the original view.
  typealias Content = ViewModifierContent<Self>
}

extension ViewModifier where Body == Never {
  /// Modifiers that the model applies itself have no body.
  public func body(content: Content) -> Never { fatalError("\(Self.self) has no body") }
}

/// The placeholder of the view that a modifier is applied to.
public nonisolated struct ViewModifierContent<Modifier: ViewModifier>: View {
  let view: any View
}

/// A view with a modifier.
public nonisolated struct ModifiedContent<Content, Modifier> {
  /// The original view.
  public var content: Content

  /// The modifier.
  public var modifier: Modifier

  /// Joins a view and a modifier.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
}

extension View {
  /// Applies a modifier.
  public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A property of a view that the system fills in before it reads the body.
public protocol DynamicProperty {
  /// Brings the property up to date.
  mutating func update()
}

extension DynamicProperty {
  /// Nothing to do.
  public mutating func update() {}
}
