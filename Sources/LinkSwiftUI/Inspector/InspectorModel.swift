#if canImport(SwiftUI) && !os(watchOS)
import LinkPatterns

/// The texts of the inspector: the latest events, the routes, and the explanation of a URL.
@MainActor
struct InspectorModel<Link: DeepLink> {
  private let links: DeepLinks<Link>

  private let recorder: EventRecorder<Link>

  /// The model of an app that is inspected; `nil` for other apps.
  init?(_ links: DeepLinks<Link>) {
    guard let recorder = links.recorder else { return nil }
    (self.links, self.recorder) = (links, recorder)
  }

  /// Notifies views of new events; one notice for all views.
  var changes: ChangeNotice {
    if let notice = recorder.companion as? ChangeNotice { return notice }
    let notice = ChangeNotice(registrar: nil)
    recorder.companion = notice
    recorder.onChange = { [weak notice] in notice?.tellFollowers() }
    return notice
  }

  /// The latest events, the newest first.
  var events: [InspectorEvent] {
    recorder.records.reversed().map { record in
      let subject = links.reports.subject(of: record.event.delivery)
      let detail = record.report.flatMap(links.reports.detail)
      let skipped = record.report.flatMap(Self.omission)
      return InspectorEvent(
        id: record.event.id,
        subject: subject,
        outcome: record.report?.outcome.name ?? "under way",
        source: Self.source(of: record.event.delivery),
        way: Self.way(of: record),
        cause: [detail, skipped].compactMap(\.self).joined(separator: "\n"),
        command: record.event.delivery.isURL ? Self.command(for: subject) : nil
      )
    }
  }

  /// The routes in the order of the table.
  var routes: [InspectorRoute] {
    links.router.routes.indices.map { index in
      let route = links.router.routes[index]
      return InspectorRoute(
        id: route.name,
        pattern: route.pattern,
        access: Self.text(of: route.access),
        sample: sample(ofRoute: index)
      )
    }
  }

  /// The URL of the first of a route's samples that the route prints itself.
  private func sample(ofRoute index: Int) -> String? {
    let engine = links.router.engine
    return engine.routes[index].codec.examples.lazy.compactMap { link in
      let parts = engine.decompose(link)
      return engine.printing(parts)?.index == index ? (try? engine.url(for: parts))?.text : nil
    }.first
  }

  /// Explains what a URL opens when the system delivers it, or why it opens nothing and how to fix that.
  func explain(_ text: String) -> String {
    links.explain(text, from: Self.source(of: text))
  }

  /// Opens a URL as if the system delivered it, in the scene that was active last.
  func open(_ text: String) {
    links.receive(text, from: Self.source(of: text))
  }

  /// The command that opens a URL in a simulator; `nil` for a URL without its secrets.
  private static func command(for subject: String) -> String? {
    // RFC 3986 has no such character, and the replacement of a secret begins with it.
    subject.utf8.contains(UInt8(ascii: "<")) ? nil : InspectorCommand.command(for: subject)
  }

  /// The source of a URL that another app opens.
  private static func source(of text: String) -> LinkSource {
    (try? LinkURL(text))?.isWeb == true ? .universalLink : .customScheme
  }

  /// The source and the entry point of an event.
  private static func source(of delivery: LinkDelivery<Link>) -> String {
    let start = delivery.isCold ? ", started the app" : ""
    return "\(delivery.source.name), by \(delivery.entryPoint.rawValue)" + start
  }

  /// The stages of an event, and the condition that it waits or waited for.
  private static func way(of record: EventRecorder<Link>.Record) -> String {
    let stages =
      ["received"] + record.stages.map(\.rawValue) + (record.report == nil ? [] : ["ended"])
    let wait = record.obstacle.map { ", waited for \($0.name)" } ?? ""
    return stages.joined(separator: " → ") + wait
  }

  /// Why parents of the opened link were left out.
  private static func omission(of report: LinkReport<Link>) -> String? {
    guard case .opened(skipping: let failures) = report.outcome, !failures.isEmpty else {
      return nil
    }
    return failures.map(\.explanation).joined(separator: "\n")
  }

  private static func text(of access: LinkAccess) -> String {
    if access == .everyone { return "everyone" }
    let sources = access.sources.map(\.name).sorted()
    return sources.isEmpty ? "the app only" : sources.joined(separator: ", ")
  }
}

/// One event in the inspector.
struct InspectorEvent: Identifiable, Hashable {
  let id: LinkEventID

  /// The URL without secrets.
  let subject: String

  /// The name of the outcome.
  let outcome: String

  /// Its source and entry point.
  let source: String

  /// The stages that it reached.
  let way: String

  /// The route of an event that succeeded, or the reason and the fix; may be empty.
  let cause: String

  /// The command that sends it again in a simulator.
  let command: String?
}

/// One route in the inspector.
struct InspectorRoute: Identifiable, Hashable {
  /// The name.
  let id: String

  /// The pattern, as it was written.
  let pattern: String

  /// The sources that it is open to.
  let access: String

  /// The URL of a sample link; `nil` when the route makes none.
  let sample: String?
}

extension LinkDelivery {
  /// Whether it came as a URL.
  fileprivate var isURL: Bool {
    if case .url = content { true } else { false }
  }
}
#endif
