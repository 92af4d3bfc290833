#if canImport(SwiftUI) && !os(watchOS)
#if canImport(Combine)
import Combine
#endif
import SwiftUI

/// The object of bindings by `ObservedObject` before iOS 17; views follow a model with `NavigationReader`.
///
/// The bindings retain it, so it stays the same as long as there is one to compare.
@MainActor
final class BindingSource<Destination: Hashable & Sendable>: ObservableObject {
  /// The model.
  let model: NavigationModel<Destination>

  /// Creates a source of bindings to a model.
  init(model: NavigationModel<Destination>) {
    self.model = model
  }
}
#endif
