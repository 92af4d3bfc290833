// Checks the laws of links over generated values.
import LinkTesting

enum NoteLink: DeepLink {
  case note(title: String)
  case search(text: String, page: Int?)
}

let router = LinkRouter<NoteLink>(
  prefixes: [.scheme("notes"), .domain("notes.example")],
  routes: [
    LinkRoute(NoteLink.note, "/notes/:title"),
    LinkRoute(NoteLink.search, "/search?q=:text&page=:page"),
  ]
)

func violations(seed: UInt64) -> [LawViolation] {
  func link(using generator: inout SeededGenerator) -> NoteLink {
    let text = RandomText.make(using: &generator)
    let page = Int.random(in: 1...9, using: &generator)
    return Bool.random(using: &generator) ? .note(title: text) : .search(text: text, page: page)
  }
  return RoundTripLaw(router: router).violations(seed: seed, making: link)
    + ConflictLaw(router: router).violations(seed: seed, making: link)
    + DeterminismLaw(router: router, seed: seed).violations(making: link)
}

print(violations(seed: 1))  // [], in a test: #expect(violations(seed: seed) == [])
