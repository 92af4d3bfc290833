/// The default report of mistakes in routes.
enum ProblemReport {
  /// Stops a debug build with all of them; in other builds, writes each to the log as an entry of its own.
  static func report(
    _ problems: [RouteProblem],
    // proof: the one assertion of the package; it stops only debug builds, and `onProblem` replaces it.
    stop: (String) -> Void = { assertionFailure($0) },
    write: (String) -> Void = LinkLog.write
  ) {
    guard !problems.isEmpty else { return }
    let entries = problems.map { "\($0)" }
    stop(entries.joined(separator: "\n"))
    entries.forEach(write)
  }

  /// Reports the mistakes in the routes to the app, or as the build does.
  @MainActor
  static func report<Link>(
    of router: LinkRouter<Link>,
    to onProblem: (@MainActor @Sendable (RouteProblem) -> Void)?
  ) {
    guard let onProblem else { return report(router.problems) }
    for problem in router.checkedProblems { onProblem(problem) }
  }
}
