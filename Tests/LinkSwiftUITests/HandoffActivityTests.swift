#if canImport(SwiftUI) && !os(watchOS)
import DeepLinking
import Foundation
import LinkRouting
import SwiftUI
import Testing

@testable import LinkSwiftUI

/// What an activity of the system holds: with Apple's `NSUserActivity` or its model.
@MainActor @Suite struct HandoffActivityTests {
  @Test func holdsALinkThatMayBeShared() throws {
    let activity = NSUserActivity(activityType: "com.example.transit.link")
    let offered = try #require(transitRouter.activity(of: .line(line: 7)))
    activity.offer(offered, title: "Line 7")
    #expect(activity.title == "Line 7")
    #expect(activity.userInfo?[LinkActivity.urlKey] as? String == "transit://lines/7")
    #expect(activity.webpageURL?.absoluteString == "https://transit.example/lines/7")
    #expect(activity.targetContentIdentifier == "transit://lines/7")
    #expect(activity.isEligibleForHandoff)
    #expect(!activity.isEligibleForSearch)
    #expect(!activity.isEligibleForPublicIndexing)
  }
}
#endif
