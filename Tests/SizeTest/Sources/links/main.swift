import LinkPatterns
import LinkRouting

/// The one link of a small app.
enum Link: DeepLink { case home }

// An app with a table of typed links.
let router = LinkRouter<Link>(prefixes: [.scheme("a")], routes: [LinkRoute(.home, "/")])
print((try? router.link(for: CommandLine.arguments.last ?? "")) as Any)
