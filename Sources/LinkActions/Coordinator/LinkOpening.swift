public import LinkPatterns

/// One part of an app that opens its own links: the account, the videos.
///
/// A ``LinkCoordinator`` asks its parts; a part does not know the others. ``LinkPart`` is a part with a router;
/// conform to the protocol for another kind of part.
@MainActor
public protocol LinkOpening {
  /// The name, for reports.
  var name: String { get }

  /// The prefixes of its URLs.
  ///
  /// Used to compare it with other parts; empty by default.
  var prefixes: [LinkPrefix] { get }

  /// The patterns of its URLs.
  ///
  /// Used to compare it with other parts; empty by default.
  var tableEntries: [PatternTable.Entry] { get }

  /// Returns whether the part can open a URL, without opening it.
  ///
  /// - Parameters:
  ///   - url: The URL, unchecked.
  ///   - source: Where it came from.
  /// - Returns: Whether ``open(_:from:)`` would open it.
  func canOpen(_ url: String, from source: LinkSource) -> Bool

  /// Opens a URL.
  ///
  /// - Parameters:
  ///   - url: The URL, unchecked.
  ///   - source: Where it came from.
  /// - Returns: Whether it was opened; `false` for a URL that the part cannot open.
  func open(_ url: String, from source: LinkSource) -> Bool

  /// Returns a closure that opens a URL, so that it need not be matched again.
  ///
  /// - Parameters:
  ///   - url: The URL, unchecked.
  ///   - source: Where it came from.
  /// - Returns: A closure like ``open(_:from:)``; `nil` for a URL that the part cannot open.
  func opening(_ url: String, from source: LinkSource) -> (() -> Bool)?
}

extension LinkOpening {
  /// An empty list.
  public var prefixes: [LinkPrefix] { [] }

  /// An empty list.
  public var tableEntries: [PatternTable.Entry] { [] }

  /// A closure that calls ``open(_:from:)``, if ``canOpen(_:from:)`` returns `true`.
  public func opening(_ url: String, from source: LinkSource) -> (() -> Bool)? {
    canOpen(url, from: source) ? { open(url, from: source) } : nil
  }
}
