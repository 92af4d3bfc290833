/// The version of this package.
public enum PackageVersion {
  /// The number of the newest section of CHANGELOG.md, such as `1.4.2`.
  public static let current = "0.2.0"
}
