import DeepLinking
import Foundation
import LinkAnalysis

@testable import LinkInspectorPage

/// A small app behind the page.
@MainActor
enum QuizApp {
  /// A catalog with tabs, parents, a sheet, side effects, a closed route and a secret.
  static let catalog = """
    {
      "version": 1,
      "prefixes": [{"scheme": "quiz"}, {"domain": "quiz.example"}],
      "routes": [
        {"name": "leagues", "path": "/leagues", "placement": {"tab": "leagues"}},
        {"name": "activity", "path": "/activity", "placement": {"tab": "activity"}},
        {"name": "league", "path": "/leagues/:league", "types": {"league": "Int"},
         "access": ["universalLink", "customScheme"]},
        {"name": "question", "path": "/leagues/:league/questions/:question",
         "types": {"league": "Int", "question": "Int"}},
        {"name": "invitation", "path": "/leagues/:league/invitation", "types": {"league": "Int"},
         "placement": {"parent": "/leagues/:league", "style": "sheet"}},
        {"name": "join", "path": "/leagues/:league/join", "types": {"league": "Int"}, "effect": "mutate",
         "placement": {"noScreen": true}},
        {"name": "reset", "path": "/reset/:token", "secrets": ["token"],
         "placement": {"parent": "/leagues"}},
        {"name": "admin", "path": "/admin", "access": []}
      ]
    }
    """

  /// Reads a catalog.
  static func parsed(_ text: String = catalog) throws -> ParsedCatalog {
    ParsedCatalog(try JSONDecoder().decode(LinkCatalogV1.self, from: Data(text.utf8)))
  }

  /// Makes the app.
  static func make(
    _ text: String = catalog,
    association: AssociationPanel? = nil
  ) throws -> InspectedApp<CatalogLink> {
    var (count, time) = (0, Duration.seconds(100))
    let environment = LinkEnvironment(
      now: {
        time += .seconds(10)
        return LinkInstant(since1970: time)
      },
      makeID: {
        count += 1
        return LinkEventID(rawValue: "event-\(count)")
      },
      currentTurn: {
        count += 1
        return count
      },
      sleep: { _ in try await Task.sleep(for: .seconds(3600)) }
    )
    return InspectedApp(
      name: "quiz.json",
      catalog: try parsed(text),
      environment: environment,
      association: association
    )
  }
}

/// What the page would be told, taken apart again.
struct Told: Sendable {
  /// The document.
  private let data: Data

  /// The members.
  var members: [String: Any] {
    let value = try? JSONSerialization.jsonObject(with: data)
    return value as? [String: Any] ?? ["list": value as Any]
  }

  /// Asks an app for a document.
  @MainActor
  init(
    _ app: InspectedApp<CatalogLink>,
    _ name: String,
    _ query: String = "",
    change: [String: Any]? = nil
  ) async throws {
    var request = InspectorRequest(path: "", query: query)
    request.method = change == nil ? "GET" : "POST"
    let body = try change.map { Array(try JSONSerialization.data(withJSONObject: $0)) } ?? []
    let asked = InspectedRequest(name: name, request: request, body: body)
    guard case .json(let data) = await app.answer(asked).answer else { throw NoDocument() }
    self.data = data
  }

  /// There is no document.
  struct NoDocument: Error {}

  /// Looks at a URL.
  @MainActor
  static func look(
    _ app: InspectedApp<CatalogLink>,
    _ url: String,
    from source: String? = nil
  ) async throws -> Told {
    let text = url.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    return try await Told(app, "way", "url=\(text)" + (source.map { "&source=\($0)" } ?? ""))
  }

  /// Opens a URL.
  @MainActor
  static func open(
    _ app: InspectedApp<CatalogLink>,
    _ url: String,
    from source: String? = nil
  ) async throws -> Told {
    try await Told(
      app,
      "open",
      change: ["url": url].merging(source.map { ["source": $0] } ?? [:]) { $1 }
    )
  }

  /// What is behind keys and positions.
  subscript(_ path: Any...) -> Any? {
    var value: Any? = members
    for step in path {
      switch step {
      case let key as String: value = (value as? [String: Any])?[key]
      case let index as Int:
        let list = value as? [Any]
        value = list.flatMap { $0.indices.contains(index) ? $0[index] : nil }
      default: return nil
      }
    }
    return value
  }

  /// The state of each step, in order.
  var states: [String] {
    (self["way", "rungs"] as? [[String: Any]] ?? []).compactMap { $0["state"] as? String }
  }

  /// The texts of a list of objects under a key.
  func texts(_ path: Any..., of key: String) -> [String] {
    var value: Any? = members
    for step in path {
      if let name = step as? String { value = (value as? [String: Any])?[name] }
      if let index = step as? Int { value = (value as? [Any])?[index] }
    }
    return (value as? [[String: Any]] ?? []).compactMap { $0[key] as? String }
  }
}
