#if canImport(SwiftUI) && !os(watchOS)
import SwiftUI
#if canImport(UIKit)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

/// The command that opens a URL in a simulator: to be copied, and on tvOS to be read.
@MainActor
struct InspectorCommand: View {
  let command: String

  var body: some View {
    #if os(tvOS)
    Text(verbatim: command).font(.caption)
    #else
    Button("Copy simctl command") { copy() }.font(.caption)
    #endif
  }

  #if !os(tvOS)
  private func copy() {
    #if canImport(UIKit)
    UIPasteboard.general.string = command
    #elseif canImport(AppKit)
    NSPasteboard.general.clearContents()
    NSPasteboard.general.setString(command, forType: .string)
    #endif
  }
  #endif

  /// The command for a URL, quoted for a shell.
  static func command(for url: String) -> String {
    let parts = url.utf8.split(separator: UInt8(ascii: "'"), omittingEmptySubsequences: false)
    let quoted = parts.map { String(decoding: $0, as: UTF8.self) }.joined(separator: #"'\''"#)
    return "xcrun simctl openurl booted '\(quoted)'"
  }
}
#endif
