@_spi(Driving) public import AppleFoundationStandIn

/// A color: here only its name.
public final class UIColor: NSObject, Sendable {
  /// The name.
  let name: String

  /// Creates a color.
  private init(name: String) {
    self.name = name
    super.init()
  }

  // Apple: uikit/uicolor/systembackground (not tvOS), 2026-11-22
  /// What is behind everything.
  @available(tvOS, unavailable)
  public static let systemBackground = UIColor(name: "systemBackground")
}

/// Shows text.
@MainActor open class UILabel: UIView {
  /// The text.
  open var text: String?

  /// The most lines; 0 is as many as needed.
  open var numberOfLines = 1
}

/// A button with a title, which runs an action.
@MainActor open class UIButton: UIView {
  /// What a button looks like.
  public enum ButtonType: Int, Sendable {
    /// Nothing of its own.
    case custom = 0
    /// As the system's buttons.
    case system = 1
  }

  /// What a tap does.
  private(set) var primaryAction: UIAction?

  // Apple: uikit/uibutton/init(type:primaryaction:), 2026-11-21
  /// Creates a button with the title of its action.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero)
    self.primaryAction = primaryAction
  }
}

/// The constraints of a layout, which this model leaves out.
public enum NSLayoutConstraint {
  /// A direction.
  public enum Axis: Int, Sendable {
    /// Side by side.
    case horizontal = 0
    /// One above the other.
    case vertical = 1
  }
}

/// Shows views in a row or a column.
@MainActor open class UIStackView: UIView {
  /// Where views stand across the axis.
  public enum Alignment: Int, Sendable {
    /// Over the whole width.
    case fill = 0
    /// At the beginning.
    case leading = 1
  }

  // Apple: uikit/uistackview/axis, 2026-11-21
  /// The direction.
  open var axis = NSLayoutConstraint.Axis.horizontal

  /// Where views stand across the axis.
  open var alignment = Alignment.fill

  /// The distance between views.
  open var spacing: CGFloat = 0

  /// The views.
  public private(set) var arrangedSubviews: [UIView] = []

  // Apple: uikit/uistackview/init(arrangedsubviews:), 2026-11-21
  /// Creates a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    views.forEach(addArrangedSubview)
  }

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) {
    arrangedSubviews.append(view)
    addSubview(view)
  }
}
