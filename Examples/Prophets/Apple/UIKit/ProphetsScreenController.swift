#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import DeepLinking
import LinkUIKit
import ProphetsLinks
import ProphetsScreens
import UIKit

/// One screen: its lines, those that lead somewhere as buttons.
final class ProphetsScreenController: UIViewController, LinkReceiving {
  /// What is shown.
  let link: ProphetsLink

  /// The screen, once it was built.
  private var screen: Screen?

  /// Where the screen comes from, when it was not built before.
  private let screens: (any ScreenSource)?

  /// The URL of what is shown, by which tests of the interface find the screen.
  private var url: String?

  /// The lines.
  private let lines = UIStackView(arrangedSubviews: [])

  /// Creates the controller of a screen that was built.
  init(link: ProphetsLink, screen: Screen) {
    self.link = link
    self.screen = screen
    screens = nil
    super.init(nibName: nil, bundle: nil)
    // The back button of the screen above shows it before this one is ever loaded.
    title = screen.title
  }

  /// Creates the controller of a screen that is built when it is first shown.
  init(link: ProphetsLink, screens: any ScreenSource) {
    self.link = link
    self.screens = screens
    super.init(nibName: nil, bundle: nil)
  }

  /// Storyboards are not used.
  required init?(coder: NSCoder) { nil }

  /// Notes the URL.
  func receive(_ content: ReceivedLink<ProphetsLink>) {
    url = content.url?.text
  }

  /// Makes a column for the lines.
  override func loadView() {
    lines.axis = .vertical
    lines.alignment = .leading
    lines.spacing = 8
    lines.backgroundColor = .systemBackground
    lines.accessibilityIdentifier = url
    view = lines
  }

  /// Shows the screen, or builds it first.
  override func viewDidLoad() {
    super.viewDidLoad()
    show()
    guard let screens else { return }
    Task {
      do {
        screen = try await screens.screen(for: link)
      } catch {
        screen = Screen(title: "Not available", rows: [Screen.Row("\(error)")])
      }
      show()
    }
  }

  /// Shows the lines of the screen.
  private func show() {
    guard let screen else { return }
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
