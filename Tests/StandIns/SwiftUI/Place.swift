@_spi(Driving) import AppleFoundationStandIn

/// A place in the tree of views, which keeps state for whatever view is there.
@MainActor final class Place {
  weak var graph: ViewGraph?
  private var children: [AnyHashable: Place] = [:]
  private var kept: [String: AnyObject] = [:]
  private var lastSeen = 0

  init(graph: ViewGraph?) {
    self.graph = graph
  }

  /// The place below for a key, made when first asked for.
  func child(_ key: AnyHashable, generation: Int) -> Place {
    let child = children[key] ?? Place(graph: graph)
    children[key] = child
    child.lastSeen = generation
    return child
  }

  /// What is kept for a key, made when first asked for.
  func memory<Kept: AnyObject>(_ key: String, make: () -> Kept) -> Kept {
    if let found = kept[key] as? Kept { return found }
    let made = make()
    kept[key] = made
    return made
  }

  /// Forgets the places that a rendering did not come by.
  func prune(generation: Int) {
    children = children.filter { $0.value.lastSeen == generation }
    children.values.forEach { $0.prune(generation: generation) }
  }

  /// Points the dynamic properties of a view or modifier at this place.
  func install(_ owner: Any, environment: EnvironmentValues, prefix: String = "") {
    for child in Mirror(reflecting: owner).children {
      guard let property = child.value as? any DynamicProperty else { continue }
      let key = "\(prefix).\(child.label ?? "")"
      if let known = property as? any InstallableProperty {
        known.install(at: self, key: key, environment: environment)
      } else {
        install(property, environment: environment, prefix: key)
        update(property)
      }
    }
  }

  /// Lets an app's own dynamic property know; what it changes in itself is lost.
  private func update(_ property: some DynamicProperty) {
    var copy = property
    copy.update()
  }
}

/// A dynamic property of the model.
@MainActor protocol InstallableProperty {
  /// Points the property at a place.
  func install(at place: Place, key: String, environment: EnvironmentValues)
}

extension State: InstallableProperty {
  func install(at place: Place, key: String, environment: EnvironmentValues) {
    slot.install(at: place, key: key)
  }
}

extension Environment: InstallableProperty {
  func install(at place: Place, key: String, environment: EnvironmentValues) {
    slot.values = environment
  }
}

extension Binding: InstallableProperty {
  func install(at place: Place, key: String, environment: EnvironmentValues) {}
}

/// Anything by reference.
final class Box<Value> {
  var value: Value

  /// Boxes a value.
  init(_ value: Value) {
    self.value = value
  }
}
