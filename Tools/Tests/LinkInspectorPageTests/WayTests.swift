import Foundation
import LinkAnalysis
import LinkPatterns
import Testing

@testable import LinkInspectorPage

/// The way of a link, step by step, as the page is told it.
@MainActor
@Suite struct WayTests {
  @Test func stopsAtTextThatIsNoURL() async throws {
    let seen = try await Told.look(try QuizApp.make(), "quiz://leagues/a b")
    #expect(
      seen.states == ["stopped", "notReached", "notReached", "notReached", "notReached", "stopped"]
    )
    #expect(seen["way", "rungs", 0, "problem", "code"] as? String == "forbiddenCharacter")
    #expect(seen.texts("way", "rungs", 0, "pieces", of: "text") == ["quiz://leagues/a", " ", "b"])
    #expect(seen["way", "rungs", 0, "pieces", 1, "isMarked"] as? Bool == true)
    #expect(seen["way", "outcome"] as? String == "rejected")
  }

  @Test func stopsWhereNoRouteTakesTheURLAndNamesTheNearest() async throws {
    let seen = try await Told.look(try QuizApp.make(), "quiz://leagues/abc")
    #expect(
      seen.states == ["passed", "stopped", "notReached", "notReached", "notReached", "stopped"]
    )
    #expect(seen["way", "rungs", 1, "problem", "code"] as? String == "valueType")
    #expect(
      seen.texts("way", "rungs", 0, "pieces", of: "text") == ["quiz", "://", "leagues", "/", "abc"]
    )
    #expect(seen["way", "rungs", 0, "pieces", 4, "isMarked"] as? Bool == true)
    #expect(seen["way", "rungs", 1, "nearest", 0, "route"] as? String == "league")
    #expect(
      seen.texts("way", "rungs", 1, "nearest", 0, "pieces", of: "text") == ["/leagues", "/:league"]
    )
    #expect(seen["way", "rungs", 1, "nearest", 0, "pieces", 1, "isMarked"] as? Bool == true)
    #expect(seen["way", "rungs", 1, "nearest", 0, "sample"] as? String == "quiz://leagues/1")
    #expect(seen["way", "outcome"] as? String == "unmatched")
  }

  @Test func offersTheURLThatWasProbablyMeant() async throws {
    let seen = try await Told.look(try QuizApp.make(), "quiz://leages/7?a=b")
    #expect(seen["way", "rungs", 1, "nearest", 0, "suggestion"] as? String == "leagues")
    #expect(
      seen["way", "rungs", 1, "nearest", 0, "corrected"] as? String == "quiz://leagues/7?a=b"
    )
  }

  @Test func stopsAtARouteThatIsClosedToTheSource() async throws {
    let app = try QuizApp.make()
    let seen = try await Told.look(app, "quiz://leagues/7", from: "notification")
    #expect(seen.states == ["passed", "passed", "stopped", "notReached", "notReached", "stopped"])
    #expect(seen["way", "rungs", 1, "summary"] as? String == "Route league.")
    #expect(seen["way", "rungs", 2, "problem", "code"] as? String == "closed")
    #expect((seen["way", "rungs", 2, "problem", "fix"] as? String)?.contains(".access(") == true)
    let closed = try await Told.look(app, "quiz://admin")
    #expect(closed.states[2] == "stopped")
    #expect(
      try await Told.look(app, "quiz://leagues/7", from: "customScheme").states[2] == "passed"
    )
  }

  @Test func goesToTheEndOfALinkThatOpens() async throws {
    let seen = try await Told.open(try QuizApp.make(), "quiz://leagues/7/questions/2")
    #expect(seen.states == Array(repeating: "passed", count: 6))
    #expect(seen.texts("way", "rungs", 1, "facts", of: "value") == ["7", "2"])
    #expect(seen.texts("way", "rungs", 1, "facts", of: "note") == ["Int", "Int"])
    #expect(
      seen.texts("way", "rungs", 3, "items", of: "title") == [
        "Leagues", "League 7", "Question 7 2",
      ]
    )
    #expect(
      seen.texts("way", "rungs", 3, "items", of: "note") == ["tab leagues", "pushed", "pushed"]
    )
    #expect(
      seen.texts("way", "rungs", 4, "items", of: "title")
        == ["Push League 7 › Question 7 2 in ‘leagues’"]
    )
    #expect(seen["way", "outcome"] as? String == "opened")
    #expect(seen["way", "isDelivered"] as? Bool == true)
    #expect(
      seen.texts("phone", "layers", 0, "stack", of: "url")
        == ["quiz://leagues", "quiz://leagues/7", "quiz://leagues/7/questions/2"]
    )
    #expect(seen["phone", "screen", "title"] as? String == "Question")
  }

  @Test func looksWithoutOpening() async throws {
    let app = try QuizApp.make()
    let seen = try await Told.look(app, "quiz://leagues/7")
    #expect(seen["way", "outcome"] as? String == "opened")
    #expect(seen["way", "isDelivered"] as? Bool == false)
    #expect(seen.texts("phone", "layers", 0, "stack", of: "title") == ["Leagues", "League 7"])
    let phone = try await Told(app, "phone")
    #expect(phone.texts("layers", 0, "stack", of: "title") == ["Leagues"])
    #expect(seen["way", "rungs", 5, "summary"] as? String == "Its screen would be on top.")
    let opened = try await Told.open(app, "quiz://leagues/7")
    #expect(opened["way", "rungs", 5, "summary"] as? String == "Its screen is on top.")
  }

  @Test func aScreenThatCannotBeBuiltIsNotPromised() async throws {
    let catalog = try QuizApp.make()
    let app = InspectedApp(
      name: "quiz",
      handler: catalog.handler,
      person: catalog.person,
      catalog: catalog.catalog
    ) { link in
      guard link.values["league"]?.description != "999" else { throw Missing() }
      return InspectorScreen(title: link.route, lines: [])
    }
    let seen = try await Told.look(app, "quiz://leagues/999")
    #expect(seen["way", "outcome"] as? String == "failed")
    #expect(seen["way", "isSuccess"] as? Bool == false)
    #expect(seen.states == ["passed", "passed", "passed", "stopped", "notReached", "stopped"])
    #expect(seen["way", "rungs", 3, "problem", "message"] as? String == "There is no league 999.")
    #expect(
      seen["way", "rungs", 5, "summary"] as? String
        == "It could not be shown. Nothing would change."
    )
    // The phone stays as it is.
    #expect(seen.texts("phone", "layers", 0, "stack", of: "title") == ["Leagues"])
    let found = try await Told.look(app, "quiz://leagues/7")
    #expect(found["way", "outcome"] as? String == "opened")
    #expect(found["way", "untried"] as? String == "the app's guards and lookups")
    #expect(try await Told.look(catalog, "quiz://leagues/7")["way", "untried"] == nil)
  }

  /// An error in place of a screen.
  private struct Missing: Error, CustomStringConvertible {
    let description = "There is no league 999."
  }

  @Test func whatIsMeantOpensTheRouteThatItIsOfferedFor() async throws {
    let app = try QuizApp.make()
    for url in ["quiz://leages/7", "quiz://leagues/7/question/2", "quiz://leagues/7/joinn"] {
      let seen = try await Told.look(app, url)
      let nearest = seen["way", "rungs", 1, "nearest"] as? [[String: Any]] ?? []
      #expect(nearest.contains { $0["corrected"] is String }, "\(url)")
      for near in nearest {
        guard let meant = near["corrected"] as? String else { continue }
        let route = app.router.match(meant, from: .app).found?.route
        #expect(route == near["route"] as? String, "\(meant)")
      }
    }
  }

  @Test func sendsAWebURLWithoutARouteToTheBrowser() async throws {
    let seen = try await Told.open(try QuizApp.make(), "https://quiz.example/about")
    #expect(seen["way", "outcome"] as? String == "openInBrowser")
    #expect(seen.states[1] == "stopped")
    #expect(
      seen.texts("way", "rungs", 5, "facts", of: "value")
        == ["openInBrowser", "https://quiz.example/about"]
    )
  }

  @Test func stopsAtTheURLOfAnotherApp() async throws {
    let seen = try await Told.look(try QuizApp.make(), "other://leagues/7")
    #expect(seen["way", "rungs", 1, "problem", "code"] as? String == "unknownScheme")
    #expect(
      seen["way", "rungs", 1, "summary"] as? String
        == "It does not begin as the links of this app do."
    )
  }

  @Test(arguments: [(true, "performed", "passed"), (false, "declined", "stopped")])
  func asksThePersonBeforeSideEffects(_ isYes: Bool, _ outcome: String, _ state: String)
    async throws
  {
    let app = try QuizApp.make()
    let asked = try await Told.open(app, "quiz://leagues/7/join")
    #expect(asked["question", "route"] as? String == "join")
    #expect(asked["question", "effect"] as? String == "mutate")
    #expect(asked["way"] == nil)
    let id = try #require(asked["question", "id"] as? Int)
    let seen = try await Told(app, "answer", change: ["question": id, "isYes": isYes])
    #expect(seen["way", "outcome"] as? String == outcome)
    #expect(seen.states[2] == state)
    await #expect(throws: Told.NoDocument.self) {
      try await Told(app, "answer", change: ["question": id, "isYes": isYes])
    }
  }

  @Test func declinesAQuestionThatNobodyAnsweredWhenSomethingElseIsOpened() async throws {
    let app = try QuizApp.make()
    let first = try await Told.open(app, "quiz://leagues/7/join")
    let seen = try await Told.open(app, "quiz://leagues/7")
    #expect(seen["way", "outcome"] as? String == "opened")
    let id = try #require(first["question", "id"] as? Int)
    await #expect(throws: Told.NoDocument.self) {
      try await Told(app, "answer", change: ["question": id, "isYes": true])
    }
  }

  @Test func performsNothingWhenSideEffectsAreLookedAt() async throws {
    let seen = try await Told.look(try QuizApp.make(), "quiz://leagues/7/join")
    #expect(seen["question"] == nil)
    #expect(seen["way", "outcome"] as? String == "performed")
    #expect(seen.texts("way", "rungs", 2, "facts", of: "note") == ["asks the person"])
    #expect(seen.states[5] == "waiting")
    #expect(
      seen["way", "rungs", 5, "summary"] as? String
        == "Its action would run after the person agrees; nothing would move on screen."
    )
  }

  @Test func presentsASheetOverItsParentAndGoesBack() async throws {
    let app = try QuizApp.make()
    let seen = try await Told.open(app, "quiz://leagues/7/invitation")
    #expect(seen.texts("phone", "layers", of: "style") == ["sheet"])
    #expect(seen.texts("phone", "layers", 0, "stack", of: "title") == ["Leagues", "League 7"])
    #expect(
      seen.texts("way", "rungs", 4, "items", of: "title")
        == ["Push League 7 in ‘leagues’", "Present as a sheet: Invitation 7"]
    )
    let back = try await Told(app, "back", change: [:])
    #expect((back["phone", "layers"] as? [Any])?.count == 1)
    let tab = try await Told(app, "tab", change: ["tab": "activity"])
    #expect(tab["phone", "screen", "title"] as? String == "Activity")
    let start = try await Told(app, "start", change: [:])
    #expect(start.texts("phone", "layers", 0, "stack", of: "title") == ["Leagues"])
  }

  @Test func saysThatAScreenIsOnTopAlready() async throws {
    let app = try QuizApp.make()
    _ = try await Told.open(app, "quiz://leagues/7")
    let seen = try await Told.open(app, "https://quiz.example/leagues/7")
    #expect(seen["way", "outcome"] as? String == "alreadyShown")
    #expect(seen.states[4] == "passed")
  }

  @Test func showsNoSecret() async throws {
    let app = try QuizApp.make()
    let seen = try await Told.open(app, "quiz://reset/hunter2")
    #expect(seen.texts("way", "rungs", 1, "facts", of: "value") == ["••••"])
    #expect(seen.texts("phone", "screen", "lines", of: "value") == ["••••"])
    #expect(seen.texts("way", "rungs", 3, "items", of: "title").last == "Reset")
  }

  @Test func keepsEveryByteOfHostileURLsInItsPieces() async throws {
    let app = try QuizApp.make()
    for url in [
      "quiz://leagues/<script>alert(1)</script>", "quiz://leagues/\u{202E}7",
      "quiz://leagues/%3Cb%3E",
      "javascript:alert(1)", "quiz://leagues/7?a=\"onload=\"", "https://quiz.example@evil.example/",
      "",
      "quiz://leagues/7#<img>", "quiz:////", "%", "\u{0}",
    ] {
      let seen = try await Told.look(app, url)
      let text = seen.texts("way", "rungs", 0, "pieces", of: "text").joined()
      // What is a URL is shown as it is read: percent-encoded.
      let read = (try? LinkURL(url))?.text ?? url
      #expect(text.utf8.elementsEqual(read.utf8), "\(url) became \(text)")
    }
  }

  @Test func refusesWhatIsMalformed() async throws {
    let app = try QuizApp.make()
    await #expect(throws: Told.NoDocument.self) { try await Told(app, "way", "url=%FF") }
    await #expect(throws: Told.NoDocument.self) { try await Told(app, "way") }
    await #expect(throws: Told.NoDocument.self) { try await Told(app, "open", change: [:]) }
    await #expect(throws: Told.NoDocument.self) {
      try await Told(app, "open", "url=quiz://leagues")
    }
    await #expect(throws: Told.NoDocument.self) { try await Told(app, "phone", change: [:]) }
    await #expect(throws: Told.NoDocument.self) { try await Told(app, "nothing") }
  }
}
