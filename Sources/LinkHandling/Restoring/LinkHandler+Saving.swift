#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif
import LinkNavigation
public import LinkRouting

extension LinkHandler {
  /// Shows what was saved of the scene when the app ran last, without animation.
  ///
  /// Once the app is ready, the guards are asked about each screen that is not there yet, the lowest of a
  /// stack first, as about an ancestor unless it is the top of its stack. A screen is left out, with all
  /// screens above it, unless every guard answers `allow`, and when it can't be built. All of
  /// them together have `LinkPolicy.guardLimit`, and for building `LinkPolicy.screenLimit`.
  /// To guards it is one event, through the entry point ``LinkEntryPoint/restoration``.
  ///
  /// Links that are received meanwhile are placed over what is restored. Nothing is restored that was
  /// saved for another account, and nothing over what the app or the person showed meanwhile.
  ///
  /// To be called once, when the first screens of the scene are there, and before its links are received.
  ///
  /// - Parameter saved: What was saved.
  /// - Returns: A receipt whose `outcome` can be awaited. You don't need to retain it.
  /// - Complexity: O(*n*), *n* = number of URLs.
  @discardableResult
  public func restore(_ saved: SavedNavigationV1) -> LinkRestoration {
    guard !worker.queue.isRestoring else {
      return LinkRestoration(endedBy: LinkFailure(.savedStateOvertaken))
    }
    let restoration = LinkRestoration()
    self.restoration = restoration
    worker.restore(saved, restoration)
    return restoration
  }

  /// Waits until what was saved of the scene is shown, or is not going to be.
  package func restorationEnd() async {
    _ = await restoration?.problem
  }
}

// MARK: - Saving

extension LinkHandler {
  /// What the scene shows, to be kept from one run of the app to the next.
  ///
  /// It is bound to the account that is shown. Screens that were shown to another one and are still
  /// there are left out with what stands on them, but for the roots of containers, which an app has for
  /// everybody.
  ///
  /// - Returns: What is kept. `SavedNavigationV1.data()` makes data of it.
  /// - Complexity: O(*n*), *n* = number of entries.
  public func savedNavigation() -> SavedNavigationV1 {
    formerScreens.formIntersection(screensOverRoots)
    return SavedNavigationV1(
      host.state,
      router: links.router,
      account: links.account,
      leavingOut: formerScreens
    )
  }

  /// Notes that what is on screen was shown to an account that is not shown any more.
  func noteFormerScreens() {
    formerScreens.formUnion(screensOverRoots)
  }

  /// All screens of the scene but the roots of its containers.
  private var screensOverRoots: Set<Link> {
    var screens: Set<Link> = []
    for (position, entry) in host.state.positionedEntries {
      if case .container = position.address, position.count == 1 { continue }
      if let link = entry.destination { screens.insert(link) }
    }
    return screens
  }
}

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
      return LinkRestoration(endedBy: error)
    }
  }
}
