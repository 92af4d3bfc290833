#if canImport(SwiftUI) && !os(watchOS)
public import LinkNavigation

/// The first screen of a presentation, for `sheet(item:)` and `fullScreenCover(item:)`.
///
/// Another level, style or first screen is another presentation; what is pushed in it is not.
public struct PresentedDestination<Destination: Hashable & Sendable>: Hashable, Identifiable,
  Sendable
{
  /// The position among the presentations; 0 is the lowest.
  public let level: Int

  /// How it is shown.
  public let style: PresentationStyle

  /// The first screen.
  public let root: Destination

  /// All of it: what is equal is one presentation.
  public var id: Self { self }
}
#endif
