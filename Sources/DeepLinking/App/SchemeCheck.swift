import Foundation
import LinkPatterns

/// Compares the schemes of prefixes with those that the app registers with the system.
struct SchemeCheck {
  /// The property list of the program.
  let info: [String: Any]

  /// The check of the app that runs.
  static var ofThisApp: SchemeCheck { SchemeCheck(info: Bundle.main.infoDictionary ?? [:]) }

  /// A line for each scheme that the system would not send to the app, with the fix.
  ///
  /// Only an app registers schemes, so it finds nothing in a test, an extension or a command.
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
