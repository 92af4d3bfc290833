// Reads a link from a URL and prints one, without any navigation.
import DeepLinking

struct Photo: DeepLink {
  var name: String
  var zoom: Double?
}

let router = LinkRouter<Photo>(
  prefixes: [.scheme("gallery")],
  routes: [LinkRoute(Photo.init, "show/photo?name=:name&zoom=:zoom")]
)

do {
  print(try router.link(for: "gallery://show/photo?name=Billy%20Bob&zoom=large"))
} catch {
  print(error)
}
// The query item ('zoom'): expected Double, found 'large'.

print(try router.url(for: Photo(name: "a/b", zoom: 2)))
// gallery://show/photo?name=a%2Fb&zoom=2.0
