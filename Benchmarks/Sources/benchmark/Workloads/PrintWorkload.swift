import BenchmarkHarness
import Foundation
import LinkPatterns
import LinkRouting

/// Prints the typed links of URLs.
struct PrintWorkload: Workload {
  /// The entries of the catalog.
  static let entries = [
    WorkloadEntry(name: "print-w4-constructor", defaultFiles: ["routes/w4.urls"]) { files in
      PrintWorkload(MarketLink.router, urls: try RowFile(files[0]).firstColumn)
    },
    WorkloadEntry(name: "print-w4-closures", defaultFiles: ["routes/w4.urls"]) { files in
      PrintWorkload(MarketLink.closureRouter, urls: try RowFile(files[0]).firstColumn)
    },
  ]

  /// The routes.
  let router: LinkRouter<MarketLink>

  /// The links.
  let links: [MarketLink]

  /// Reads the URLs that are links.
  init(_ router: LinkRouter<MarketLink>, urls: [String]) {
    self.router = router
    links = urls.compactMap { try? router.link(for: $0) }
  }

  /// How many links there are.
  var itemCount: Int { links.count }

  /// Prints every link, and adds up the lengths.
  func pass() -> Int {
    var sum = 0
    for link in links {
      if let url = try? router.url(for: link) { sum &+= url.text.utf8.count }
    }
    return sum
  }
}
