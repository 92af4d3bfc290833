import DeepLinking
import Foundation

@main @MainActor struct Client {
  static func main() throws {
    guard let url = URL(string: "https://quiz.example/leagues/7") else { return }
    let link = try links.link(for: url, from: .universalLink)
    print(link)
    let printed = try links.url(for: .league(id: 7))
    print(printed)
    print(links.explain("quiz://leagues/abc"))
    print(links.explain("quiz://leagues/7", from: .content))

    let router = LinkRouter(GalleryLink.self, prefixes: [.scheme("gallery")])
    print(router.problems)
    print(try router.url(for: .photo(ShowPhoto(name: "a b", zoom: nil))))
  }
}
