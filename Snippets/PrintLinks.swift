// Prints links: for each prefix, in another language, and for use within the app.
import DeepLinking

enum GuideLink: DeepLink {
  case chapter(name: String, section: String?)
}

let router = LinkRouter<GuideLink>(
  prefixes: [.scheme("guide"), .domain("guide.example")],
  routes: [
    LinkRoute(GuideLink.chapter, "/chapters/:name#:section")
      .variant("de", "/kapitel/:name#:section")
  ]
)
let link = GuideLink.chapter(name: "a/b & c", section: "1.2")

for prefix in router.prefixes {
  print(try router.url(for: link, at: prefix))
}
// guide://chapters/a%2Fb%20%26%20c#1.2
// https://guide.example/chapters/a%2Fb%20%26%20c#1.2

print(try router.url(for: link, at: router.prefixes[0], variant: "de"))
// guide://kapitel/a%2Fb%20%26%20c#1.2

do {
  print(try router.url(for: .chapter(name: "..", section: nil)))
} catch {
  print(error)
}
// route 'chapter', parameter 'name': a path cannot hold the value '..'

let current = try LinkURL("guide://chapters/first")
print(try router.relativeURL(for: link), try router.url("second#2", relativeTo: current))
// /chapters/a%2Fb%20%26%20c#1.2 guide://chapters/second#2
