/// Why a store did not do what it was asked.
public struct LinkStoreError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kinds of errors, to which more may be added.
  public struct Code: Hashable, Sendable {
    /// The name of the kind.
    public let name: String

    /// The database can't be reached, or did not answer in time.
    public static let unavailable = Code(name: "unavailable")

    /// There is no room left on the disk.
    public static let full = Code(name: "full")

    /// The database was made by a later version.
    public static let newer = Code(name: "newer")

    /// The database refused a statement, or is damaged.
    public static let damaged = Code(name: "damaged")
  }

  /// The kind of error.
  public let code: Code

  /// What was wrong, where, and what to do.
  public let description: String

  init(_ code: Code, _ description: String) {
    (self.code, self.description) = (code, description)
  }
}
