public import LinkPatterns
public import LinkRouting

/// One part of an app that opens links of its own: the account, the videos.
///
/// A part is asked by a ``LinkCoordinator`` and knows no other part. ``LinkPart`` is one over a table;
/// adopt the protocol for another.
@MainActor
public protocol LinkOpening {
  /// The name, for reports.
  var name: String { get }

  /// The beginnings of its URLs.
  ///
  /// For comparing it with other parts; none, unless it says so.
  var prefixes: [LinkPrefix] { get }

  /// The patterns of its URLs.
  ///
  /// For comparing it with other parts; none, unless it says so, as a part that goes by patterns does.
  var tableEntries: [PatternTable.Entry] { get }

  /// Tells whether it opens a URL; changes nothing.
  ///
  /// - Parameters:
  ///   - url: The URL, unchecked.
  ///   - source: Where it came from.
  /// - Returns: Whether ``open(_:from:)`` would.
  func canOpen(_ url: String, from source: LinkSource) -> Bool

  /// Opens a URL.
  ///
  /// - Parameters:
  ///   - url: The URL, unchecked.
  ///   - source: Where it came from.
  /// - Returns: Whether it did; `false` for a URL that it cannot open.
  func open(_ url: String, from source: LinkSource) -> Bool

  /// What opens a URL, so that it need not be matched again.
  ///
  /// - Parameters:
  ///   - url: The URL, unchecked.
  ///   - source: Where it came from.
  /// - Returns: Opens it, as ``open(_:from:)``; `nil` for a URL that it cannot open.
  func opening(_ url: String, from source: LinkSource) -> (() -> Bool)?
}

extension LinkOpening {
  /// None.
  public var prefixes: [LinkPrefix] { [] }

  /// None.
  public var tableEntries: [PatternTable.Entry] { [] }

  /// What opens a URL: ``open(_:from:)``, where ``canOpen(_:from:)`` says that it can.
  public func opening(_ url: String, from source: LinkSource) -> (() -> Bool)? {
    canOpen(url, from: source) ? { open(url, from: source) } : nil
  }
}
