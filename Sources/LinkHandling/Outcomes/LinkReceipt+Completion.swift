import LinkRouting

extension LinkReceipt {
  /// Whether what was asked for is so, or will be; waits until the event has ended.
  public var isSuccess: Bool {
    get async { await outcome.isSuccess }
  }

  /// Calls a function when the event has ended, for callers that do not await.
  ///
  /// - Parameter completion: Called once, on the main actor, after the caller's turn: whether what was
  ///   asked for is so, or will be.
  public func whenEnded(_ completion: @escaping @MainActor @Sendable (Bool) -> Void) {
    Task { completion(await self.isSuccess) }
  }
}
