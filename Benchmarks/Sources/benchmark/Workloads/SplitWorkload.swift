import BenchmarkHarness
import Foundation
import LinkPatterns

/// Splits URLs with every byte checked.
struct SplitWorkload: Workload {
  /// The entry of the catalog.
  static let entry = WorkloadEntry(name: "split", defaultFiles: ["routes/w3.urls"]) { files in
    SplitWorkload(urls: try files.flatMap { try RowFile($0).firstColumn })
  }

  /// The URLs.
  let urls: [String]

  /// How many URLs there are.
  var itemCount: Int { urls.count }

  /// Splits every URL.
  func pass() -> Int {
    var sum = 0
    for url in urls {
      guard let layout = try? URLLayout(of: url) else { continue }
      sum &+= layout.path.upperBound
    }
    return sum
  }
}

/// Makes Foundation's `URL` of the same texts.
struct FoundationURLWorkload: Workload {
  /// The URLs.
  let urls: [String]

  /// How many URLs there are.
  var itemCount: Int { urls.count }

  /// Makes every URL.
  func pass() -> Int {
    var count = 0
    for url in urls where URL(string: url) != nil { count &+= 1 }
    return count
  }
}
