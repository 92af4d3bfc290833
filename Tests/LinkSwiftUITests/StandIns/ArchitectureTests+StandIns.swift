import DeepLinking
import Foundation
import LinkActions
@_spi(Driving) import SwiftUI
import Testing

@testable import SwiftUISnippets

/// The examples of apps that navigate by themselves, and of what comes later, as apps would run them.
///
/// They share the links of the examples, and so run one after the other.
@MainActor @Suite(.serialized) struct ArchitectureTests {
  private func song(_ id: Int) -> String { "songs://albums/3/songs/\(id)" }

  @Test func aPathIsMadeOfALinkAndItsParents() async {
    let host = ViewHost(PathRoot())
    host.open(url(song(1)))
    await host.settle()
    #expect(host.stackTitles == ["library", "album(id: 3)", "song(album: 3, id: 1)"])
    host.goBack()
    host.open(url("songs:///"))
    await host.settle()
    #expect(host.stackTitles == ["library"] && host.warnings.isEmpty)
  }

  @Test func aStateIsMadeOfALink() async {
    let host = ViewHost(StateRoot())
    #expect(host.texts == ["Library"])
    host.open(url(song(2)))
    await host.settle()
    #expect(host.texts == ["Song 2 of album 3"])
    host.open(url("songs://albums/4"))
    await host.settle()
    #expect(host.texts == ["Album 4"])
  }

  @Test func aStoreFollowsTheStream() async {
    let store = SongStore()
    let following = store.followLinks()
    #expect(songs.receive(song(5), from: .customScheme) != nil)
    for _ in 0..<1000 where store.path.count < 3 { await Task.yield() }
    #expect(store.path == [.library, .album(id: 3), .song(album: 3, id: 5)])
    store.send(.back)
    #expect(store.path == [.library, .album(id: 3)] && store.log.count == 2)
    following.cancel()
    await following.value
  }

  @Test func aCoordinatorAsksItsChildren() async {
    let (albums, player) = (AlbumCoordinator(), PlayerCoordinator())
    let host = ViewHost(CoordinatedRoot(children: [albums, player]))
    host.open(url("songs://albums/6"))
    await host.settle()
    #expect(albums.album == 6 && player.song == nil)
    host.open(url(song(7)))
    await host.settle()
    #expect(player.song == 7)
  }

  @Test func theLinkOfAnAppClipIsHandedOverOnce() async throws {
    let handover = ClipHandover(group: "ArchitectureTests.clip")
    handover.leave(url(song(8)))
    let host = ViewHost(SongWindow(handover: handover))
    await host.settle()
    #expect(host.stackTitles.last == "song(album: 3, id: 8)")
    #expect(await handover.takeURL() == nil)
    #expect(try await songs.receive(from: handover, as: .appClip) == nil)
  }

  /// A service whose answer a test gives.
  @MainActor private final class Service: AttributionService {
    private var answer: (@MainActor (URL?) -> Void)?

    func start(_ onLink: @escaping @MainActor (URL?) -> Void) { answer = onLink }

    func answer(_ url: URL?) async {
      for _ in 0..<1000 where answer == nil { await Task.yield() }
      answer?(url)
    }
  }

  @Test func aServiceMayAnswerLater() async {
    let service = Service()
    start(service)
    let host = ViewHost(SongWindow(handover: ClipHandover(group: "ArchitectureTests.none")))
    await service.answer(nil)
    await service.answer(url(song(9)))
    await host.settle()
    #expect(host.stackTitles.last == "song(album: 3, id: 9)")
  }

  @Test func aDeferredLinkIsReceivedWhenItIsKnown() async throws {
    let service = Service()
    let host = ViewHost(SongWindow(handover: ClipHandover(group: "ArchitectureTests.none")))
    await host.settle()
    async let receipt = songs.receive(
      from: DeferredLink(service: service),
      as: .attribution
    )
    await service.answer(url(song(10)))
    #expect(try await receipt?.outcome == .opened(skipping: []))
    #expect(host.stackTitles.last == "song(album: 3, id: 10)")
    // Services call back again.
    await service.answer(nil)
    await service.answer(url(song(12)))
    await host.settle()
    #expect(host.stackTitles.last == "song(album: 3, id: 12)")
  }

  @Test func aPreviewShowsAScreenOnItsBackStack() async {
    let host = ViewHost(SongPreview())
    #expect(host.stackTitles == ["library", "album(id: 3)", "song(album: 3, id: 1)"])
    await host.settle()
    #expect(host.warnings.isEmpty)
  }

  @Test func aTestOfTheInterfaceOpensALink() async {
    let host = ViewHost(SongWindow(handover: ClipHandover(group: "ArchitectureTests.none")))
    startSongs()
    songs.opensLinkOfUITest(arguments: ["songs", "-openLink", song(11)])
    await host.settle()
    #expect(host.stackTitles.last == "song(album: 3, id: 11)")
  }
}
