public import Foundation

extension LinkPolicy {
  /// Returns the schemes that a bundle registers with the system, for `registeredSchemes` of a policy.
  ///
  /// They are listed in its Info.plist under `CFBundleURLTypes`, each entry with `CFBundleURLSchemes`. Entries of
  /// another form are ignored.
  ///
  /// Source: Apple, Information Property List, `CFBundleURLTypes`.
  ///
  /// - Parameter bundle: The bundle. An app extension's bundle registers no schemes: list them yourself.
  /// - Returns: The schemes, in lower case.
  /// - Complexity: O(*n*), *n* = number of schemes.
  public static func registeredSchemes(of bundle: Bundle = .main) -> Set<String> {
    registeredSchemes(in: bundle.infoDictionary ?? [:])
  }

  /// The schemes in a property list, in lower case.
  static func registeredSchemes(in info: [String: Any]) -> Set<String> {
    let types = info["CFBundleURLTypes"] as? [Any] ?? []
    let schemes = types.flatMap { type in
      (type as? [String: Any])?["CFBundleURLSchemes"] as? [Any] ?? []
    }
    return Set(schemes.compactMap { ($0 as? String)?.lowercased() })
  }
}
