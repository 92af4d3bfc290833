// What the SDKs of notification services call with the URL of a notification, and how it reaches the links of the app.
// snippet.hide
import DeepLinking
import Foundation

// Stand-ins for the SDKs, with the signatures that these declare: Airship 20, Braze 18.2, OneSignal 5, Iterable 6.7,
// Customer.io 4.7, Klaviyo 5.3, CleverTap 7.7.
enum Airship { @MainActor static var onDeepLink: (@MainActor @Sendable (URL) async -> Void)? }

final class Braze {
  struct URLContext { var url: URL }
}
protocol BrazeDelegate: AnyObject {
  @MainActor func braze(_ braze: Braze, shouldOpenURL context: Braze.URLContext) -> Bool
}

final class OSNotification { let launchURL: String? = nil }
final class OSNotificationClickEvent { let notification = OSNotification() }
protocol OSNotificationClickListener: AnyObject { func onClick(event: OSNotificationClickEvent) }

final class IterableActionContext {}
protocol IterableURLDelegate: AnyObject {
  func handle(iterableURL url: URL, inContext context: IterableActionContext) -> Bool
}

final class SDKConfigBuilder {
  init(cdpApiKey: String) {}
  func deepLinkCallback(_ callback: @escaping (URL) -> Bool) -> SDKConfigBuilder { self }
}

struct KlaviyoSDK {
  @discardableResult
  func registerDeepLinkHandler(_ handler: @escaping (URL) -> Void) -> KlaviyoSDK { self }
}

enum CleverTapChannel { case pushNotification }
protocol CleverTapURLDelegate: AnyObject {
  func shouldHandleCleverTap(_ url: URL?, for channel: CleverTapChannel) -> Bool
}

enum ShopLink: DeepLink {
  case home
  case product(id: Int)

  static let routes = LinkRoutes<ShopLink>(access: .everyone) {
    LinkRoute(.home, "/")
    LinkRoute(ShopLink.product, "/products/:id")
  }

  static let router = LinkRouter(
    ShopLink.self,
    prefixes: [.scheme("shop"), .domain("shop.example")]
  )
}

// snippet.show
let links = DeepLinks(
  router: ShopLink.router,
  payloads: PayloadLinks(PayloadReader("Firebase", at: "link"))
)
// snippet.end

// Some services hand over every URL, and open none themselves.
Airship.onDeepLink = { url in links.receive(url, from: .notification) }

KlaviyoSDK().registerDeepLinkHandler { url in links.receive(url, from: .notification) }

final class OneSignalLinks: NSObject, OSNotificationClickListener {
  func onClick(event: OSNotificationClickEvent) {
    guard let url = event.notification.launchURL else { return }
    Task { @MainActor in links.receive(url, from: .notification) }
  }
}

// Others ask whether the app opens a URL, and open it themselves if it doesn't.
// snippet.show
func opensLink(_ url: URL?) -> Bool {
  guard let url, case .matched = ShopLink.router.match(url, from: .notification) else {
    return false
  }
  Task { @MainActor in links.receive(url, from: .notification) }
  return true
}
// snippet.end

final class BrazeLinks: BrazeDelegate {
  func braze(_ braze: Braze, shouldOpenURL context: Braze.URLContext) -> Bool {
    !opensLink(context.url)
  }
}

final class IterableLinks: IterableURLDelegate {
  func handle(iterableURL url: URL, inContext context: IterableActionContext) -> Bool {
    opensLink(url)
  }
}

let customer = SDKConfigBuilder(cdpApiKey: "…")
  .deepLinkCallback { url in opensLink(url) }

final class CleverTapLinks: CleverTapURLDelegate {
  func shouldHandleCleverTap(_ url: URL?, for channel: CleverTapChannel) -> Bool { !opensLink(url) }
}

print(opensLink(URL(string: "shop://products/7")))  // true
print(opensLink(URL(string: "https://news.example/")))  // false: the service opens it
