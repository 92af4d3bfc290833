/// A screen that is not a link, such as an alert, a share sheet, or a screen that the app shows itself.
public struct ForeignScreen: Hashable, Sendable {
  /// The kind of a foreign screen, which decides how a link that would remove it goes on.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// An alert or action sheet: it is waited for.
    case alert

    /// A share sheet, document picker, photo picker or the like: it is waited for.
    case systemPicker

    /// A presented screen of the app: it is dismissed.
    case modal

    /// A pushed screen of the app: it is popped.
    case pushed

    /// Whether a link waits until the screen is closed.
    package var isWaitedFor: Bool { self == .alert || self == .systemPicker }
  }

  /// The identity, unique among the screens that are shown.
  public let id: String

  /// The kind of screen.
  public let kind: Kind

  /// Names a screen.
  ///
  /// - Parameters:
  ///   - id: The identity, unique among the screens that are shown.
  ///   - kind: What it is.
  public init(id: String, kind: Kind) {
    self.id = id
    self.kind = kind
  }
}
