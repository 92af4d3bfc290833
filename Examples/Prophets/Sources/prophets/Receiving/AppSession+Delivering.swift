import DeepLinking
import ProphetsApp
import ProphetsLinks

extension AppSession {
  /// Opens a link that came while the app runs, in a turn of its own.
  func deliver(_ url: String) async -> LinkReport<ProphetsLink> {
    turns.advance()
    let entryPoint = LinkEntryPoint.usual(for: url, isCold: false)
    return await app.receive(
      LinkDelivery(url: url, source: .usual(for: url, through: entryPoint), entryPoint: entryPoint)
    )
  }
}
