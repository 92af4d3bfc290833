#if canImport(SwiftUI) && !os(watchOS)
import SwiftUI

/// A field for a URL, and what it means.
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

/// What arrived, its outcome, its way and its cause.
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
#endif
