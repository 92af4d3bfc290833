import DeepLinking
import Foundation
@_spi(Driving) import SwiftUI
import Testing

@testable import SwiftUISnippets

/// The example of an app in SwiftUI with several windows, as an app would run it.
@MainActor @Suite(.serialized) struct WindowSnippetTests {
  @Test func aWindowOfALinkOpensItInItself() async {
    let list = ViewHost(TripWindow(link: nil))
    await list.settle()
    let detail = ViewHost(TripWindow(link: .trip(id: 7)))
    await detail.settle()
    #expect(detail.stackTitles == ["trips", "trip(id: 7)"])
    await list.settle()
    #expect(list.stackTitles == ["trips"])
  }

  @Test func aWindowOpensItsLinkInItselfThoughAnotherWasMadeLater() async {
    let detail = ViewHost(TripWindow(link: .trip(id: 7)))
    let list = ViewHost(TripWindow(link: nil))
    await list.settle()
    await detail.settle()
    #expect(detail.stackTitles == ["trips", "trip(id: 7)"])
    #expect(list.stackTitles == ["trips"])
  }

  @Test func aWindowOpensItsLinkOnce() async {
    let host = ViewHost(
      TabView {
        TripWindow(link: .trip(id: 7)).tabItem { Text(verbatim: "Trip") }
        Text(verbatim: "Nothing").tabItem { Text(verbatim: "Other") }
      }
    )
    await host.settle()
    #expect(host.goBack())
    #expect(host.selectTab("Other"))
    await host.settle()
    #expect(host.selectTab("Trip"))
    await host.settle()
    #expect(host.stackTitles == ["trips"])
  }

  @Test func aScreenAsksForAWindowWithItsLink() async {
    let host = ViewHost(TripWindow(link: .trip(id: 3)))
    await host.settle()
    #expect(host.tap("Open in a new window"))
    #expect(host.requestedWindows == [TripLink.trip(id: 3)])
  }

  @Test func urlsOpenNewWindowsOfTheFirstKindAlone() throws {
    let app = TripsApp()
    #expect(ViewHost.opensWindow(of: app.body, for: try #require(URL(string: "trips://trips/1"))))
    #expect(!ViewHost.opensWindow(of: app.body, for: try #require(URL(string: "other://trips/1"))))
  }
}
