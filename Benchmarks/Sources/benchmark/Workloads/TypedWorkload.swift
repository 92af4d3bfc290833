import BenchmarkHarness
import Foundation
import LinkRouting

/// Makes typed links of URLs.
struct TypedWorkload: Workload {
  /// The forms in which links are declared.
  enum Form: String, CaseIterable {
    /// The constructors of links.
    case constructor
    /// Patterns and closures.
    case closures
    /// A table of closures that read parameters by name.
    case table
    /// A switch over Foundation's `URL`.
    case handWritten = "hand-written"

    /// The forms of this library.
    static let own = allCases.filter { $0 != .handWritten }
  }

  /// The entries of the catalog.
  static let entries = Form.own.map { form in
    WorkloadEntry(name: "typed-\(form.rawValue)", defaultFiles: ["routes/w4.urls"]) { files in
      TypedWorkload(form: form, urls: try RowFile(files[0]).firstColumn)
    }
  }

  /// How the links are declared.
  let form: Form

  /// The URLs.
  let urls: [String]

  /// How many URLs there are.
  var itemCount: Int { urls.count }

  /// Makes every link.
  func pass() -> Int {
    switch form {
    case .constructor:
      count { (try? MarketLink.router.link(for: $0)) != nil }
    case .closures:
      count { (try? MarketLink.closureRouter.link(for: $0)) != nil }
    case .table: count { MarketTable.link($0) != nil }
    case .handWritten: count { HandWrittenMarket.link($0) != nil }
    }
  }

  /// Counts the URLs that are links.
  @inline(__always)
  private func count(_ isLink: (String) -> Bool) -> Int {
    var count = 0
    for url in urls where isLink(url) { count &+= 1 }
    return count
  }

  /// Compares which URLs are links with what the file says; the links themselves are tested with the
  /// router.
  func faults(_ rows: [[String]]) -> [String] {
    rows.compactMap { row in
      guard let url = row.first, row.count > 1 else { return "a line without URL and route" }
      let isLink = TypedWorkload(form: form, urls: [url]).pass() == 1
      return isLink == (row[1] != "-1") ? nil : "\(form.rawValue): \(url): expected \(row[1])"
    }
  }
}
