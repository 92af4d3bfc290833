public import LinkNavigation

/// How a host sees a screen that is shown: what it is, and whether it may go without a question.
public struct ScreenStatus: Equatable, Sendable {
  /// What the screen is, if it is no link.
  public var foreign: ForeignScreen.Kind?

  /// Whether leaving the screen would lose what the person did there.
  public var hasUnsavedWork: Bool

  /// Whether the person cannot swipe the screen away (`isModalInPresentation`).
  public var isModalInPresentation: Bool

  /// The title that the person sees, if the screen has one.
  public var title: String?

  /// Describes a screen.
  ///
  /// - Parameters:
  ///   - foreign: What the screen is; `nil` for the screen of a link.
  ///   - hasUnsavedWork: Whether leaving it would lose work.
  ///   - isModalInPresentation: Whether the person cannot swipe it away.
  ///   - title: The title that the person sees.
  public init(
    foreign: ForeignScreen.Kind? = nil,
    hasUnsavedWork: Bool = false,
    isModalInPresentation: Bool = false,
    title: String? = nil
  ) {
    self.foreign = foreign
    self.hasUnsavedWork = hasUnsavedWork
    self.isModalInPresentation = isModalInPresentation
    self.title = title
  }

  /// Whether the person is asked before a link removes the screen.
  package var needsConsent: Bool { hasUnsavedWork || isModalInPresentation }

  /// What the screen is, in words: `alert`, `system picker`.
  package var name: String {
    switch foreign {
    case .alert: "alert"
    case .systemPicker: "system picker"
    case .modal, .pushed, nil: "screen"
    }
  }
}
