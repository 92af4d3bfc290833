@_spi(Driving) public import AppleFoundationStandIn

/// Which types of data a responder takes.
@MainActor public final class UIPasteConfiguration: NSObject {
  /// The types.
  public let acceptableTypeIdentifiers: [String]

  /// Describes types.
  public init(acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
    super.init()
  }
}

/// What data can be pasted into.
@MainActor public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
  /// Which types are taken.
  var pasteConfiguration: UIPasteConfiguration? { get set }

  /// Takes what was pasted.
  func paste(itemProviders: [NSItemProvider])
}

extension UIResponder: UIPasteConfigurationSupporting {}

/// A control that pastes after a tap.
///
/// A type alias, so that the model itself can name the class.
@available(tvOS, unavailable)
public typealias UIPasteControl = PasteControl

/// A control that pastes after a tap.
@MainActor public final class PasteControl: UIView {
  /// The look of a control; here nothing of it.
  @MainActor public final class Configuration: NSObject {
    /// Creates the usual look.
    public override init() { super.init() }
  }

  /// What is pasted into.
  public weak var target: (any UIPasteConfigurationSupporting)?

  /// Creates a control.
  public init(configuration: Configuration) { super.init(frame: .zero) }

  /// Creates a control from an archive, which the model has none of.
  public required init?(coder: NSCoder) { nil }
}

@_spi(Driving) extension PasteControl {
  /// A person taps the control; what the target doesn't take is not handed over.
  public func tap(pasting items: [NSItemProvider]) {
    let types = target?.pasteConfiguration?.acceptableTypeIdentifiers ?? []
    let taken = items.filter { item in types.contains { item.hasItemConformingToTypeIdentifier($0) }
    }
    if !taken.isEmpty { target?.paste(itemProviders: taken) }
  }
}
