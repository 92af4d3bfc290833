/// The version that `deeplink --version` prints.
enum ToolVersion {
  /// The version of the package: the one in work has no number yet.
  static let current = "0.1.0-dev"
}
