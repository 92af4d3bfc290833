import LinkRouting

/// What becomes of mistakes in routes where the app does not say.
enum ProblemReport {
  /// Stops a debug build, and writes to the log of another.
  static func report(_ problem: RouteProblem) {
    // proof: the one assertion of the package; it stops debug builds alone, and `onProblem` replaces it.
    assertionFailure("\(problem)")
    LinkLog.write("\(problem)")
  }
}
