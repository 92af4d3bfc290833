import LinkRouting

extension LinkRouter {
  /// Why a URL is the URL of no link; `nil` where it is.
  func reason(for text: String) -> LinkFailure? {
    do throws(LinkFailure) {
      _ = try link(for: text)
      return nil
    } catch {
      return error
    }
  }
}
