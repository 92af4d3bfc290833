import LinkRouting

extension LinkReceipt {
  /// Whether the link succeeded, or will; waits until the event has ended.
  public var isSuccess: Bool {
    get async { await outcome.isSuccess }
  }

  /// Calls a function when the event has ended, for callers that do not await.
  ///
  /// - Parameter completion: Called once, on the main actor, after the caller's turn, with
  ///   ``isSuccess``.
  public func whenEnded(_ completion: @escaping @MainActor @Sendable (Bool) -> Void) {
    Task { completion(await self.isSuccess) }
  }
}
