/// Work on a list of items that is done again and again, to be timed or counted.
///
/// What it needs is read and made beforehand, so that a pass does the work and nothing else.
public protocol Workload: Sendable {
  /// How many items a pass works on, such as URLs.
  var itemCount: Int { get }

  /// Does the work once for every item.
  ///
  /// - Returns: A number that depends on every answer, so that no compiler leaves the work out.
  func pass() -> Int
}
