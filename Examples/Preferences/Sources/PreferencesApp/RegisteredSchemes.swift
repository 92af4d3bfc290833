/// The schemes that an app registered with the system.
public enum RegisteredSchemes {
  /// Reads them from the app's property list.
  ///
  /// - Parameter info: The property list: `CFBundleURLTypes`, and in each `CFBundleURLSchemes`.
  /// - Returns: The schemes; empty when the list names none, so that every custom scheme is refused.
  public static func schemes(in info: [String: Any]) -> Set<String> {
    let types = info["CFBundleURLTypes"] as? [[String: Any]] ?? []
    return Set(types.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] })
  }
}
