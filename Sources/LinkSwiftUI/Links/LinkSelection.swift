#if canImport(SwiftUI) && !os(watchOS)
public import SwiftUI

/// The link that is pushed on the screen of a view, for a list with a selection: `@Environment(\.linkSelection)`.
///
/// ```
/// struct LeaguesView: View {
///   @Environment(\.linkSelection) private var selection
///
///   var body: some View {
///     List(selection: selection(QuizLink.self)) {
///       ForEach(leagues) { league in Text(league.name).tag(QuizLink.league(id: league.id)) }
///     }
///   }
/// }
/// ```
///
/// In columns it is the link in the next column, and in a narrow window the pushed link. A link that opens there
/// selects its row, and choosing a row replaces everything above this screen.
public struct LinkSelection {
  /// The model, and the screen of the view.
  private let place: (model: AnyObject, screen: ScreenPlace)?

  init(_ place: (model: AnyObject, screen: ScreenPlace)? = nil) {
    self.place = place
  }

  /// Returns the binding of a list's selection.
  ///
  /// - Parameter type: The type of the app's links.
  /// - Returns: The link that is pushed on this screen; setting `nil` goes back to this screen. A constant when the
  ///   view is on no screen of a link, or the links are of another type.
  @MainActor
  public func callAsFunction<Link: Hashable & Sendable>(_ type: Link.Type) -> Binding<Link?> {
    guard let place, let model = place.model as? NavigationModel<Link>,
      let link = place.screen.destination.base as? Link
    else { return .constant(nil) }
    return model.binding(\.[above: SelectionPlace(address: place.screen.stack.address, link: link)])
  }
}

/// A screen of a stack.
struct SelectionPlace<Link: Hashable & Sendable>: Hashable, Sendable {
  let address: StackAddress
  let link: Link
}

extension ScreenPlace.Stack {
  /// The stack, which may be in columns.
  fileprivate var address: StackAddress {
    switch self {
    case .whole(let address): address
    case .column(let column): .container(column.container)
    }
  }
}

extension EnvironmentValues {
  /// The link that is pushed on the screen of the view.
  public internal(set) var linkSelection: LinkSelection {
    get { self[OptionalKey<LinkSelection>.self] ?? LinkSelection() }
    set { self[OptionalKey<LinkSelection>.self] = newValue }
  }
}
#endif
