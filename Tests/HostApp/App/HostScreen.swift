import UIKit

/// A screen of the host app: its link, as a title.
final class HostScreen: UIViewController {
  /// What it shows.
  let link: HostLink

  /// How often it has appeared.
  private(set) var appearances = 0

  /// Creates a screen.
  init(_ link: HostLink) {
    self.link = link
    super.init(nibName: nil, bundle: nil)
    title = "\(link)"
  }

  /// Storyboards are not used.
  required init?(coder: NSCoder) { nil }

  /// Counts.
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    appearances += 1
  }
}
