import ArgumentParser
import Foundation
import LinkAnalysis
import LinkPatterns

/// The completions of a shell from the catalog that the words so far name.
///
/// Offers nothing when the catalog is missing or invalid, since shells don't show errors of completions.
enum CatalogCompletion {
  /// The names of the routes.
  static let routes = CompletionKind.custom { words, _, _ in
    catalog(named: words)?.routes.map(\.name) ?? []
  }

  /// The parameters of the route that is among the words, each with `=`.
  static let parameters = CompletionKind.custom { words, _, _ in
    let routes = catalog(named: words)?.routes ?? []
    guard let route = routes.first(where: { words.dropFirst().contains($0.name) }) else {
      return []
    }
    // Parameters that are a whole segment; others are rare, and only not offered.
    let path = route.path.split(separator: "/").filter { $0.first == ":" }
      .map { String($0.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }) }
    let names = path + route.query.map(\.name) + (route.fragment.map { [$0.name] } ?? [])
    return names.map { "\($0)=" }
  }

  /// Reads the catalog that the words name.
  private static func catalog(named words: [String]) -> LinkCatalogV1? {
    let separate = words.firstIndex(of: "--catalog").map { words[words.index(after: $0)...].first }
    let joined = words.first { $0.hasPrefix("--catalog=") }?.dropFirst("--catalog=".count)
    // Standard input is not there to be read while a person types.
    guard let path = separate ?? joined.map(String.init), path != "-",
      let bytes = try? WholeFile.read(path)
    else { return nil }
    return try? JSONDecoder().decode(LinkCatalogV1.self, from: Data(bytes))
  }
}
