/// The latest events of an app for an inspector, each with its stages and its outcome.
@MainActor
package final class EventRecorder<Link: DeepLink> {
  /// An event and its progress so far.
  package final class Record {
    package let event: LinkEvent<Link>

    /// The stages that the event reached, in order, without immediate repeats.
    package fileprivate(set) var stages: [LinkStage] = []

    /// The screen that the event waits for; `nil` when it waits for no screen.
    package fileprivate(set) var obstacle: ScreenStatus?

    /// How the event ended; `nil` while it goes on.
    package fileprivate(set) var report: LinkReport<Link>?

    fileprivate init(_ event: LinkEvent<Link>) { self.event = event }
  }

  /// The most events that are kept.
  nonisolated static var capacity: Int { 50 }

  /// The events, the oldest first.
  package private(set) var records: [Record] = []

  /// Called after each change.
  package var onChange: (@MainActor () -> Void)?

  /// What the inspector keeps with the events, for all of its views.
  package var companion: AnyObject?

  /// Creates a recorder that has seen nothing.
  init() {}

  /// Records the progress of an event.
  func record(_ progress: LinkProgress<Link>) {
    switch progress {
    case .received(let event): _ = add(event)
    case .reached(let stage, of: let id):
      if let record = record(of: id), record.stages.last != stage { record.stages.append(stage) }
    case .waiting(for: let status, of: let id): record(of: id)?.obstacle = status
    case .ended(let report):
      // An event that is refused before it is queued was never received.
      (record(of: report.event.id) ?? add(report.event)).report = report
    }
    onChange?()
  }

  private func add(_ event: LinkEvent<Link>) -> Record {
    let record = Record(event)
    if records.count == Self.capacity { records.removeFirst() }
    records.append(record)
    return record
  }

  private func record(of id: LinkEventID) -> Record? { records.last { $0.event.id == id } }
}
