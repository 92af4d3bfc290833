import LinkRouting

/// What becomes of mistakes in routes where the app does not say.
enum ProblemReport {
  /// Stops a debug build with all of them, and writes to the log of another.
  static func report(_ problems: [RouteProblem]) {
    guard !problems.isEmpty else { return }
    let text = problems.map { "\($0)" }.joined(separator: "\n")
    // proof: the one assertion of the package; it stops debug builds alone, and `onProblem` replaces it.
    assertionFailure(text)
    LinkLog.write(text)
  }
}
