import DeepLinking
import Foundation
import GalleryApp
import LinkTesting
@_spi(Driving) import SwiftUI
import Testing

@testable import GallerySwiftUI

/// The gallery in SwiftUI, on the models of Apple's frameworks.
@MainActor @Suite struct GallerySwiftUITests {
  private let host = ViewHost(GalleryRoot(links: DeepLinks()))

  /// Opens a URL, and lets everything come to its end.
  private func open(_ text: String) async throws {
    #expect(host.open(try #require(URL(string: text))) == 1)
    await host.settle()
  }

  @Test func e6ALinkSelectsATab() async throws {
    #expect(host.tabLabels == ["photos", "favourites", "about"])
    #expect(host.selectedTab == "photos")
    try await open("gallery://tab?index=1")
    #expect(host.selectedTab == "favourites")
  }

  @Test func e6ALinkShowsAPhotoInItsTabWithItsWayBack() async throws {
    try await open("gallery://tab?index=2")
    try await open("gallery://show/photo?name=Billy%20Bob#at%20noon")
    #expect(host.selectedTab == "photos")
    #expect(host.texts.contains("at noon"))
    #expect(host.stackTitles.count == 2)
    #expect(host.goBack())
    #expect(!host.texts.contains("at noon"))
  }

  @Test func aPrintIsASheetOverItsPhoto() async throws {
    try await open("gallery://print/cat/3/1.5/true")
    #expect(host.presentations.map(\.isFullScreen) == [false])
    #expect(host.swipeDown())
    await host.settle()
    #expect(host.presentations.isEmpty)
    #expect(host.texts.contains("cat"))
  }

  @Test func aPhotoThatIsNotThereChangesNothingAndIsSaid() async throws {
    try await open("gallery://show/photo?name=unicorn")
    #expect(host.texts.contains("There is no image named 'unicorn'."))
    #expect(host.stackTitles.count == 1)
    try await open("gallery://show/photo?name=dog")
    #expect(!host.texts.contains { $0.contains("unicorn") })
    #expect(host.texts.contains("dog"))
  }

  @Test func anUnknownLinkIsSaid() async throws {
    try await open("gallery://show/video?name=cat")
    #expect(host.texts.contains("The gallery does not know this link."))
    #expect(host.warnings.isEmpty)
  }
}
