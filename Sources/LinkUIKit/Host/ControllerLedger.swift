#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Records which controller shows which destination, without retaining any.
@MainActor
final class ControllerLedger<Destination: Hashable & Sendable> {
  /// The record of one controller.
  private struct Record {
    /// The controller, as long as UIKit or the app retains it.
    weak var controller: UIViewController?

    /// The entry that it shows.
    var entry: NavigationEntry<Destination>?

    /// The style in which it was presented.
    var style: PresentationStyle?

    /// Whether it is the placeholder of an empty column.
    var isPlaceholder = false
  }

  /// The records, by the identity of their controllers.
  private var records: [ObjectIdentifier: Record] = [:]

  /// The number of foreign screens so far.
  private var foreignScreens = 0

  /// Records the destination of a controller.
  func register(_ controller: UIViewController, shows destination: Destination) {
    change(controller) { $0.entry = .destination(destination) }
  }

  /// Records the style in which a controller is presented.
  func register(_ controller: UIViewController, presentedAs style: PresentationStyle) {
    change(controller) { $0.style = style }
  }

  /// Records a controller as the placeholder of an empty column.
  func register(placeholder: UIViewController) {
    change(placeholder) { $0.isPlaceholder = true }
  }

  /// Returns whether a controller is the placeholder of an empty column.
  func isPlaceholder(_ controller: UIViewController) -> Bool {
    record(of: controller)?.isPlaceholder ?? false
  }

  /// Returns whether the destination of a controller was recorded.
  func isKnown(_ controller: UIViewController) -> Bool {
    record(of: controller)?.entry != nil
  }

  /// The entry that a controller shows.
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

  /// The style in which a controller was presented.
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

  /// The number of records, including those of deallocated controllers.
  var count: Int { records.count }

  /// The record of a controller.
  private func record(of controller: UIViewController) -> Record? {
    let record = records[ObjectIdentifier(controller)]
    return record?.controller === controller ? record : nil
  }

  /// Changes the record of a controller, and removes the records of deallocated controllers.
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
