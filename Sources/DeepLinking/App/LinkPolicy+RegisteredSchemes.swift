public import Foundation
import LinkPatterns

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
    var schemes: [String] = []
    for type in info["CFBundleURLTypes"] as? [Any] ?? [] {
      for scheme in (type as? [String: Any])?["CFBundleURLSchemes"] as? [Any] ?? [] {
        if let scheme = scheme as? String { schemes.add(scheme.lowercased()) }
      }
    }
    return Set(eachOf: schemes)
  }
}
