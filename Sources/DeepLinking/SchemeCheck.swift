import Foundation
import LinkPatterns

/// Compares the schemes of prefixes with those that an app registers with the system.
struct SchemeCheck {
  /// The property list of the program.
  let info: [String: Any]

  /// One line for each scheme that the system would not hand to the app, with what to add.
  ///
  /// Only an app registers schemes, so a test, an extension and a command have none to miss.
  func lines(for prefixes: [LinkPrefix]) -> [String] {
    guard info["CFBundlePackageType"] as? String == "APPL" else { return [] }
    let registered = LinkPolicy.registeredSchemes(in: info)
    return prefixes.filter { !$0.isWeb && !registered.contains($0.scheme) }.map { prefix in
      """
      The system opens no '\(prefix.scheme)' URL in this app: add '\(prefix.scheme)' in Xcode under target › \
      Info › URL Types, which is CFBundleURLTypes › CFBundleURLSchemes in Info.plist.
      """
    }
  }
}
