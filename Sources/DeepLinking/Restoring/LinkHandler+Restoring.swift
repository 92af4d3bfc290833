#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension LinkHandler {
  /// Shows the saved screens of the scene from when the app last ran, without animation.
  ///
  /// Once the app is ready, the guards are asked about each screen that is not shown yet, the lowest of a
  /// stack first, as about an ancestor unless it is the top of its stack. A screen is left out, with all
  /// screens above it, unless every guard answers `allow`, and when it can't be built. The guards
  /// have `LinkPolicy.guardLimit` for all screens together, and building has `LinkPolicy.screenLimit`.
  /// Guards see it as one event, through the entry point `LinkEntryPoint.restoration`.
  ///
  /// Links that are received meanwhile are placed over the restored screens. Nothing is restored that was
  /// saved for another account, and nothing over screens that the app or the person showed meanwhile.
  ///
  /// Call it once, when the first screens of the scene are there, and before its links are received.
  ///
  /// - Parameter saved: The saved form.
  /// - Returns: A receipt whose `outcome` can be awaited. You don't need to retain it.
  /// - Complexity: O(*n*), *n* = number of URLs.
  @discardableResult
  public func restore(_ saved: SavedNavigationV1) -> LinkRestoration {
    let restoration = LinkRestoration()
    let request = SavedScreensShowRequest(
      saved,
      over: host.state,
      router: links.router,
      restoration: restoration
    )
    guard showSaved(request, top: request.screens.top, ending: restoration.finish) else {
      return LinkRestoration(endedBy: LinkFailure(.savedStateOvertaken))
    }
    lastRestoration = restoration.end
    return restoration
  }

  /// Waits until the saved screens of the scene are shown, or will not be shown.
  package func restorationEnd() async {
    await lastRestoration?.result()
  }
}

// MARK: - Saving

extension LinkHandler {
  /// Returns what the scene shows, in a form that can be stored.
  ///
  /// It is bound to the current account. Screens that were shown to another account are left out with
  /// the screens on them, except for the roots of containers, which an app has for
  /// everyone.
  ///
  /// - Returns: The saved form. `SavedNavigationV1.data()` encodes it.
  /// - Complexity: O(*n*), *n* = number of entries.
  public func savedNavigation() -> SavedNavigationV1 {
    let shown = screensOverRoots
    formerScreens.removeAll { !shown.contains($0) }
    return SavedNavigationV1(
      host.state,
      router: links.router,
      account: links.account,
      leavingOut: formerScreens
    )
  }
}

extension SavedNavigationV1 {
  /// The most bytes that are read: 256 KB, more than the screens of any scene need.
  public static var maximumSize: Int { 262_144 }

  /// The saved form as JSON, with its keys in order.
  ///
  /// - Throws: What the encoder throws.
  public func data() throws -> Data {
    try JSONEncoder.sortingKeys().encode(self)
  }

  /// Reads the data that the system stored for a scene.
  ///
  /// - Parameter data: The stored data, unchecked.
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
  /// Shows the data that the system stored for the scene, as `restore(_:)` does.
  ///
  /// - Parameter data: The stored data, unchecked. Data that can't be read is dropped.
  /// - Returns: A receipt whose end can be awaited. You don't need to retain it.
  /// - Complexity: O(*n*), *n* = length of the data.
  @discardableResult
  public func restore(_ data: Data) -> LinkRestoration {
    do throws(LinkFailure) {
      return restore(try SavedNavigationV1(reading: data))
    } catch {
      return LinkRestoration(endedBy: error)
    }
  }
}
