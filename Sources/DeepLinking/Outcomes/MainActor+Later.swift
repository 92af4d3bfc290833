extension MainActor {
  /// Calls a function after the current turn of the main actor.
  package static func later(_ body: @escaping @MainActor () -> Void) {
    Task { @MainActor in body() }
  }
}
