import Foundation
@_spi(Driving) import SwiftUI
import Testing

@testable import SwiftUISnippets

/// The example of the documentation, as an app would run it.
@MainActor @Suite struct QuickStartTests {
  @Test func opensALinkWithItsBackStackAndASheet() async {
    let host = ViewHost(QuizRoot())
    #expect(host.texts.first == "home")
    host.open(url("https://quiz.example/leagues/3/rules"))
    await host.settle()
    #expect(host.presentations.count == 1)
    #expect(host.texts.first == "rules(league: 3)")
    host.swipeDown()
    await host.settle()
    #expect(host.texts.first == "league(id: 3)")
    host.goBack()
    host.tap("A league")
    #expect(host.texts.first == "league(id: 7)")
    #expect(host.warnings.isEmpty)
  }
}
