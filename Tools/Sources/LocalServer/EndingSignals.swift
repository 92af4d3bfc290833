import Dispatch
import Foundation

/// The signals by which a person or the system asks the process to end.
@MainActor
final class EndingSignals {
  /// The signals as they come.
  private let signals: AsyncStream<Void>

  /// Ends the stream.
  private let continuation: AsyncStream<Void>.Continuation

  /// Listens to the system.
  private var sources: [any DispatchSourceSignal] = []

  /// Listens from now on; the signals do not end the process any longer.
  init() {
    (signals, continuation) = AsyncStream.makeStream(of: Void.self)
    for number in [SIGINT, SIGTERM] {
      #if canImport(Darwin)
      // On Apple's systems a signal reaches the source and the process, which must not end by it.
      signal(number, SIG_IGN)
      #else
      // On Linux a signal that the process ignores does not reach the source, and it may have inherited that.
      signal(number, SIG_DFL)
      #endif
      let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
      source.setEventHandler { [continuation] in continuation.yield() }
      source.resume()
      sources.append(source)
    }
  }

  /// Waits for the first signal.
  func first() async {
    for await _ in signals { return }
  }

  /// Listens no longer.
  func stop() {
    for source in sources { source.cancel() }
    continuation.finish()
  }
}
