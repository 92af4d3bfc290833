@_spi(Driving) import AppleFoundationStandIn

// Apple: swiftui/viewbuilder, 2026-11-21
/// Makes views from closures; the same as `ContentBuilder` of the 27 SDK, but for views alone.
@resultBuilder public struct ViewBuilder {
  // Apple: swiftui/viewbuilder/buildblock(), 2026-11-21
  /// No statement.
  public static func buildBlock() -> EmptyView { EmptyView() }

  // Apple: swiftui/viewbuilder/buildblock(_:), 2026-11-21
  /// One statement.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  // Apple: swiftui/viewbuilder/buildblock(_:)-2bj1g, 2026-11-21
  /// Several statements.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    var elements: [any View] = []
    repeat elements.append(each content)
    return TupleView(value: (repeat each content), contents: elements)
  }

  /// A view as a statement.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// An `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The first branch.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalContent<First, Second> { .first(first) }

  /// The second branch.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalContent<First, Second> { .second(second) }

  /// An `if #available`.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

// Apple: swiftui/contentbuilder, 2026-11-21
/// The name of the view builder in the 27 SDK.
public typealias ContentBuilder = ViewBuilder

/// No view.
public nonisolated struct EmptyView: View {
  /// Creates nothing.
  public init() {}
}

/// Several views in a row.
public nonisolated struct TupleView<T>: View {
  /// The views as a tuple.
  public var value: T

  let contents: [any View]
}

/// One of two views; Apple's type has an underscored name, which apps do not write.
public nonisolated enum ConditionalContent<First: View, Second: View>: View {
  /// The first branch.
  case first(First)
  /// The second branch.
  case second(Second)
}

extension Optional: View where Wrapped: View {
}

/// A view without its type.
public nonisolated struct AnyView: View {
  let view: any View

  /// Hides the type of a view.
  public init<V: View>(_ view: V) {
    self.view = view
  }

  /// Hides the type of a view.
  public init<V: View>(erasing view: V) {
    self.view = view
  }
}

/// Several views as one, without an effect of its own.
public nonisolated struct Group<Content: View>: View {
  let content: Content

  /// Groups views.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}
