public import Foundation

/// Where files lie that the benchmarks read.
public enum Repository {
  /// The repository's folder.
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The file of baselines and goals.
  public static let baselines = root.appendingPathComponent("Benchmarks/baselines.json")

  /// A file of `shared/data`, which lies beside the repository because it is large.
  ///
  /// - Parameter path: Its path within the folder, such as `routes/w3.urls`.
  /// - Returns: Where it would be; it may not be there.
  public static func sharedData(_ path: String) -> URL {
    root.deletingLastPathComponent().appendingPathComponent("shared/data")
      .appendingPathComponent(path)
  }
}
