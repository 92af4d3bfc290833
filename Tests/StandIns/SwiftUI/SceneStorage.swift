@_spi(Driving) import AppleFoundationStandIn

// Reached by tests through `@_spi(Driving) import SwiftUI`.

/// What the system keeps for a scene from one run of the app to the next.
///
/// `@unchecked Sendable`: views are read and written on the main actor alone.
@_spi(Driving) public final class SceneStore: @unchecked Sendable {
  /// The values by key.
  public var values: [String: Any] = [:] {
    didSet {
      let changed = changed
      MainActor.assumeIsolated { changed?() }
    }
  }

  var changed: (@MainActor () -> Void)?

  /// Creates a store as a scene has that was never shown before.
  public init() {}
}

/// What the copies of one `SceneStorage` share; pointed at the scene before the body is read.
///
/// `@unchecked Sendable`: views are read and written on the main actor alone.
final class SceneStorageSlot: @unchecked Sendable {
  /// The store of the scene; nil outside a tree.
  var store: SceneStore?
}

// Apple: swiftui/scenestorage, 2026-11-22
/// A value that the system keeps for a scene; shared by all that name its key.
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
  let slot = SceneStorageSlot()
  let key: String
  let initial: Value

  /// The value.
  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    Binding(reading: { read() }, writing: { write($0) })
  }

  /// Reads the store.
  private func read() -> Value { slot.store?.values[key] as? Value ?? initial }

  /// Writes the store; ignored outside a tree.
  private func write(_ value: Value) {
    let isNone = (value as? any OptionalValue)?.isNone ?? false
    slot.store?.values[key] = isNone ? nil : value
  }
}

extension SceneStorage where Value == Data? {
  /// Creates a property that holds data, or none.
  public init(_ key: String) {
    self.key = key
    initial = nil
  }
}

extension SceneStorage where Value == String? {
  /// Creates a property that holds a text, or none.
  public init(_ key: String) {
    self.key = key
    initial = nil
  }
}

extension SceneStorage: InstallableProperty {
  func install(at place: Place, key: String, environment: EnvironmentValues) {
    slot.store = place.graph?.storage
  }
}

/// An optional, whatever it wraps.
private protocol OptionalValue {
  /// Whether there is no value.
  var isNone: Bool { get }
}

extension Optional: OptionalValue {
  fileprivate var isNone: Bool { self == nil }
}
