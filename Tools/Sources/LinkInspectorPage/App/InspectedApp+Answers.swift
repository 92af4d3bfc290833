import DeepLinking
import Foundation
import LinkAnalysis
import LinkRouting

extension InspectedApp: InspectorAnswering {
  /// Answers a request of the page.
  public func answer(_ request: InspectedRequest) async -> InspectedAnswer {
    InspectedAnswer(answer: await document(for: request))
  }

  /// The requested document.
  private func document(for asked: InspectedRequest) async -> InspectorAnswer {
    let (name, request) = (asked.name, asked.request)
    let changes: Set = ["open", "answer", "back", "tab", "start"]
    let reads: Set = [
      "about", "way", "phone", "routes", "route", "conflicts", "association", "gaps", "offered",
      "events",
    ]
    guard changes.contains(name) || reads.contains(name) else { return .notFound }
    // A long URL is looked at by a POST: as a part of the path it would be read byte by byte.
    let isLook = name == "way" && request.method == "POST"
    guard isLook || request.method == (changes.contains(name) ? "POST" : "GET") else {
      return .methodNotAllowed
    }
    if isLook { return await change(name, asked.body) }
    switch name {
    case "about": return .document(About(of: self))
    case "way": return await look(request)
    case "phone": return .document(await Phone(of: self))
    case "routes": return .document(catalog.catalog.routes.map { RouteRow($0, in: self) })
    case "route": return route(request)
    case "conflicts": return .document(await conflicts())
    case "association", "gaps", "offered": return await association(name, request)
    case "events": return journal.map { .events($0()) } ?? .notFound
    default: return await change(name, asked.body)
    }
  }

  /// The way of a URL that is looked at, and not opened.
  private func look(_ request: InspectorRequest) async -> InspectorAnswer {
    guard let url = request.item("url") else {
      return .malformed("The URL is missing, or no UTF-8.")
    }
    return await look(at: url, from: source(named: request.item("source"), of: url))
  }

  /// The way of a URL, and the phone as it would be.
  func look(at url: String, from source: LinkSource) async -> InspectorAnswer {
    let rehearsal = Rehearsal(router: router, policy: handler.links.policy, state: person.state())
    let delivered = await rehearsal.receive(url, from: source)
    let phone = await Phone(of: self, showing: delivered.report.state)
    // Opening a link looks its record up first, and shows nothing when it is missing; so does the rehearsal.
    let missing = delivered.report.outcome.isOpened ? phone.problem : nil
    let way = Way(self, url, from: source, delivered, isDelivered: false, missing: missing).document
    let shown = missing == nil ? phone : await Phone(of: self)
    return .document(PageUpdate(way: way, phone: shown))
  }

  /// All that is known of a route.
  private func route(_ request: InspectorRequest) -> InspectorAnswer {
    guard let name = request.item("name"), let detail = RouteDetail(name, in: self) else {
      return .notFound
    }
    return .document(detail)
  }

  /// The findings of the audit, which runs once.
  private func conflicts() async -> [RouteConflict] {
    let catalog = catalog
    let task = audit ?? Task.detached(priority: .utility) { RouteConflict.all(in: catalog) }
    audit = task
    return await task.value
  }

  /// The answers of the association file.
  private func association(
    _ name: String,
    _ request: InspectorRequest
  ) async -> InspectorAnswer {
    guard let association else { return .notFound }
    let catalog = catalog
    switch name {
    case "association":
      return .document(
        await Task.detached(priority: .utility) { association.samples(of: catalog) }.value
      )
    case "gaps":
      return .document(
        await Task.detached(priority: .utility) { association.coverage(of: catalog.catalog) }.value
      )
    default:
      guard let url = request.item("url") else { return .malformed("The URL is missing.") }
      return .document(association.decision(about: url))
    }
  }
}
