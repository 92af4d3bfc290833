@_spi(Driving) import AppleFoundationStandIn

/// Where the value of a `State` lives while its view is in the tree.
final class StateLocation<Value> {
  /// The value.
  var value: Value

  /// Tells the graph that the value changed.
  let changed: @MainActor () -> Void

  /// Creates a location with the first value.
  init(value: Value, changed: @escaping @MainActor () -> Void) {
    self.value = value
    self.changed = changed
  }
}

/// What the copies of one `State` share; pointed at a location before the body is read.
///
/// `@unchecked Sendable`: views are read and written on the main actor alone.
final class StateSlot<Value>: @unchecked Sendable {
  /// The value of a view that is not in a tree.
  private let initial: Value

  /// The location of a view that is in a tree.
  private var location: StateLocation<Value>?

  /// Creates a slot with the first value.
  init(initial: Value) {
    self.initial = initial
  }

  /// The value; writing is ignored outside a tree, as Apple's does with a warning.
  var value: Value {
    get { location?.value ?? initial }
    set {
      guard let location else { return }
      location.value = newValue
      let changed = location.changed
      MainActor.assumeIsolated { changed() }
    }
  }

  /// Points the slot at the location for a place.
  @MainActor func install(at place: Place, key: String) {
    location = place.memory(key) {
      StateLocation(value: initial) { [weak graph = place.graph] in graph?.stateChanged() }
    }
  }
}

// Apple: swiftui/state, 2026-11-21
/// A value that the system keeps for a view, by the view's place in the tree.
@propertyWrapper public struct State<Value>: DynamicProperty {
  /// Where the value is found.
  let slot: StateSlot<Value>

  // Apple: swiftui/state/init(wrappedvalue:), 2026-11-21
  /// Creates a state with its first value, which counts once for each place.
  public init(wrappedValue value: Value) {
    slot = StateSlot(initial: value)
  }

  /// Creates a state with its first value.
  public init(initialValue value: Value) {
    slot = StateSlot(initial: value)
  }

  /// The value.
  public var wrappedValue: Value {
    get { slot.value }
    nonmutating set { slot.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    Binding(reading: { [slot] in slot.value }, writing: { [slot] in slot.value = $0 })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state without a value.
  public init() {
    self.init(wrappedValue: nil)
  }
}

extension State: Sendable where Value: Sendable {}

// Apple: swiftui/binding, 2026-11-21
/// Reads and writes a value that somebody else owns.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  /// Reads.
  private let read: () -> Value

  /// Writes.
  private let write: (Value) -> Void

  /// Creates a binding inside the model.
  init(reading read: @escaping () -> Value, writing write: @escaping (Value) -> Void) {
    self.read = read
    self.write = write
  }

  // Apple: swiftui/binding/init(get:set:)-7ufcp, 2026-11-21
  /// Creates a binding from closures.
  ///
  /// The closures' isolation is Apple's, so that the compiler says here what it says there. The model
  /// runs on the main actor, where closures of that actor may be called without waiting: hence the casts.
  @preconcurrency public init(
    get: @escaping @isolated(any) @Sendable () -> Value,
    set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    read = unsafeBitCast(get, to: (() -> Value).self)
    write = unsafeBitCast(set, to: ((Value) -> Void).self)
  }

  // Apple: swiftui/binding/init(projectedvalue:), 2026-11-21
  /// Creates a binding from a binding.
  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  // Apple: swiftui/binding/constant(_:), not compared
  /// A value that does not change.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(reading: { value }, writing: { _ in })
  }

  /// The value.
  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  // Apple: swiftui/binding/subscript(dynamicmember:), not compared
  /// A binding to a part of the value.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(
      reading: { wrappedValue[keyPath: keyPath] },
      writing: { wrappedValue[keyPath: keyPath] = $0 }
    )
  }
}

extension Binding {
  // Apple: swiftui/binding/init(_:), not compared
  /// A binding to the value inside an optional; nil when there is none now.
  public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    self.init(reading: { base.wrappedValue ?? first }, writing: { base.wrappedValue = $0 })
  }

  /// A binding to an optional of the value.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(
      reading: { base.wrappedValue },
      writing: { if let value = $0 { base.wrappedValue = value } }
    )
  }
}

/// `@unchecked`: views are read and written on the main actor alone.
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: DynamicProperty {}

// Apple: swiftui/bindable, not compared
/// Makes bindings to the properties of an observable object.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, visionOS 1.0, *)
@propertyWrapper @dynamicMemberLookup public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value

  /// The wrapper itself.
  public var projectedValue: Bindable<Value> { self }

  /// Wraps an object.
  public init(wrappedValue: Value) where Value: AnyObject & Observable {
    self.wrappedValue = wrappedValue
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, visionOS 1.0, *)
extension Bindable where Value: AnyObject & Observable {
  // Apple: swiftui/bindable/init(_:), 2026-11-21
  /// Wraps an object.
  public init(_ wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// A binding to a property.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let object = wrappedValue
    return Binding<Subject>(
      reading: { object[keyPath: keyPath] },
      writing: { object[keyPath: keyPath] = $0 }
    )
  }
}
