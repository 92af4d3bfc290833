@_spi(Driving) import AppleFoundationStandIn

// Apple: swiftui/binding, 2026-11-21
/// Reads and writes a value that another object owns.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  /// What tells it apart; nil for one of closures, which is equal to no other.
  ///
  /// Apple's pages are silent; OpenSwiftUI's `ObjectLocation` and `FunctionalLocation` say so.
  let identity: [AnyHashable]?

  private let read: () -> Value

  private let write: (Value) -> Void

  init(
    of identity: [AnyHashable]? = nil,
    reading read: @escaping () -> Value,
    writing write: @escaping (Value) -> Void
  ) {
    self.identity = identity
    self.read = read
    self.write = write
  }

  // Apple: swiftui/binding/init(get:set:)-7ufcp, 2026-11-21
  /// Creates a binding from closures, and reads the value once: what makes it depends on that.
  ///
  /// The closures' isolation is Apple's, so that the compiler says here what it says there. That they have the
  /// isolation of where they are written is from OpenSwiftUI, audited for 6.5.4, read on 2026-11-29. The model
  /// runs on the main actor, where closures of that actor may be called without waiting: hence the casts.
  @preconcurrency public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    self.init(
      reading: unsafeBitCast(get, to: (() -> Value).self),
      writing: unsafeBitCast(set, to: ((Value) -> Void).self)
    )
    _ = read()
  }

  // Apple: swiftui/binding/init(projectedvalue:), 2026-11-21
  /// Creates a binding from a binding.
  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

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

  /// A binding to a part of the value.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(of: identity.map { $0 + [keyPath] }) {
      wrappedValue[keyPath: keyPath]
    } writing: {
      wrappedValue[keyPath: keyPath] = $0
    }
  }
}

extension Binding {
  /// A binding to the value inside an optional; nil while the optional is empty.
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

  /// A binding to a property of an object, equal to another of that object and property.
  init<Object: AnyObject>(_ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>) {
    self.init(of: [ObjectIdentifier(object), keyPath]) {
      object[keyPath: keyPath]
    } writing: {
      object[keyPath: keyPath] = $0
    }
    _ = read()
  }
}

/// `@unchecked`: views are read and written on the main actor alone.
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: DynamicProperty {}

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
    Binding<Subject>(wrappedValue, keyPath)
  }
}

// Apple: combine/observableobject, 2026-11-22
/// An object that views can observe, of which only the bindings are modelled.
public protocol ObservableObject: AnyObject {}

// Apple: swiftui/observedobject, 2026-11-22
/// Makes bindings to the properties of an object; that the object changed is not modelled.
@MainActor @preconcurrency @propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject> {
  // Apple: swiftui/observedobject/wrapper, 2026-11-22
  /// Makes the bindings.
  @MainActor @preconcurrency @dynamicMemberLookup public struct Wrapper {
    let object: ObjectType

    /// A binding to a property.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding<Subject>(object, keyPath)
    }
  }

  /// The object.
  public var wrappedValue: ObjectType

  /// What makes bindings.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// Wraps an object.
  public init(wrappedValue: ObjectType) {
    self.wrappedValue = wrappedValue
  }
}

// Reached only by `@_spi(Driving) import SwiftUI`.
@_spi(Driving) extension Binding {
  /// Whether SwiftUI takes two bindings for one.
  public func isSame(as other: Self) -> Bool { identity != nil && identity == other.identity }
}

extension Site {
  /// Notes a view that is given another binding than the time before.
  @MainActor func note(_ identity: [AnyHashable]?, as name: String) {
    let last = place.memory("binding of \(name)") { Box<[AnyHashable]??>(nil) }
    if let before = last.value, before == nil || before != identity {
      graph.renewedBindings.append(name)
    }
    last.value = .some(identity)
  }
}
