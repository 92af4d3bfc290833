#if canImport(UIKit) && !os(watchOS)
import LinkNavigation
import UIKit

/// Knows which controller is the screen of which destination, and keeps none of them alive.
@MainActor
final class ControllerLedger<Destination: Hashable & Sendable> {
  /// What is known of one controller.
  private struct Record {
    /// The controller, as long as UIKit or the app retains it.
    weak var controller: UIViewController?

    /// What it is the screen of.
    var entry: NavigationEntry<Destination>?

    /// How it was presented.
    var style: PresentationStyle?

    /// Whether it stands in an empty column.
    var isPlaceholder = false
  }

  /// The records, by the identity of their controllers.
  private var records: [ObjectIdentifier: Record] = [:]

  /// How many foreign screens were seen.
  private var foreignScreens = 0

  /// Notes what a controller is the screen of.
  func note(_ controller: UIViewController, shows destination: Destination) {
    change(controller) { $0.entry = .destination(destination) }
  }

  /// Notes how a controller is presented.
  func note(_ controller: UIViewController, presentedAs style: PresentationStyle) {
    change(controller) { $0.style = style }
  }

  /// Notes that a controller stands where nothing is selected.
  func note(placeholder: UIViewController) {
    change(placeholder) { $0.isPlaceholder = true }
  }

  /// Tells whether a controller stands where nothing is selected.
  func isPlaceholder(_ controller: UIViewController) -> Bool {
    record(of: controller)?.isPlaceholder ?? false
  }

  /// Tells whether it was noted what a controller is the screen of.
  func isKnown(_ controller: UIViewController) -> Bool {
    record(of: controller)?.entry != nil
  }

  /// What a controller is the screen of.
  func entry(
    of controller: UIViewController,
    foreign kind: ForeignScreen.Kind = .pushed
  ) -> NavigationEntry<Destination> {
    if let known = record(of: controller)?.entry { return known }
    foreignScreens += 1
    let id = "\(type(of: controller))-\(foreignScreens)"
    let entry = NavigationEntry<Destination>.foreign(
      ForeignScreen(id: id, kind: controller.systemScreen ?? kind)
    )
    change(controller) { $0.entry = entry }
    return entry
  }

  /// How a controller was presented.
  func style(of controller: UIViewController) -> PresentationStyle {
    if let known = record(of: controller)?.style { return known }
    switch controller.modalPresentationStyle {
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext: return .fullScreen
    #if !os(tvOS)
    case .formSheet: return .formSheet
    case .popover: return .popover
    #endif
    default: return .sheet
    }
  }

  /// The number of records, those of controllers that have gone included.
  var count: Int { records.count }

  /// The record of a controller.
  private func record(of controller: UIViewController) -> Record? {
    let record = records[ObjectIdentifier(controller)]
    return record?.controller === controller ? record : nil
  }

  /// Changes the record of a controller, and forgets the controllers that have gone.
  private func change(_ controller: UIViewController, _ body: (inout Record) -> Void) {
    var record = record(of: controller) ?? Record(controller: controller)
    body(&record)
    if records[ObjectIdentifier(controller)] == nil {
      records = records.filter { $0.value.controller != nil }
    }
    records[ObjectIdentifier(controller)] = record
  }
}
#endif
