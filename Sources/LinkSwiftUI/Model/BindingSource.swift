#if canImport(SwiftUI) && !os(watchOS)
#if canImport(Combine)
import Combine
#endif
import SwiftUI

extension NavigationModel {
  /// A binding that is equal in every body: SwiftUI compares its object and its key path.
  ///
  /// `Binding(get:set:)` is equal to no other binding. A `NavigationStack(path:)` with a new one in each body
  /// skips `onAppear` (built with Xcode 16.3 or newer) and can crash on a fast double back.
  func binding<Value>(_ keyPath: ReferenceWritableKeyPath<NavigationModel, Value>) -> Binding<Value>
  {
    if #available(iOS 17.0, macOS 14.0, tvOS 17.0, visionOS 1.0, *), changes.registrar != nil {
      return Bindable(self)[dynamicMember: keyPath]
    }
    let source = bindingSource ?? BindingSource(model: self)
    bindingSource = source
    let member = (\BindingSource<Destination>.model).appending(path: keyPath)
    return ObservedObject(wrappedValue: source).projectedValue[dynamicMember: member]
  }
}

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
