#if canImport(SwiftUI) && !os(watchOS)
public import Observation

@available(iOS 17.0, macOS 14.0, tvOS 17.0, visionOS 1.0, *)
extension NavigationModel: nonisolated Observable {
  /// What Observation needs, unless the model was made without.
  private var registrar: ObservationRegistrar? { changes.registrar as? ObservationRegistrar }
}

extension NavigationModel {
  /// Makes what Observation needs, where the system has it.
  static func makeRegistrar() -> (any Sendable)? {
    if #available(iOS 17.0, macOS 14.0, tvOS 17.0, visionOS 1.0, *) {
      return ObservationRegistrar()
    }
    return nil
  }

  /// Notes that the state is read.
  func noteAccess() {
    if #available(iOS 17.0, macOS 14.0, tvOS 17.0, visionOS 1.0, *) {
      registrar?.access(self, keyPath: \.state)
    }
  }

  /// Changes the state and tells who follows it.
  func noteChange(_ change: () -> Void) {
    if #available(iOS 17.0, macOS 14.0, tvOS 17.0, visionOS 1.0, *) {
      if let registrar {
        registrar.withMutation(of: self, keyPath: \.state, change)
        return
      }
    }
    change()
    changes.tellFollowers()
  }
}
#endif
