@_spi(Driving) import AppleFoundationStandIn

/// Where the value of a `State` lives while its view is in the tree.
final class StateLocation<Value> {
  var value: Value
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

  var identity: [AnyHashable] { [location.map(ObjectIdentifier.init) ?? ObjectIdentifier(self)] }

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
    Binding(of: slot.identity) { [slot] in
      slot.value
    } writing: { [slot] in
      slot.value = $0
    }
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state without a value.
  public init() {
    self.init(wrappedValue: nil)
  }
}

extension State: Sendable where Value: Sendable {}

// Apple: swiftui/stateobject, 2026-11-29
/// An object that the system makes once for a view, by the view's place in the tree.
@MainActor @preconcurrency @propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private final class Made {
    var object: ObjectType?
  }

  // Made before the view is anywhere, and read on the main actor alone.
  nonisolated(unsafe) private let made: State<Made>
  nonisolated(unsafe) private let make: () -> ObjectType

  // Apple: swiftui/stateobject/init(wrappedvalue:), 2026-11-29
  /// Wraps what makes the object.
  public nonisolated init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    (make, made) = (thunk, State(wrappedValue: Made()))
  }

  /// The object, made when it is first asked for.
  public var wrappedValue: ObjectType {
    if let object = made.wrappedValue.object { return object }
    let object = make()
    made.wrappedValue.object = object
    return object
  }

  /// What makes bindings.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }
}
