@_spi(Driving) public import AppleFoundationStandIn

/// A search that is presented over the screen it searches, and belongs to it.
@MainActor open class UISearchController: UIViewController {
  /// Creates a search; the results are not modelled.
  public init(searchResultsController: UIViewController?) {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
  }

  /// Creates a search from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
