/// A link of an app, as a value: what a URL means, and what is printed as a URL.
///
/// The plain way is an enum with a case for each link, which adopts `Codable` besides: its cases and
/// labels are then tied to patterns by ``LinkRoute``, and both directions follow from one declaration.
///
/// A link says what is meant, not how it is shown; see `NavigationPlacing` in LinkNavigation for
/// that.
public protocol DeepLink: Hashable, Sendable {}
