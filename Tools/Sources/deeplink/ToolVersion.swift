/// The version that `deeplink --version` prints.
enum ToolVersion {
  /// The version of the package, which is that of the newest section of CHANGELOG.md.
  static let current = "0.2.0"
}
