import Foundation

/// What apps write by hand for the same links: Foundation's `URL`, its path components, and a switch.
enum HandWrittenMarket {
  /// Reads a link.
  static func link(_ text: String) -> MarketLink? {
    guard let url = URL(string: text), let scheme = url.scheme, let host = url.host else {
      return nil
    }
    var components = url.pathComponents.filter { $0 != "/" }
    switch (scheme, host) {
    case ("myapp", _): components.insert(host, at: 0)
    case ("https", "www.example.com"): break
    default: return nil
    }
    return account(components) ?? content(components, url) ?? shop(components, url)
  }

  /// Reads the links of the account.
  private static func account(_ components: [String]) -> MarketLink? {
    switch components.count {
    case 1:
      switch components[0] {
      case "home": return .home
      case "cart": return .cart
      case "profile": return .profile
      case "notifications": return .notifications
      default: return nil
      }
    case 2:
      switch components[0] {
      case "users": return .user(components[1])
      case "settings": return MarketLink.Page(rawValue: components[1]).map(MarketLink.settings)
      case "invite": return .invite(components[1])
      case "reset-password": return .resetPassword(components[1])
      case "help": return .help(components[1])
      default: return nil
      }
    case 3 where components[0] == "users" && components[2] == "followers":
      return .followers(components[1])
    default: return nil
    }
  }

  /// Reads the links of posts, leagues, rooms and events.
  private static func content(_ components: [String], _ url: URL) -> MarketLink? {
    switch (components.first, components.count) {
    case ("leagues", 2): return Int(components[1]).map(MarketLink.league)
    case ("leagues", 4) where components[2] == "questions":
      guard let league = Int(components[1]), let question = Int(components[3]) else { return nil }
      return .question(league: league, question: question)
    case ("posts", 2): return .post(components[1])
    case ("posts", 4) where components[2] == "comments":
      return Int(components[3]).map { .comment(post: components[1], comment: $0) }
    case ("chat", 2): return .room(components[1])
    case ("chat", 4) where components[2] == "messages":
      return Int(components[3]).map { .message(room: components[1], message: $0) }
    case ("events", 4):
      guard let year = Int(components[1]), let month = Int(components[2]) else { return nil }
      return .event(year: year, month: month, slug: components[3])
    case ("oauth", 2) where components[1] == "callback":
      guard let code = item("code", url), let state = item("state", url) else { return nil }
      return .callback(code: code, state: state)
    default: return nil
    }
  }

  /// Reads the links of the shop.
  private static func shop(_ components: [String], _ url: URL) -> MarketLink? {
    switch (components.first, components.count) {
    case ("search", 1):
      return item("q", url).map { .search(query: $0, page: item("page", url).flatMap { Int($0) }) }
    case ("products", 2):
      return Int(components[1]).map { .product($0, reference: item("ref", url)) }
    case ("products", 3) where components[2] == "reviews":
      let sort = item("sort", url).flatMap(MarketLink.Sort.init)
      return Int(components[1]).map { .reviews($0, sort: sort) }
    case ("orders", 2): return UUID(uuidString: components[1]).map(MarketLink.order)
    case ("orders", 3) where components[2] == "tracking":
      return UUID(uuidString: components[1]).map(MarketLink.tracking)
    case ("categories", 2):
      return .category(components[1], page: item("page", url).flatMap { Int($0) })
    default: return nil
    }
  }

  /// Reads a query item.
  private static func item(_ name: String, _ url: URL) -> String? {
    URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems?
      .first { $0.name == name }?.value
  }
}
