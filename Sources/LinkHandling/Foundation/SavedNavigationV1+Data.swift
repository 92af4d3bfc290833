public import LinkNavigation
public import LinkRouting

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// What came of restoring a scene.
public struct RestoredNavigation<Link: DeepLink>: Hashable, Sendable {
  /// What is to be shown; `nil` when nothing could be read.
  public let state: NavigationState<Link>?

  /// What was left out, and why, without values; `nil` when everything was restored.
  public let problem: LinkReason?
}

extension SavedNavigationV1 {
  /// The most bytes that are read: 256 KB, which no scene of screens that a person opened comes to.
  public static var maximumSize: Int { 262_144 }

  /// The saved form as JSON, with its keys in order.
  ///
  /// - Returns: The data.
  /// - Throws: What the encoder throws.
  public func data() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self)
  }

  /// Restores a scene from what the system kept for it.
  ///
  /// - Parameters:
  ///   - data: What was kept, unchecked.
  ///   - state: What the app shows without anything restored.
  ///   - router: Reads the URLs.
  /// - Returns: The state, and what was left out: all of it with `.savedStateDamaged`, some screens with
  ///   `.savedScreensLost`.
  /// - Complexity: O(*n*), *n* = length of the data.
  public static func restore<Link>(
    _ data: Data,
    over state: NavigationState<Link>,
    router: LinkRouter<Link>
  ) -> RestoredNavigation<Link> {
    guard data.count <= maximumSize, let saved = try? JSONDecoder().decode(Self.self, from: data)
    else {
      let problem = LinkReason(
        .savedStateDamaged,
        expected: "saved navigation of version 1, at most \(maximumSize) bytes",
        found: "\(data.count) bytes",
        message: "What was saved of the scene cannot be read, and is dropped."
      )
      return RestoredNavigation(state: nil, problem: problem)
    }
    let (restored, lost) = saved.restored(over: state, router: router)
    let problem = LinkReason(
      .savedScreensLost,
      found: "\(lost.count)",
      message:
        "\(lost.count) saved screens are left out: they are no links any more, or stood on one."
    )
    return RestoredNavigation(state: restored, problem: lost.isEmpty ? nil : problem)
  }
}
