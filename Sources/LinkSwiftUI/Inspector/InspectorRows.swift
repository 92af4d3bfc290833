#if canImport(SwiftUI) && !os(watchOS)
#if canImport(UIKit)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif
import SwiftUI

/// A field for a URL, with its explanation.
@MainActor
struct InspectorTrial: View {
  let text: Binding<String>
  let explain: @MainActor (String) -> String
  let open: @MainActor (String) -> Void

  var body: some View {
    TextField("URL", text: text).autocorrectionDisabled()
    if !text.wrappedValue.isEmpty {
      Text(verbatim: explain(text.wrappedValue)).font(.caption)
      Button("Open") { open(text.wrappedValue) }
      InspectorCommand(command: InspectorCommand.command(for: text.wrappedValue))
    }
  }
}

/// An arrival with its outcome, its stages and its cause.
@MainActor
struct InspectorEventRow: View {
  let event: InspectorEvent

  var body: some View {
    VStack(alignment: .leading) {
      Text(verbatim: "\(event.outcome): \(event.subject)")
      Text(verbatim: event.source).font(.caption)
      Text(verbatim: event.way).font(.caption)
      if !event.cause.isEmpty { Text(verbatim: event.cause).font(.caption) }
    }
    if let command = event.command { InspectorCommand(command: command) }
  }
}

/// A route with its sample to tap.
@MainActor
struct InspectorRouteRow: View {
  let route: InspectorRoute
  let open: @MainActor (String) -> Void

  var body: some View {
    VStack(alignment: .leading) {
      Text(verbatim: "\(route.id) \(route.pattern)")
      Text(verbatim: "open to \(route.access)").font(.caption)
    }
    if let sample = route.sample {
      Button(sample) { open(sample) }
    }
  }
}

/// The command that opens a URL in a simulator, to copy, or to read on tvOS.
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
