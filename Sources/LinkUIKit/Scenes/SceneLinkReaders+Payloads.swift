#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
public import LinkHandling
public import LinkRouting
import UIKit
import UserNotifications

extension SceneLinkReaders {
  /// These readers, with notifications read from their payloads.
  ///
  /// - Parameters:
  ///   - links: Where URLs are looked for.
  ///   - onError: Called with what is wrong with a payload; its notification carries no link then.
  /// - Returns: A copy of these readers.
  public func readingNotifications(
    by links: PayloadLinks,
    onError: @escaping @MainActor @Sendable (LinkFailure) -> Void
  ) -> SceneLinkReaders {
    var readers = self
    readers.notification = { response in
      do throws(LinkFailure) {
        return try links.url(inUserInfo: response.notification.request.content.userInfo)
          .map { LinkArrival(url: $0, of: response) }
      } catch {
        onError(error)
        return nil
      }
    }
    return readers
  }
}

@MainActor
extension LinkArrival {
  /// The URL that a notification carries, with what tells the response to it from others.
  init(url: String, of response: UNNotificationResponse) {
    self.init(.url(url), from: .notification, through: .notification)
    identity = LinkNotificationResponse(response).identity
  }
}
#endif
