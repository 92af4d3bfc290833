/// What Apple's frameworks would have written to the console or raised, kept by the object it is about.
@_spi(Driving) @MainActor public final class StandInLog {
  /// Console warnings, oldest first.
  public private(set) var warnings: [String] = []

  /// Exceptions that would have ended the app, oldest first; the call that caused one had no effect.
  public private(set) var exceptions: [String] = []

  /// Creates an empty log.
  public init() {}

  /// Records a console warning.
  public func warn(_ text: String) {
    warnings.append(text)
  }

  /// Records an exception.
  public func raise(_ text: String) {
    exceptions.append(text)
  }

  /// Forgets everything.
  public func clear() {
    warnings = []
    exceptions = []
  }
}
