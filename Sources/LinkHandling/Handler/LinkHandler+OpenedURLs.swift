import LinkPatterns
package import LinkRouting

extension LinkHandler {
  /// Returns the origin of a URL that came through a call by which anything opens URLs.
  ///
  /// An `https` URL of an own domain, or of a host whose short links the app expands, is a universal link: a
  /// widget's arrives this way. Everything else is no more than `scheme`.
  package func origin(ofOpened text: String) -> LinkSource {
    guard let url = try? LinkURL(text, limits: intake.router.limits), url.isWeb else {
      return .customScheme
    }
    let isOwn = intake.router.prefixes.contains { $0.admits(url) }
    return isOwn || intake.expander?.isShort(url) == true ? .universalLink : .customScheme
  }
}
