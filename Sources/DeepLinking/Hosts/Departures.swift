/// The URLs that the system is opening outside the app and has not answered yet.
package struct Departures {
  private var urls: [String] = []

  /// Creates a list without URLs.
  package init() {}

  /// Whether the system is opening a URL.
  package func contains(_ url: String) -> Bool { urls.contains(url) }

  /// Records that the system was asked to open a URL.
  package mutating func begin(_ url: String) { urls.append(url) }

  /// Records that the system answered once about a URL; what else it is opening stays.
  package mutating func end(_ url: String) {
    if let index = urls.firstIndex(of: url) { urls.remove(at: index) }
  }
}
