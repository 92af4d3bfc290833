#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import DeepLinking
import LinkUIKit
import ProphetsLinks
import UIKit

/// One screen: its lines, those that lead somewhere as buttons.
final class ProphetsScreenController: UIViewController, LinkReceiving {
  let link: ProphetsLink

  private let screens: any ScreenSource

  /// The screen, if it was built before.
  private let screen: Screen?

  /// The URL of what is shown, by which tests of the interface find the screen.
  private var url: String?

  private let lines = UIStackView(arrangedSubviews: [])

  /// Creates the controller of a screen that was built, or is built when it is first shown.
  init(link: ProphetsLink, screens: any ScreenSource, screen: Screen? = nil) {
    (self.link, self.screens, self.screen) = (link, screens, screen)
    super.init(nibName: nil, bundle: nil)
    // The back button of the screen above shows it before this one is ever loaded.
    title = screen?.title
  }

  /// Storyboards are not used.
  required init?(coder: NSCoder) { nil }

  func receive(_ content: ReceivedLink<ProphetsLink>) {
    url = content.url?.text
  }

  override func loadView() {
    lines.axis = .vertical
    lines.alignment = .leading
    lines.spacing = 8
    lines.backgroundColor = .systemBackground
    lines.accessibilityIdentifier = url
    view = lines
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    if let screen { return show(screen) }
    Task { show(await screens.screenOrReason(for: link)) }
  }

  private func show(_ screen: Screen) {
    title = screen.title
    for row in screen.rows {
      lines.addArrangedSubview(row.link.map { button(row.text, to: $0) } ?? label(row.text))
    }
  }

  /// A line that leads nowhere.
  private func label(_ text: String) -> UIView {
    let label = UILabel()
    label.text = text
    label.numberOfLines = 0
    return label
  }

  /// A line that leads to a link.
  private func button(_ text: String, to link: ProphetsLink) -> UIView {
    let action = UIAction(title: text) { [weak self] _ in
      // Who can tap the line is in the window of a scene, so the link is opened.
      let receipt = try? self?.open(link)
      let scene = self?.viewIfLoaded?.window?.windowScene
      (scene?.delegate as? ProphetsSceneDelegate)?.follow(receipt)
    }
    return UIButton(primaryAction: action)
  }
}
#endif
