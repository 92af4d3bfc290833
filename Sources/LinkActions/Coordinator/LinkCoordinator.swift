import LinkPatterns

/// Passes each URL to the first part of the app that can open it.
@MainActor
public struct LinkCoordinator {
  /// The parts, in the order in which they are asked.
  public let parts: [any LinkOpening]

  /// Creates a coordinator.
  ///
  /// - Parameter parts: The parts, in the order in which they are asked.
  public init(_ parts: [any LinkOpening]) {
    self.parts = parts
  }

  /// Finds the part that can open a URL, without opening it.
  ///
  /// - Parameters:
  ///   - url: The URL, unchecked.
  ///   - source: Where it came from.
  /// - Returns: The first part that can open it; `nil` when none can.
  public func part(for url: String, from source: LinkSource) -> (any LinkOpening)? {
    parts.first { $0.canOpen(url, from: source) }
  }

  /// Returns whether a part can open a URL, without opening it.
  ///
  /// - Parameters:
  ///   - url: The URL, unchecked.
  ///   - source: Where it came from.
  /// - Returns: Whether a part can open it.
  public func canOpen(_ url: String, from source: LinkSource) -> Bool {
    part(for: url, from: source) != nil
  }

  /// Opens a URL from `application(_:open:options:)` or SwiftUI's `onOpenURL`.
  ///
  /// - Parameters:
  ///   - url: The URL, unchecked.
  ///   - source: Where it came from.
  /// - Returns: The result of the first part that can open it, or `false`.
  @discardableResult
  public func open(_ url: String, from source: LinkSource) -> Bool {
    for part in parts {
      if let open = part.opening(url, from: source) { return open() }
    }
    return false
  }

  /// Opens a set of URLs from `scene(_:openURLContexts:)`.
  ///
  /// - Parameters:
  ///   - urls: The URLs, unchecked. They are opened in byte order, since a set has no order.
  ///   - source: Where they came from.
  /// - Returns: Whether all were opened; `true` for an empty set.
  @discardableResult
  public func open(_ urls: Set<String>, from source: LinkSource) -> Bool {
    urls.sorted(by: UTF8Text.precedes)
      .map { open($0, from: source) }
      .allSatisfy(\.self)
  }
}
