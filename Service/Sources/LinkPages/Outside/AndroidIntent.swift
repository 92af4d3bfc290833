/// The link that opens an app on Android, and its page in the store where the app is missing.
///
/// Source: Chrome's documentation, "Android Intents with Chrome", as of November 2026.
struct AndroidIntent {
  /// The link.
  let text: String

  /// Makes the link of a web URL; `nil` for any other.
  init?(_ url: String, package: String, fallback: String?) {
    let scheme = url.prefix { $0 != ":" }
    guard scheme == "https" || scheme == "http", url.dropFirst(scheme.count).hasPrefix("://") else {
      return nil
    }
    let rest = url.dropFirst(scheme.count + 3)
    let end = fallback.map { "S.browser_fallback_url=\(FormText.encoded($0));" } ?? ""
    text = "intent://\(rest)#Intent;scheme=\(scheme);package=\(package);\(end)end"
  }
}
