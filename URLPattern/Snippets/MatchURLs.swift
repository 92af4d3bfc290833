// Matches URLs with a pattern of the URL Pattern Standard.
import URLPattern

let pattern = try URLPattern("https://:shop.example.com/books/:id(\\d+)/:tab?")

if let match = try pattern.exec("https://eu.example.com/books/42") {
  print(match.hostname["shop"] ?? "-", match.pathname["id"] ?? "-", match.pathname["tab"] ?? "-")
}
// eu 42 -

print(try pattern.test("https://eu.example.com/books/latest"))
// false

do {
  _ = try URLPattern("https://example.com/books/:id/:id")
} catch {
  print(error.code.name, error.utf8Offset)
}
// repeatedName 30
