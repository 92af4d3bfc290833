import Hummingbird
import Logging
import NIOCore

/// What is known of a request beside itself: who sent it.
struct ServiceContext: RequestContext {
  var coreContext: CoreRequestContextStorage

  /// The address at the other end of the connection.
  let peer: String

  init(source: ApplicationRequestContextSource) {
    coreContext = CoreRequestContextStorage(source: source)
    peer = source.channel.remoteAddress?.ipAddress ?? ""
  }
}
