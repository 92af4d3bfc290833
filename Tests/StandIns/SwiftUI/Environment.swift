@_spi(Driving) import AppleFoundationStandIn
public import Observation

/// Names a value of the environment.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value

  /// The value where none was set.
  static var defaultValue: Value { get }
}

/// The values that views inherit.
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]
  private var objects: [ObjectIdentifier: AnyObject] = [:]

  // Apple: swiftui/environmentvalues/init(), 2026-11-21
  /// Creates an environment of defaults.
  public init() {}

  /// The value for a key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    // A missing value would be cast to `nil` where the key's value is optional.
    get { values[ObjectIdentifier(key)].flatMap { $0 as? K.Value } ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The object of a type.
  subscript<T: AnyObject>(object type: T.Type) -> T? {
    get { objects[ObjectIdentifier(type)] as? T }
    set { objects[ObjectIdentifier(type)] = newValue }
  }
}

/// What the copies of one `Environment` share; filled in before the body is read.
///
/// `@unchecked Sendable`: views are read and written on the main actor alone.
final class EnvironmentSlot: @unchecked Sendable {
  var values = EnvironmentValues()
}

// Apple: swiftui/environment, 2026-11-21
/// Reads a value from the environment.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  let slot = EnvironmentSlot()
  private let pick: (EnvironmentValues) -> Value

  // Apple: swiftui/environment/init(_:), 2026-11-21
  /// Reads a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    pick = { $0[keyPath: keyPath] }
  }

  // Apple: swiftui/environment/init(_:)-8slkf, 2026-11-21
  /// Reads an observable object, or nil.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, visionOS 1.0, *)
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    pick = { $0[object: objectType] }
  }

  /// Reads an observable object, which must be there.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, visionOS 1.0, *)
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    pick = { values in
      guard let object = values[object: objectType] else {
        fatalError("No Observable object of type \(objectType) found.")
      }
      return object
    }
  }

  /// The value.
  public var wrappedValue: Value { pick(slot.values) }
}

/// Adds to the environment of a view.
nonisolated struct EnvironmentModifier: ViewModifier {
  let change: (inout EnvironmentValues) -> Void
}

extension EnvironmentModifier: PrimitiveModifier {
  @MainActor func render(_ content: any View, at site: Site) -> [Node] {
    var site = site
    change(&site.environment)
    return site.render(content)
  }
}

extension View {
  /// Sets a value for the views inside.
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    _ value: V
  ) -> some View {
    modifier(EnvironmentModifier { $0[keyPath: keyPath] = value })
  }

  // Apple: swiftui/view/transformenvironment(_:transform:), 2026-11-23
  /// Changes a value for the views inside.
  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(EnvironmentModifier { transform(&$0[keyPath: keyPath]) })
  }

  // Apple: swiftui/view/environment(_:), 2026-11-21
  /// Puts an observable object into the environment of the views inside, or takes it out.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, visionOS 1.0, *)
  public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(EnvironmentModifier { $0[object: T.self] = object })
  }

  /// Whether people can use the views inside.
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    modifier(EnvironmentModifier { $0.isEnabled = $0.isEnabled && !disabled })
  }
}

/// Whether a scene runs.
public enum ScenePhase: Comparable, Sendable {
  /// Behind.
  case background
  /// In front, receiving no events.
  case inactive
  /// In front and receiving events.
  case active
}

/// The key of `appearsActive`.
private enum AppearsActiveKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  // Apple: swiftui/environmentvalues/appearsactive, 2026-11-30
  /// Whether views should look active, as in the key window of macOS.
  public var appearsActive: Bool {
    get { self[AppearsActiveKey.self] }
    set { self[AppearsActiveKey.self] = newValue }
  }
}

/// The key of `isEnabled`.
private enum IsEnabledKey: EnvironmentKey {
  static let defaultValue = true
}

/// The key of `scenePhase`.
private enum ScenePhaseKey: EnvironmentKey {
  static let defaultValue = ScenePhase.active
}

extension EnvironmentValues {
  /// Whether people can use the view.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  /// Whether the scene runs.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}
