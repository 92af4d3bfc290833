@_spi(Driving) public import AppleFoundationStandIn

/// Receives URLs.
nonisolated struct OpenURLModifier: ViewModifier {
  let action: (URL) -> Void
}

extension OpenURLModifier: PrimitiveModifier {
  @MainActor func render(_ content: any View, at site: Site) -> [Node] {
    let nodes = site.render(content)
    site.pass.urlHandlers.append(action)
    return nodes
  }
}

/// Receives activities.
nonisolated struct ContinueActivityModifier: ViewModifier {
  let type: String
  let action: (NSUserActivity) -> Void
}

extension ContinueActivityModifier: PrimitiveModifier {
  @MainActor func render(_ content: any View, at site: Site) -> [Node] {
    let nodes = site.render(content)
    site.pass.activityHandlers.append((type, action))
    return nodes
  }
}

/// Offers an activity.
nonisolated struct AdvertisedActivityModifier: ViewModifier {
  let type: String
  let isActive: Bool
  let update: (NSUserActivity) -> Void
}

extension AdvertisedActivityModifier: PrimitiveModifier {
  @MainActor func render(_ content: any View, at site: Site) -> [Node] {
    let activity = site.place.memory("activity") { NSUserActivity(activityType: type) }
    if isActive, site.isVisible {
      update(activity)
      site.pass.advertised.append(activity)
    }
    return site.render(content)
  }
}

/// Wants to know about being on screen.
nonisolated struct LifecycleModifier: ViewModifier {
  var onAppear: (() -> Void)?
  var onDisappear: (() -> Void)?
  var job: (() async -> Void)?
  var jobID: JobID?
}

extension LifecycleModifier: PrimitiveModifier {
  @MainActor func render(_ content: any View, at site: Site) -> [Node] {
    let nodes = site.render(content)
    let lifecycle = site.place.memory("lifecycle") { Lifecycle() }
    lifecycle.onAppear = onAppear
    lifecycle.onDisappear = onDisappear
    lifecycle.job = job
    lifecycle.jobID = jobID
    if site.isVisible { site.pass.visible.append(lifecycle) }
    return nodes
  }
}

/// Wants to know about changes of a value.
nonisolated struct ChangeModifier<V: Equatable>: ViewModifier {
  let value: V

  /// Whether the first value counts as a change.
  let initial: Bool

  let action: (V, V) -> Void
}

extension ChangeModifier: PrimitiveModifier {
  @MainActor func render(_ content: any View, at site: Site) -> [Node] {
    let nodes = site.render(content)
    let last = site.place.memory("last") { Box<V?>(nil) }
    let old = last.value
    last.value = value
    guard old != value, old != nil || initial else { return nodes }
    site.pass.afterwards.append { action(old ?? value, value) }
    return nodes
  }
}

extension View {
  // Apple: swiftui/view/onopenurl(perform:), 2026-11-21
  /// Receives the URLs of the scene: custom schemes and universal links.
  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(OpenURLModifier(action: action))
  }

  // Apple: swiftui/view/oncontinueuseractivity(_:perform:), 2026-11-21
  /// Receives the activities of a type.
  public nonisolated func onContinueUserActivity(
    _ activityType: String,
    perform action: @escaping (NSUserActivity) -> Void
  ) -> some View {
    modifier(ContinueActivityModifier(type: activityType, action: action))
  }

  // Apple: swiftui/view/useractivity(_:isactive:_:), 2026-11-21
  /// Offers an activity while the view is on screen.
  public nonisolated func userActivity(
    _ activityType: String,
    isActive: Bool = true,
    _ update: @escaping (NSUserActivity) -> Void
  ) -> some View {
    modifier(AdvertisedActivityModifier(type: activityType, isActive: isActive, update: update))
  }

  // Apple: swiftui/view/useractivity(_:element:_:), 2026-11-21
  /// Offers an activity about an element while there is one.
  public nonisolated func userActivity<P>(
    _ activityType: String,
    element: P?,
    _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View {
    userActivity(activityType, isActive: element != nil) { activity in
      if let element { update(element, activity) }
    }
  }

  // Apple: swiftui/view/onappear(perform:), 2026-11-21
  /// Runs when the view comes on screen.
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(LifecycleModifier(onAppear: action))
  }

  /// Runs when the view leaves the screen.
  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(LifecycleModifier(onDisappear: action))
  }

  // Apple: swiftui/view/task(name:priority:file:line:_:), 2026-11-21
  /// Runs while the view is on screen.
  public nonisolated func task(
    name: String? = nil,
    priority: TaskPriority = .userInitiated,
    file: String = #fileID,
    line: Int = #line,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    modifier(LifecycleModifier(job: { await action() }))
  }

  /// Runs while the view is on screen, anew whenever the identifier changes.
  public nonisolated func task<T: Equatable>(
    id: T,
    name: String? = nil,
    priority: TaskPriority = .userInitiated,
    file: String = #fileID,
    line: Int = #line,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    modifier(LifecycleModifier(job: { await action() }, jobID: JobID(id)))
  }

  // Apple: swiftui/view/onchange(of:initial:_:), 2026-11-21
  /// Runs when a value has changed.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, visionOS 1.0, *)
  public nonisolated func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping () -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, initial: initial) { _, _ in action() })
  }

  /// Runs when a value has changed, with the old and the new one.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, visionOS 1.0, *)
  public nonisolated func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, initial: initial, action: action))
  }

  /// Runs when a value has changed, with the new one.
  @available(iOS, deprecated: 17.0)
  public nonisolated func onChange<V: Equatable>(
    of value: V,
    perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, initial: false) { _, new in action(new) })
  }
}
