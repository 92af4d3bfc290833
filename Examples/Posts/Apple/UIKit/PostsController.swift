#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
public import LinkUIKit
public import PostsApp
import DeepLinking
public import UIKit

/// A controller of the storyboard that is told its URL and parameters before it is shown.
open class PostsController: UIViewController, LinkReceiving {
  /// What it was told.
  public private(set) var content: ReceivedLink<PostsLink>?

  /// Notes the URL and the parameters.
  open func receive(_ content: ReceivedLink<PostsLink>) {
    self.content = content
    title = content.values.values.sorted().joined(separator: ", ")
  }

  /// Routes to a URL within the app, relative to this screen: `/posts`.
  ///
  /// - Throws: `LinkOpeningError` – any code. Nothing happens for a URL that is not a link.
  public func route(to reference: String) throws {
    let match = LinkRouter.posts.match(reference, relativeTo: content?.url, from: .app)
    guard case .matched(let match) = match else { return }
    try open(match.link)
  }
}
#endif
