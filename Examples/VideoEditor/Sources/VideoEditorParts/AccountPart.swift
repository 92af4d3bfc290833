import DeepLinking
import LinkActions

/// The links of the account.
enum AccountLink: DeepLink {
  /// The account: `deeplink://account`.
  case account

  static let routes = LinkRoutes<AccountLink>(access: .everyone) {
    LinkRoute(.account, "/account")
  }
}

extension LinkPart {
  /// The part that opens the account.
  @MainActor
  static func account(of editor: VideoEditor) -> LinkPart {
    let router = LinkRouter(AccountLink.self, prefixes: VideoEditor.prefixes)
    return LinkPart("account", router: router) { [weak editor] _ in
      editor?.show(.account) ?? false
    }
  }
}
