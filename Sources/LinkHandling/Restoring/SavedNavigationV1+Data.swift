public import LinkRouting

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension SavedNavigationV1 {
  /// The most bytes that are read: 256 KB, which no scene of screens that a person opened comes to.
  public static var maximumSize: Int { 262_144 }

  /// The saved form as JSON, with its keys in order.
  ///
  /// - Throws: What the encoder throws.
  public func data() throws -> Data {
    try JSONEncoder.sortingKeys().encode(self)
  }

  /// Reads what the system kept for a scene.
  ///
  /// - Parameter data: What was kept, unchecked.
  /// - Throws: `LinkFailure` – `.savedStateDamaged`, without values.
  /// - Complexity: O(*n*), *n* = length of the data.
  public init(reading data: Data) throws(LinkFailure) {
    guard data.count <= Self.maximumSize,
      let saved = try? JSONDecoder().decode(Self.self, from: data)
    else {
      throw LinkFailure(
        .savedStateDamaged,
        expected: .name("saved navigation of version 1, at most \(Self.maximumSize) bytes"),
        found: .name("\(data.count) bytes")
      )
    }
    self = saved
  }
}

extension LinkHandler {
  /// Shows what the system kept for the scene, as `restore(_:)` does with what was saved.
  ///
  /// - Parameter data: What was kept, unchecked. What cannot be read is dropped.
  /// - Returns: What to await the end by. You don't need to retain it.
  /// - Complexity: O(*n*), *n* = length of the data.
  @discardableResult
  public func restore(_ data: Data) -> LinkRestoration {
    do throws(LinkFailure) {
      return restore(try SavedNavigationV1(reading: data))
    } catch {
      let restoration = LinkRestoration()
      restoration.end(error)
      return restoration
    }
  }
}
