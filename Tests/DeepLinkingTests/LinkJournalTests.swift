import Foundation
import LinkNavigation
import LinkRouting
import Testing

@testable import DeepLinking

@MainActor
@Suite struct LinkJournalTests {
  private let now = LinkInstant(since1970: .milliseconds(1_500))

  /// An event that was received.
  private func event(
    _ url: String,
    _ id: String,
    known: KnownURL = KnownURL()
  ) -> LinkEvent<Quiz> {
    var delivery = LinkDelivery<Quiz>(url: url, source: .customScheme, entryPoint: .openURL)
    delivery.known = known
    return LinkEvent(
      id: LinkEventID(rawValue: id),
      delivery: delivery,
      scene: .main,
      account: "ada",
      resumes: nil,
      receivedAt: now
    )
  }

  /// Records an event that was received.
  private func receive(_ url: String, in journal: LinkJournal, id: String = "e") {
    journal.record(.received(event(url, id)), at: now) { $0.url ?? "" }
  }

  /// Records that an event came to a stage.
  private func resolve(_ id: LinkEventID, in journal: LinkJournal) {
    journal.record(LinkProgress<Quiz>.reached(.resolving, of: id), at: now)
  }

  /// Records that an event ended.
  private func end(_ outcome: LinkOutcome, in journal: LinkJournal) throws {
    let report = LinkReport<Quiz>(
      event: event("quiz://home", "e"),
      outcome: outcome,
      route: "home",
      link: .home,
      unusedItems: [LinkQueryItem(name: "token", value: "hush")],
      steps: [],
      state: try freshState()
    )
    journal.record(.ended(report), at: now)
  }

  @Test(arguments: [
    ("quiz://secret/4711?token=abc#x", "quiz:…"), ("quiz:leagues/1", "quiz:…"),
    ("https://quiz.example/leagues/1?token=abc", "https://quiz.example/…"),
    ("tel:+49301234567", "tel:…"), ("https://user:pass@quiz.example/", "https://quiz.example/…"),
    ("not a URL", "…"),
  ])
  func leavesValuesOfURLsOut(url: String, kept: String) throws {
    let journal = LinkJournal()
    receive(url, in: journal)
    #expect(journal.entries.map(\.url) == [kept])
    let open = LinkJournal(privacy: .public)
    receive(url, in: open)
    #expect(open.entries.map(\.url) == [url])
    open.record(.received(event(url, "f")), at: now)
    #expect(open.entries.last?.url == kept, "without the routes nobody knows what is secret")
  }

  @Test func leavesUnusedItemsOut() throws {
    for journal in [LinkJournal(), LinkJournal(privacy: .public)] {
      try end(.opened(skipping: []), in: journal)
      var text = ""
      dump(journal.entries, to: &text)
      #expect(!journal.entries.isEmpty && !text.contains("hush"))
    }
  }

  @Test func leavesValuesOfReasonsOut() throws {
    let reason = LinkFailure(
      .valueType,
      parameter: "league",
      segment: 2,
      expected: "Int",
      found: "4711-secret",
      message: "4711-secret is not an Int."
    )
    let journal = LinkJournal()
    try end(.rejected(reason), in: journal)
    let kept = try #require(journal.entries.last?.reason)
    #expect(kept.code == "valueType" && kept.parameter == "league" && kept.segment == 2)
    #expect(kept.expected == "Int" && kept.found == "<redacted>")
    #expect(try !journal.entries[0].text().contains("4711"))

    let open = LinkJournal(privacy: .public)
    try end(.rejected(reason), in: open)
    #expect(open.entries.last?.reason == LinkFailureV1(reason, privacy: .public))
  }

  @Test(arguments: [LinkFailure.Code.ambiguousHost, .conflictingValues])
  func leavesOutWhatWasExpectedWhereItIsFromOutside(code: LinkFailure.Code) throws {
    let journal = LinkJournal()
    let failure = LinkFailure(code, expected: .value("4711"), found: .value("4712"))
    try end(.rejected(failure), in: journal)
    #expect(try !journal.entries[0].text().contains("471"))
  }

  @Test func keepsTheNewestEntries() {
    let journal = LinkJournal(capacity: 3)
    for number in 1...5 { receive("quiz://home", in: journal, id: "event-\(number)") }
    #expect(journal.entries.map(\.number) == [3, 4, 5])
    #expect(journal.entries.map(\.event) == ["event-3", "event-4", "event-5"])
  }

  @Test func cutsLongTexts() {
    let journal = LinkJournal(privacy: .public)
    receive("quiz://" + String(repeating: "e\u{301}", count: 100_000), in: journal)
    #expect(journal.entries[0].url?.unicodeScalars.count == 1025)
  }

  @Test func cutsALongHostOfAURLThatWasRead() {
    let url = "https://" + String(repeating: "a", count: 5_000) + ".example/x"
    let known = KnownURL(splitting: url, .standard)
    #expect(known.url != nil)
    let journal = LinkJournal()
    journal.record(.received(event(url, "e", known: known)), at: now) { $0.url ?? "" }
    #expect(journal.entries[0].url?.unicodeScalars.count == 1_027)
  }

  @Test func severalReadersSeeTheSameFromTheStart() async {
    let journal = LinkJournal()
    receive("quiz://home", in: journal, id: "a")
    let readers = [journal.updates(), journal.updates()]
    resolve("a", in: journal)
    receive("quiz://home", in: journal, id: "b")
    for reader in readers {
      var seen: [LinkEventID] = []
      for await entry in reader {
        seen.append(entry.event)
        if seen.count == 3 { break }
      }
      #expect(seen == ["a", "a", "b"])
    }
  }

  @Test func aReaderThatFallsBehindLosesTheOldestEntries() async {
    let journal = LinkJournal(capacity: 2)
    let reader = journal.updates()
    for number in 1...5 { receive("quiz://home", in: journal, id: "event-\(number)") }
    var iterator = reader.makeAsyncIterator()
    #expect(await iterator.next()?.number == 4)
    #expect(await iterator.next()?.number == 5)
  }

  @Test func aReaderEndsWithTheJournal() async {
    var journal: LinkJournal? = LinkJournal()
    let reader = journal?.updates()
    journal = nil
    var iterator = reader?.makeAsyncIterator()
    #expect(await iterator?.next() == nil)
  }

  @Test func forgetsReadersThatStopped() async {
    let journal = LinkJournal()
    let task = Task { for await _ in journal.updates() {} }
    while journal.readerCount == 0 { await Task.yield() }
    task.cancel()
    await task.value
    receive("quiz://home", in: journal)
    #expect(journal.readerCount == 0)
    #expect(journal.entries.count == 1)
  }

  @Test func tellsTheAppsLogOfEveryEntry() {
    var lines: [String] = []
    let journal = LinkJournal(capacity: 1, privacy: .public) { lines.append("\($0)") }
    receive("quiz://home", in: journal)
    resolve("e", in: journal)
    #expect(
      lines == ["1 e received customScheme openURL quiz://home", "2 e stage resolving"]
    )
  }

  @Test func aLineOfTheLogCannotBeForged() {
    let journal = LinkJournal(privacy: .public)
    receive("quiz://a\n2 e ended\u{200B}\u{E000}\u{202E}\u{1B}[2J\u{2028}", in: journal)
    let line = "\(journal.entries[0])"
    #expect(
      line
        == #"1 e received customScheme openURL quiz://a\u{A}2 e ended\u{200B}\u{E000}\u{202E}\u{1B}[2J\u{2028}"#
    )
  }

  @Test func writesEveryKey() throws {
    let journal = LinkJournal()
    receive("https://quiz.example/home", in: journal)
    try end(.rejected(LinkFailure(.noRoute, expected: "a route", message: "No.")), in: journal)
    #expect(
      try journal.entries[0].text() == """
        {"at":1.5,"entryPoint":"openURL","event":"e","isCold":false,"kind":"received","number":1,\
        "outcome":null,"reason":null,"resumes":null,"route":null,"scene":"main",\
        "source":"customScheme","stage":null,"state":null,"steps":null,\
        "url":"https://quiz.example/…","waitingFor":null}
        """
    )
    #expect(
      try journal.entries[1].text() == """
        {"at":1.5,"entryPoint":null,"event":"e","isCold":null,"kind":"ended","number":2,\
        "outcome":"rejected","reason":{"code":"noRoute","expected":"a route","fix":null,\
        "found":null,"message":"No.","parameter":null,"route":null,"segment":null},"resumes":null,\
        "route":"home","scene":null,"source":null,"stage":null,"state":null,"steps":null,"url":null,\
        "waitingFor":null}
        """
    )
  }

  @Test func readsWhatItWrote() throws {
    let journal = LinkJournal(privacy: .public)
    receive("quiz://leagues/1", in: journal)
    resolve("e", in: journal)
    try end(.failed(LinkFailure(.noPlace, found: "a", message: "b")), in: journal)
    for entry in journal.entries {
      let data = Data(try entry.text().utf8)
      let read = try JSONDecoder().decode(LinkJournalEntry.self, from: data)
      #expect(try read.text() == entry.text())
      #expect(read.description == entry.description && read.at == entry.at)
    }
  }
}

extension LinkJournalTests {
  @Test func refusesATimeOutOfRange() throws {
    let journal = LinkJournal(privacy: .public)
    receive("quiz://leagues/1", in: journal)
    var text = try #require(try journal.entries.first?.text())
    let at = try #require(text.firstRange(of: /"at":[0-9.]+/))
    text.replaceSubrange(at, with: #""at":1e300"#)
    let data = Data(text.utf8)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(LinkJournalEntry.self, from: data)
    }
  }
}

extension LinkJournalEntry {
  /// The entry as JSON.
  fileprivate func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}
