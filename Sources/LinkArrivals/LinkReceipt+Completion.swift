public import LinkHandling

extension LinkReceipt {
  /// Calls a function once the event has ended, for callers that do not await.
  ///
  /// - Parameter completion: Called once, on the main actor, after the caller's turn, with
  ///   `isSuccess`.
  public func whenEnded(_ completion: @escaping @MainActor @Sendable (Bool) -> Void) {
    Task { completion(await self.isSuccess) }
  }
}
