import LinkPatterns
import LinkRouting
import Testing

/// A link that holds a secret.
private struct Reset: DeepLink { var token: String }

/// A URL that may have been meant for the app is shown without its secrets, whatever its beginning.
@Suite struct OtherPrefixSecretTests {
  @Test(arguments: [
    ("http://app.example/t/hush", "http://app.example/t/<redacted>"),
    ("https://www.app.example/t/hush", "https://www.app.example/t/<redacted>"),
    ("other://t/hush", "other://t/<redacted>"),
    ("other://app.example/t/hush", "other://app.example/<redacted>/<redacted>"),
    ("https://app.example/t/hush", "https://app.example/t/<redacted>"),
    ("https://www.app.example/u/hush", "https://www.app.example/u/<redacted>"),
  ])
  func isShownWithoutItsSecrets(url: String, shown: String) {
    let router = LinkRouter(
      prefixes: [.scheme("app"), .domain("app.example")],
      routes: [LinkRoute(Reset.init, "/t/:token").secret("token")]
    )
    #expect(router.withoutSecrets(url) == shown)
  }
}
