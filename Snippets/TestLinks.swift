// Checks the laws of links over generated values.
import DeepLinking
import LinkTesting

enum NoteLink: DeepLink, Codable {
  case note(title: String)
  case search(text: String, page: Int?)
}

let router = LinkRouter<NoteLink>(
  origins: [.scheme("notes"), .domain("notes.example")],
  routes: [
    Route(.note(title: ""), "/notes/:title"),
    Route(.search(text: "", page: nil), "/search?q=:text&page=:page"),
  ]
)

func violations(seed: UInt64) -> [LawViolation] {
  var generator = SeededGenerator(seed: seed)
  let roundTrip = RoundTripLaw(router: router)
  let determinism = DeterminismLaw(router: router, seed: seed)
  var violations = ConflictLaw(router: router).violations()
  for _ in 0..<100 {
    let text = RandomText.make(using: &generator)
    let page = Int.random(in: 1...9, using: &generator)
    for link in [NoteLink.note(title: text), .search(text: text, page: page)] {
      violations += roundTrip.violations(for: link)
      guard let url = try? router.url(for: link) else { continue }
      violations += determinism.violations(for: url.text)
    }
  }
  return violations
}

print(violations(seed: 1))  // [], in a test: #expect(violations(seed: seed) == [], "seed \(seed)")
