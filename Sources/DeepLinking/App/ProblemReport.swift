/// The default report of mistakes in routes.
enum ProblemReport {
  /// Stops a debug build with all of them; in other builds, writes them to the log.
  static func report(_ problems: [RouteProblem]) {
    guard !problems.isEmpty else { return }
    let text = problems.map { "\($0)" }.joined(separator: "\n")
    // proof: the one assertion of the package; it stops only debug builds, and `onProblem` replaces it.
    assertionFailure(text)
    LinkLog.write(text)
  }
}
