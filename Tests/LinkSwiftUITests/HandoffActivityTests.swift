#if canImport(SwiftUI) && !os(watchOS)
import Foundation
import LinkHandling
import LinkRouting
import SwiftUI
import Testing

@testable import LinkSwiftUI

/// What an activity of the system holds: with Apple's `NSUserActivity` or its model.
@MainActor @Suite struct HandoffActivityTests {
  @Test func holdsALinkThatMayBeShared() {
    let activity = NSUserActivity(activityType: "com.example.transit.link")
    activity.offer(transitRouter.activity(of: .line(line: 7)), title: "Line 7")
    #expect(activity.title == "Line 7")
    #expect(activity.userInfo?[LinkActivity.urlKey] as? String == "transit://lines/7")
    #expect(activity.webpageURL?.absoluteString == "https://transit.example/lines/7")
    #expect(activity.targetContentIdentifier == "transit://lines/7")
    #expect(activity.isEligibleForHandoff)
    #expect(!activity.isEligibleForSearch)
    #expect(!activity.isEligibleForPublicIndexing)
  }

  @Test func isNotEligibleWithoutOne() {
    let activity = NSUserActivity(activityType: "com.example.transit.link")
    #expect(activity.isEligibleForHandoff, "the system's default")
    activity.offer(transitRouter.activity(of: .ticket(ticket: 7)), title: "Ticket 7")
    #expect(!activity.isEligibleForHandoff)
    #expect(activity.userInfo?[LinkActivity.urlKey] == nil)
    #expect(activity.webpageURL == nil)
  }
}
#endif
