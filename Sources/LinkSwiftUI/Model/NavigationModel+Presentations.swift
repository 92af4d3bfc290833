#if canImport(SwiftUI) && !os(watchOS)
public import SwiftUI

extension NavigationModel {
  /// The presentation at a level, unless it is a cover or a popover, for `sheet(item:)`.
  ///
  /// An unknown style is a sheet; on macOS a cover is, too. `presentations(of:screen:)` uses
  /// this for every level. If you use it yourself, call ``didPresent(at:)`` when the content appears, and
  /// ``didDismiss(at:)`` as `onDismiss`.
  ///
  /// - Parameter level: The position of the presentation; 0 is the lowest.
  /// - Returns: A binding that is `nil` while nothing is presented; setting `nil` dismisses all from this level up.
  public func sheet(at level: Int) -> Binding<PresentedDestination<Destination>?> {
    presented(at: level, on: .sheet)
  }

  /// The presentation at a level, if it is a cover, for `fullScreenCover(item:)`.
  ///
  /// - Parameter level: The position of the presentation; 0 is the lowest.
  /// - Returns: As ``sheet(at:)``.
  public func cover(at level: Int) -> Binding<PresentedDestination<Destination>?> {
    presented(at: level, on: .cover)
  }

  /// The presentation at a level, if it is a popover at a view, for `popover(item:)`.
  func popover(
    at level: Int,
    from anchor: String
  ) -> Binding<PresentedDestination<Destination>?> {
    presented(at: level, on: .popover(anchor))
  }

  /// Records that the content of a presentation appeared: its dismissal will be reported.
  ///
  /// - Parameter level: The position of the presentation.
  public func didPresent(at level: Int) {
    guard ownState.presentations.indices.contains(level) else { return }
    dismissals.didPresent(at: level)
  }

  /// Records that SwiftUI reported the end of a dismissal.
  ///
  /// - Parameter level: The position that the presentation had.
  public func didDismiss(at level: Int) {
    dismissals.didDismiss(at: level)
  }

  /// The presentation at a level, if it is of a kind.
  private func presented(
    at level: Int,
    on surface: PresentationSurface
  ) -> Binding<PresentedDestination<Destination>?> {
    binding(\.[presented: PresentationPosition(level: level, surface: surface)])
  }

  /// The presentation of a kind, if there is one; setting `nil` dismisses it.
  subscript(presented position: PresentationPosition) -> PresentedDestination<Destination>? {
    get {
      let presentations = ownState.presentations
      guard presentations.indices.contains(position.level) else { return nil }
      let presentation = presentations[position.level]
      guard surface(of: presentation.style, at: position.level) == position.surface,
        let root = presentation.root.destination
      else { return nil }
      return PresentedDestination(level: position.level, style: presentation.style, root: root)
    }
    set {
      guard newValue == nil, self[presented: position] != nil else { return }
      var new = ownState
      new.presentations = Array(new.presentations.prefix(position.level))
      showForPerson(new)
    }
  }
}

/// A level, and the kind of the presentation at that level.
struct PresentationPosition: Hashable, Sendable {
  /// The position among the presentations; 0 is the lowest.
  let level: Int

  /// The kind.
  let surface: PresentationSurface
}

/// The kinds of presentations in SwiftUI.
enum PresentationSurface: Hashable, Sendable {
  /// A sheet.
  case sheet

  /// A cover.
  case cover

  /// A popover at the view with a name.
  case popover(String)
}

extension NavigationModel {
  /// How a presentation is shown.
  private func surface(of style: PresentationStyle, at level: Int) -> PresentationSurface {
    if style.isCover { return .cover }
    return popovers.anchor(at: level).map(PresentationSurface.popover) ?? .sheet
  }
}

extension PresentationStyle {
  /// Whether SwiftUI shows the style as a cover, which macOS does not have.
  fileprivate var isCover: Bool {
    #if os(macOS)
    false
    #else
    self == .fullScreen
    #endif
  }
}

/// The first screen of a presentation, for `sheet(item:)` and `fullScreenCover(item:)`.
///
/// Another level, style or first screen is another presentation; pushing in it is not.
public struct PresentedDestination<Destination: Hashable & Sendable>: Hashable, Identifiable,
  Sendable
{
  /// The position among the presentations; 0 is the lowest.
  public let level: Int

  /// The presentation style.
  public let style: PresentationStyle

  /// The first screen.
  public let root: Destination

  /// The value itself: equal values are one presentation.
  public var id: Self { self }
}
#endif
